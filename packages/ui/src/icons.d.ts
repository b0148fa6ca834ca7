/** Made by the build from `games/GAME/ui/icons.json`. */
declare module 'virtual:icons/*' {
  /** The address of the sprite. */
  export const sprite: string;
}

/** The few of the gallery. */
declare module 'virtual:icons' {
  export const sprite: string;
}
