import { number } from '@crownleaf/engine';

export const options = { rounds: number(1, 20, 5) };
