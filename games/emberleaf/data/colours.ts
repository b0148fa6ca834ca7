/** By seat (rulebook); alone the sister has the second one. */
export const COLOURS = ['red', 'blue', 'black', 'white', 'yellow'] as const;
