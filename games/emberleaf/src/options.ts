import { choice } from '@crownleaf/engine';
import { DIFFICULTIES } from '../data/sister.ts';

/** `difficulty` means something to one player only [EMBER-22.15]. */
export const options = {
  decks: choice(['draft', 'random'], 'draft'),
  difficulty: choice(DIFFICULTIES, 'medium'),
};
