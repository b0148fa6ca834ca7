export const SOLO_MODES = ['high-score', 'campaign'] as const;
export type SoloMode = (typeof SOLO_MODES)[number];
