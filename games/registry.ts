import { manifest as crownOfEmara } from './crown-of-emara/manifest.ts';
import { manifest as emberleaf } from './emberleaf/manifest.ts';
import { manifest as heartOfCrown } from './heart-of-crown/manifest.ts';
import type { GameManifest } from './manifest.ts';
import { manifest as minidom } from './minidom/manifest.ts';

/** Every game there is, in the order of the start page: the only list of games. Only apps and games/loaded-games.ts import it. */
export const MANIFESTS: readonly GameManifest[] = [crownOfEmara, emberleaf, heartOfCrown, minidom];
