import {
  attack,
  attackAnywhere,
  bannerToBox,
  bannerToSpot,
  build,
  buildAnywhere,
  buildReduced,
  charge,
  dropOff,
  everyone,
  gather,
  home,
  leaves,
  leavesPerClearing,
  ongoing,
  onPlay,
  paying,
  per,
  putOnCard,
  recall,
  type Skill,
  type Stat,
  slide,
  spend,
  takeFavour,
  takeFromCard,
  takeHero,
  triggerOnPlay,
  walk,
} from '../src/effects/vocabulary.ts';
import type { Basis } from './basis.ts';

export interface HeroCard {
  readonly number: string;
  readonly name: string;
  readonly animal: string;
  readonly stats: { readonly [stat in Stat]?: number };
  /** Top first. */
  readonly skills: readonly Skill[];
  /** What a text states of this card; everything else on it is reconstructed. */
  readonly known?: { readonly basis: Basis; readonly what: readonly string[] };
}

function hero(
  title: string,
  animal: string,
  stats: HeroCard['stats'],
  skills: readonly Skill[],
  facts?: HeroCard['known'],
): HeroCard {
  const [number = '', ...name] = title.split(' ');
  const card = { number, name: name.join(' '), animal, stats, skills };
  return facts === undefined ? card : { ...card, known: facts };
}

function known(basis: Basis, ...what: readonly string[]): NonNullable<HeroCard['known']> {
  return { basis, what };
}

/** Five decks of six cards, A to E. */
export const FELLOWSHIP_CARDS: readonly HeroCard[] = [
  hero(
    '001 Bim',
    'mouse',
    { wood: 1 },
    [slide(gather('wood', 1)), dropOff(buildReduced(1, 1))],
    known('rulebook', 'name', 'slide above drop-off'),
  ),
  hero(
    '002 Milo',
    'squirrel',
    { walk: 1 },
    [onPlay(walk(2)), slide(walk(1))],
    known('rulebook', 'name', 'has a slide skill'),
  ),
  hero(
    '003 Sprig',
    'hedgehog',
    { food: 1 },
    [onPlay(gather('food', 2)), dropOff(gather('food', 3))],
    known('rulebook', 'name', 'drop-off, no slide skill'),
  ),
  hero(
    '004 Amara',
    'vole',
    { stone: 1 },
    [onPlay(buildReduced(1, 2, 1)), charge(1, spend('wood', 1), walk(2))],
    known('rulebook', 'name', 'neither slide nor drop-off'),
  ),
  hero('005 Tansy Otterbrook', 'otter', { wood: 1 }, [onPlay(gather('wood', 2)), slide(gather('wood', 1))]),
  hero('006 Brannoch', 'badger', { attack: 1 }, [onPlay(attack(1, per('attack'))), dropOff(attack(3))]),
  hero(
    '007 Zorr',
    'fox',
    { attack: 1 },
    [onPlay(attack(0, per('attack'))), slide(walk(1))],
    known('rulebook', 'name', 'stats', 'on-play skill'),
  ),
  hero('008 Rusk', 'weasel', { attack: 1 }, [onPlay(walk(2)), slide(attack(0, per('attack')))]),
  hero('009 Pikewing', 'heron', { attack: 1 }, [onPlay(attack(2)), dropOff(gather('stone', 1))]),
  hero('010 Mab Molehill', 'mole', { food: 1 }, [onPlay(gather('food', 2)), slide(gather('wood', 1))]),
  hero('011 Orlo Barkskin', 'beaver', { wood: 1 }, [onPlay(gather('wood', 2)), dropOff(build(1))]),
  hero('012 Greta Flint', 'badger', { stone: 1 }, [onPlay(build(1)), charge(1, spend('stone', 1), attack(2))]),
  hero(
    '013 Koren',
    'hare',
    { walk: 1 },
    [onPlay(gather('wood', 2)), slide(gather('wood', 0, per('wood', 2)))],
    known('rulebook', 'name', 'no wood stat', 'slide skill'),
  ),
  hero(
    '014 Talon',
    'kestrel',
    { wood: 1 },
    [onPlay(walk(2)), slide(gather('wood', 1))],
    known('rulebook', 'name', 'stats'),
  ),
  hero('015 Wren Swiftstep', 'wren', { walk: 1 }, [onPlay(walk(1, per('walk'))), slide(walk(1))]),
  hero('016 Pipkin', 'dormouse', { food: 1 }, [
    onPlay(gather('food', 1, per('food'))),
    slide(gather('food', 0, per('food', 2))),
  ]),
  hero('017 Juniper', 'squirrel', { stone: 1 }, [onPlay(walk(1), build(1)), dropOff(walk(2), build(1))]),
  hero('018 Tarn', 'stoat', { attack: 1 }, [onPlay(attack(2)), dropOff(attack(3))]),
  hero('019 Cobble', 'mole', { stone: 1 }, [onPlay(gather('stone', 1)), slide(gather('stone', 0, per('stone', 2)))]),
  hero('020 Gritt', 'toad', { stone: 1 }, [
    onPlay(gather('stone', 0, per('stone'))),
    charge(2, spend('stone', 1), gather('wood', 1), gather('food', 1)),
  ]),
  hero('021 Marlo', 'rabbit', { walk: 1 }, [onPlay(walk(2)), slide(walk(1))]),
  hero('022 Barnaby Thump', 'boar', { attack: 1 }, [
    onPlay(attack(2)),
    charge(1, spend('stone', 1), attack(1, per('attack'))),
  ]),
  hero('023 Peat', 'newt', { wood: 1 }, [onPlay(gather('wood', 2)), slide(gather('food', 1))]),
  hero('024 Agate', 'badger', { food: 1 }, [onPlay(build(1)), dropOff(build(1))]),
  hero('025 Nettle', 'shrew', { food: 1 }, [onPlay(gather('food', 2)), dropOff(gather('beehive', 1))]),
  hero('026 Bumblefoot', 'bear cub', { stone: 1 }, [
    onPlay(gather('beehive', 1)),
    charge(1, spend('beehive', 1), gather('wood', 2), gather('food', 1)),
  ]),
  hero('027 Clover', 'rabbit', { walk: 1 }, [onPlay(walk(2)), dropOff(walk(2), build(1))]),
  hero('028 Hobnail', 'hedgehog', { attack: 1 }, [
    onPlay(attack(1, per('attack'))),
    charge(1, spend('beehive', 1), attack(3)),
  ]),
  hero('029 Saffron', 'vole', { wood: 1 }, [onPlay(gather('wood', 2)), slide(gather('wood', 1))]),
  hero('030 Elder Moss', 'tortoise', { food: 1 }, [onPlay(buildReduced(1, 2, 1)), dropOff(build(1))]),
];

export const HERO_CARDS: readonly HeroCard[] = [
  hero(
    '031 Cirial',
    'deer',
    { wood: 2 },
    [onPlay(gather('wood', 0, per('wood'))), dropOff(build(1))],
    known('rulebook', 'name', 'stats'),
  ),
  hero('032 Fern Lightpaw', 'hare', { walk: 2 }, [onPlay(walk(0, per('walk'))), slide(walk(1))]),
  hero('033 Old Burrow', 'badger', { food: 2 }, [
    onPlay(gather('food', 0, per('food'))),
    dropOff(gather('food', 0, per('food'))),
  ]),
  hero('034 Rook Ashfeather', 'rook', { attack: 2 }, [onPlay(attack(0, per('attack'))), slide(gather('food', 1))]),
  hero(
    '035 Lark',
    'lark',
    { wood: 1 },
    [onPlay(gather('wood', 2)), slide(attack(0, per('wood')))],
    known('source', 'number', 'name', 'wood stat', 'attack counts wood stats'),
  ),
  hero(
    '036 Barrel',
    'pig',
    { food: 1 },
    [onPlay(gather('food', 2)), slide(attack(0, per('food')))],
    known('source', 'number', 'name', 'attack counts food stats'),
  ),
  hero('037 Quarry Tom', 'mole', { stone: 2 }, [
    onPlay(gather('stone', 0, per('stone'))),
    charge(1, spend('stone', 1), build(1)),
  ]),
  hero('038 Maple', 'squirrel', { wood: 1, food: 1 }, [onPlay(gather('wood', 2), gather('food', 2))]),
  hero('039 Skitter', 'stoat', { walk: 1, attack: 1 }, [onPlay(walk(2), attack(1, per('attack')))]),
  hero('040 Honeywick', 'bear', { food: 1 }, [onPlay(gather('beehive', 1)), dropOff(gather('beehive', 1))]),
  hero(
    '041 Digger',
    'mole',
    { attack: 1 },
    [paying(bannerToSpot, slide(gather('stone', 2))), paying(bannerToBox, slide(leaves(3)))],
    known('source', 'number', 'name', 'prices of both skills'),
  ),
  hero('042 Bramble Jack', 'boar', { wood: 1, attack: 1 }, [
    onPlay(attack(2, per('attack'))),
    dropOff(gather('wood', 2)),
  ]),
  hero(
    '043 Puck',
    'magpie',
    { food: 1 },
    [onPlay(putOnCard), slide(putOnCard), dropOff(takeFromCard)],
    known('source', 'number', 'name', 'resources on the card'),
  ),
  hero(
    '044 Ironrak',
    'raccoon',
    { attack: 2 },
    [onPlay(attack(0, per('attack'))), charge(1, bannerToBox, attackAnywhere(4))],
    known('source', 'number', 'name', 'price of the charge'),
  ),
  hero('045 Willow Wright', 'beaver', { wood: 1 }, [onPlay(build(1)), slide(buildReduced(1, 2, 1))]),
  hero('046 Ollo the Mason', 'mole', { stone: 1 }, [onPlay(buildReduced(1, 1)), dropOff(buildReduced(1, 1))]),
  hero('047 Dapple', 'fawn', { walk: 1 }, [onPlay(walk(2), build(1))]),
  hero('048 Sable Farwalk', 'marten', { walk: 1 }, [onPlay(walk(3)), paying(spend('food', 2), dropOff(takeFavour))]),
  hero('049 Tilly Twostep', 'mouse', { walk: 1, food: 1 }, [slide(walk(2)), dropOff(walk(2), gather('food', 2))]),
  hero('050 Corin Stonebelly', 'toad', { stone: 1, attack: 1 }, [
    onPlay(gather('stone', 1), attack(2)),
    slide(gather('stone', 0, per('stone', 2))),
  ]),
  hero('051 Nib', 'shrew', { food: 1 }, [onPlay(takeHero), dropOff(takeHero)]),
  hero(
    '052 Borel',
    'bear',
    { attack: 1 },
    [onPlay(attack(2, per('attack'))), paying(bannerToSpot, slide(leaves(2)))],
    known('source', 'number', 'name', 'slide paid with a banner'),
  ),
  hero('053 Hilda Hearth', 'hen', { food: 1 }, [paying(spend('beehive', 1), onPlay(home)), dropOff(gather('food', 2))]),
  hero('054 Gable', 'swift', { wood: 1 }, [onPlay(buildAnywhere(1)), dropOff(gather('stone', 1))]),
  hero('055 Finn Reed', 'otter', { food: 1 }, [
    onPlay(gather('food', 2), walk(1)),
    slide(gather('food', 0, per('food', 2))),
  ]),
  hero('056 Ashby', 'woodpecker', { wood: 1 }, [
    slide(gather('wood', 0, per('wood', 2))),
    dropOff(gather('wood', 0, per('wood'))),
  ]),
  hero('057 Cress', 'duck', { food: 1 }, [slide(gather('food', 1)), dropOff(build(1))]),
  hero(
    '058 Tock',
    'tortoise',
    { stone: 1 },
    [onPlay(walk(2)), ongoing('walk', 4, build(1))],
    known('rulebook', 'ongoing skill'),
  ),
  hero('059 Vetch', 'weasel', { attack: 1 }, [onPlay(attack(2)), ongoing('clear', 1, gather('stone', 1), leaves(1))]),
  hero('060 Minnow', 'kingfisher', { walk: 1 }, [
    onPlay(gather('wood', 1), gather('food', 1)),
    ongoing('gather', 4, walk(2)),
  ]),
  hero('061 Heddle', 'spider', { wood: 1 }, [
    onPlay(gather('wood', 2)),
    ongoing('build', 1, gather('wood', 1), gather('food', 1)),
  ]),
  hero('062 Marigold', 'goose', { food: 1 }, [onPlay(everyone(gather('food', 2)), gather('beehive', 1))]),
  hero('063 Pell the Crier', 'jay', { walk: 1 }, [onPlay(everyone(takeHero)), slide(leaves(1))]),
  hero('064 Sorrel', 'fox', { walk: 1 }, [paying(spend('stone', 1), onPlay(takeFavour)), dropOff(walk(2))]),
  hero('065 Burr Bluster', 'boar', { attack: 1 }, [onPlay(attackAnywhere(3)), dropOff(attack(2))]),
  hero('066 Nutkin', 'squirrel', { wood: 1 }, [
    onPlay(gather('wood', 2), walk(1)),
    charge(2, spend('wood', 1), walk(1)),
  ]),
  hero(
    '067 Patty',
    'duck',
    { food: 1 },
    [onPlay(gather('food', 2)), paying(bannerToBox, slide(gather('stone', 1), gather('beehive', 1)))],
    known('source', 'number', 'name', 'slide paid with a banner'),
  ),
  hero(
    '068 Dash',
    'hare',
    { walk: 1, attack: 1 },
    [onPlay(walk(2), attack(2)), paying(bannerToBox, slide(walk(2), build(1)))],
    known('source', 'name', 'slide paid with a banner'),
  ),
  hero(
    '069 Mortar',
    'mole',
    { stone: 1 },
    [paying(spend('stone', 'X'), onPlay(gather('wood', 'X'), gather('food', 'X'))), slide(gather('stone', 1))],
    known('rulebook', 'X skill'),
  ),
  hero('070 Peregrin', 'falcon', { walk: 2 }, [onPlay(walk(0, per('walk'))), dropOff(takeHero)]),
  hero('071 Bella Brick', 'beaver', { stone: 1 }, [onPlay(build(2))]),
  hero('072 Toadstool Tam', 'toad', { food: 1 }, [
    onPlay(gather('food', 0, per('food'))),
    charge(1, spend('food', 3), leaves(4)),
  ]),
  hero('073 Larch', 'stag beetle', { wood: 1 }, [
    onPlay(gather('wood', 0, per('wood'))),
    charge(1, spend('wood', 3), leaves(4)),
  ]),
  hero('074 Mother Thrush', 'thrush', { food: 1 }, [onPlay(triggerOnPlay), dropOff(gather('stone', 1))]),
  hero('075 Whistle', 'marmot', { walk: 1 }, [onPlay(recall, walk(1)), slide(walk(1))]),
  hero('076 Grand Oakheart', 'stag', { wood: 1, food: 1, stone: 1 }, [dropOff(buildReduced(1, 2))]),
  hero('077 Ember Elder', 'owl', { attack: 1, wood: 1, food: 1 }, [slide(leaves(1)), dropOff(leavesPerClearing(1))]),
];
