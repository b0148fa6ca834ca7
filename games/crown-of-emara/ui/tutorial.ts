import type { Tutorial } from '@crownleaf/ui';

export const tutorial: Tutorial = { seats: 2, seed: '0', steps: [] };
