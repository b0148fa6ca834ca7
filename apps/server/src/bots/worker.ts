import { botDesk } from '@crownleaf/bots/host-node';
import { GAMES } from '../../../../games/loaded-games.ts';

/** What runs on the threads where bots think. */
export const answer = botDesk(GAMES.map(({ game }) => game));
