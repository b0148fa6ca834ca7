import { botDesk } from '../../node/index.ts';
import { bareStage, stage } from './troupe.ts';

export const answer = botDesk([stage, bareStage]);
