import { itemAt } from '@crownleaf/engine';
import { say, type TableProps } from '@crownleaf/ui';
import { CLEARINGS } from '../data/board.ts';
import { resourceName } from '../data/resources.ts';
import { SCORE_BONUSES } from '../data/score-track.ts';
import { VILLAGERS } from '../data/villagers.ts';
import { leavesOf } from '../src/actions/attack.ts';
import { boardSpace, PLANS, SPACES, SPOT_NAMES } from '../src/board/board.ts';
import { EMPTY, type EmberleafView, seatOf } from '../src/state.ts';
import { damageText, reductionText, type Scene, skillText } from './foresee.ts';
import { nameOfType, parted } from './look.ts';
import { effectAsked, healthAt, leavesFor, routesFrom } from './reckon.ts';
import { sumOf } from './sums.ts';

/** With more spaces to choose from, the forest says what they bring and the bar only what they are called. */
const FEW_SPACES = 9;

type Called = (what: string, scene: Scene) => string | undefined;

/** An answer by what it means here; undefined is its plain name. */
export function brief(name: string, table: TableProps<EmberleafView>): string | undefined {
  const [verb, what] = parted(name);
  return CALLED[verb]?.(what, sceneOf(table));
}

/** What the skill that asks can do, in one line below the question. */
export function about({ view, ...table }: TableProps<EmberleafView>): string | undefined {
  const scene = sceneOf({ view, ...table });
  const { s, seat, asked, words } = scene;
  if (asked === undefined) return undefined;
  const mine = seatOf(s, seat);
  switch (asked.kind) {
    case 'action':
      if (asked.options.length === 1) {
        return say(words, asked.options[0] === 'slide' ? 'about.onlySlide' : 'about.onlyEnd');
      }
      return view.turn <= s.seats.length && s.table.coreDone === 0 ? say(words, 'about.action') : undefined;
    case 'leaves': {
      const { name, at } = itemAt(SCORE_BONUSES, s.table.bonuses);
      return say(words, 'about.leaves', { n: at - mine.score, bonus: say(words, `bonus.${name}`) });
    }
    case 'trophy':
      return s.table.trophies.length === 1 ? say(words, 'about.trophy') : undefined;
    case 'walk': {
      const sum = sumOf(mine, effectAsked(asked, 'walk'));
      return sum === undefined ? undefined : say(words, 'about.walk', { n: sum.total });
    }
    case 'attack':
      return damageText(scene);
    case 'build':
      return buildingText(scene);
    case 'save': {
      const off = effectAsked(asked, 'build')?.reduce?.amount;
      return off === undefined ? undefined : say(words, 'about.save', { n: off });
    }
    default:
      return undefined;
  }
}

/** How much may be built, if more than one, and what comes off its cost. */
function buildingText(scene: Scene): string | undefined {
  const count = effectAsked(scene.asked, 'build')?.amount ?? 1;
  const parts = [count > 1 ? say(scene.words, 'about.build', { n: count }) : '', reductionText(scene) ?? ''];
  return parts.filter(Boolean).join('. ') || undefined;
}

function sceneOf({ view, me, asked, words, given }: TableProps<EmberleafView>): Scene {
  const built = given.findLast((name) => parted(name)[0] === 'build');
  const building = built === undefined ? undefined : parted(built)[1];
  return { s: view, seat: me ?? 0, asked, words, building };
}

const CALLED: { readonly [verb: string]: Called } = {
  walk,
  attack,
  site,
  lodge,
  home,
  trigger: skill,
  use: skill,
  ongoing: skill,
};

function walk(what: string, { s, seat, words }: Scene): string {
  const clearing = words.what(what);
  const to = CLEARINGS.indexOf(what as 'hawkers');
  const { at } = seatOf(s, seat);
  return to === at
    ? say(words, 'bar.stay', { clearing })
    : say(words, 'bar.walk', { clearing, moves: itemAt(routesFrom(s, at), to).moves });
}

function attack(what: string, { s, words }: Scene): string | undefined {
  const spot = SPOT_NAMES.indexOf(what);
  const token = itemAt(s.table.spots, spot);
  if (token === EMPTY) return undefined;
  return say(words, 'bar.attack', {
    at: words.what(what),
    health: healthAt(s, spot),
    leaves: leavesOf(s.table, token),
  });
}

function site(what: string, { s, seat, words, asked, building }: Scene): string | undefined {
  const type = PLANS.find(({ name }) => name === building)?.type;
  if (type === undefined || isCrowd(asked)) return undefined;
  const at = SPACES.findIndex(({ name }) => name === what);
  const { resource } = boardSpace(at);
  const values = { space: words.what(what), leaves: leavesFor(s, seat, at, type) };
  return resource < 0
    ? say(words, 'bar.site', values)
    : say(words, 'bar.siteGains', { ...values, resource: words.what(resourceName(resource)).toLowerCase() });
}

function lodge(what: string, { s, seat, words, asked }: Scene): string | undefined {
  if (isCrowd(asked)) return undefined;
  const at = SPACES.findIndex(({ name }) => name === what);
  return say(words, 'bar.lodge', {
    building: words.what(nameOfType(itemAt(s.table.tiles, at))),
    space: words.what(what),
    leaves: leavesFor(s, seat, at),
  });
}

function home(what: string, { s, seat, words }: Scene): string | undefined {
  const homed = itemAt(seatOf(s, seat).homed, VILLAGERS.indexOf(what as 'rat'));
  const bonus = say(words, `bonus.${what}.${homed + 1}`);
  return say(words, 'bar.home', { villager: words.what(what), bonus });
}

function isCrowd(asked: Scene['asked']): boolean {
  return (asked?.options.length ?? 0) > FEW_SPACES;
}

function skill(what: string, scene: Scene): string | undefined {
  const text = skillText(what, scene);
  const hero = scene.words.what(itemAt(what.split(','), 0));
  return text === undefined ? undefined : say(scene.words, 'bar.skill', { hero, skill: text });
}
