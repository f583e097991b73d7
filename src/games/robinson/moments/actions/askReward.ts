import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { say } from '../../say';
import { TERRAINS } from '../../terms';
import type { Resolution } from '../../session/command';
import type { Planned } from '../plan/planned';
import { SPACES } from '../plan/decide';
import { isOpenTile, type State } from '../../session/state';
import { figure, type Ask } from '../../session/wizards/wizard';
import { firstUnknown } from '../plan/askTile';
import type { SeenRoll } from './askRoll';

/** What the table sees after a successful roll, or a failed one; null while something is open. */
export function askReward(
  ask: Ask,
  state: State,
  { action }: Planned,
  { success, adventure }: Pick<SeenRoll, 'success' | 'adventure'>,
): Partial<Resolution> | null {
  if (action === 'gather') return askGathered(ask, state, success, adventure);
  return action === 'explore' && success ? askNewTile(ask, state) : {};
}

/** Basket and Sack help one successful gathering a round each. */
export function containersFor({ items, filled }: State): readonly ('basket' | 'sack')[] {
  return (['basket', 'sack'] as const).filter((item) => items.includes(item) && !filled.includes(item));
}

function askGathered(ask: Ask, state: State, success: boolean, adventure: boolean): Partial<Resolution> {
  const owned = success ? containersFor(state) : [];
  if (owned.length === 0 && !adventure) return {};
  const said: Readonly<Record<string, number>> = ask.count({
    id: 'gathered',
    title: say('session.walk.gathered'),
    help: say('session.help.gathered'),
    reference: 'gathering',
    figures: [
      // Nobody leaves it empty: it helps once a round and costs nothing.
      ...owned.map((item) => figure<string>(item, say(`item.name.${item}`), 1, { min: 0, max: 1 })),
      ...(adventure
        ? [figure<string>('extra', say('session.walk.adventureExtra'), 0, { min: 0, max: 9 })]
        : []),
    ],
  });
  return { basket: said.basket === 1, sack: said.sack === 1, adventureExtra: said.extra ?? 0 };
}

/** The new tile is noted once: its number, terrain, sources and tent. */
function askNewTile(ask: Ask, state: State): Partial<Resolution> | null {
  const terrain = ask.choose({
    id: 'terrain',
    title: say('session.plan.cardTerrain'),
    help: say('session.help.newTerrain'),
    reference: 'exploration',
    layout: 'chips',
    missing: say('session.walk.newTerrain'),
    options: [
      ...TERRAINS.map((id) => ({ id, label: say(`terrain.${id}`) })),
      { id: 'other', label: say('session.walk.otherTerrain') },
    ],
  });
  const tile = askNumber(ask, state);
  const { food, wood, tent, beasts, tokens } = ask.count({
    id: 'icons',
    title: say('session.walk.tileIcons'),
    help: say('session.help.beasts'),
    reference: 'exploration',
    figures: [
      figure('food', say('session.walk.foodSources'), 0, { min: 0, max: 3 }),
      figure('wood', say('session.walk.woodSources'), 0, { min: 0, max: 3 }),
      figure('beasts', say('session.what.beasts'), 0, { min: 0, max: 9 }),
      figure('tokens', say('session.walk.tokensShown'), 0, { min: 0, max: 5 }),
      {
        ...figure('tent', say('session.walk.tent'), 0, { min: 0, max: 1 }),
        note: say('session.walk.tentNote'),
      },
    ],
  });
  const drawn = Array.from({ length: tokens }, (_, i) => askToken(ask, i + 1));
  const discoveries = drawn.flatMap((token) => token ?? []);
  if (terrain === null || tile === null || discoveries.length < tokens) return null;
  return {
    terrain: terrain === 'other' ? null : terrain,
    beasts,
    discoveries,
    shelter: tent > 0,
    // Sources that nobody looked at are not known to be missing.
    ...(tile > 0 && { tile, ...(food + wood > 0 && { sources: { food, wood } }) }),
  };
}

const UNNOTED = 'none';
const OTHER = 'other';
/** As many as mostly lie in the box: a tap each. */
const NUMBERS = 12;

/** The number on the tile; 0 where the table does not want it noted. */
function askNumber(ask: Ask, state: State): number | null {
  const isThere = (tile: number) => tile === state.campTile || isOpenTile(state, tile);
  const numbers = Array.from({ length: NUMBERS }, (_, i) => i + 1).filter((tile) => !isThere(tile));
  const said = ask.choose({
    id: 'tile',
    title: say('session.walk.tileNumber'),
    help: say('session.help.tileNumber'),
    reference: 'exploration',
    layout: 'chips',
    missing: say('session.walk.tileNumberMissing'),
    options: [
      ...numbers.map((tile) => ({
        id: String(tile),
        label: say('session.plan.tile', { tile }),
        short: String(tile),
      })),
      { id: OTHER, label: say('session.walk.otherNumber') },
      { id: UNNOTED, label: say('session.walk.noNumber') },
    ],
  });
  if (said === null) return null;
  if (said === UNNOTED) return 0;
  if (said !== OTHER) return Number(said);
  const { number } = ask.count({
    id: 'tileNumber',
    title: say('session.walk.tileNumber'),
    help: say('session.help.tileNumber'),
    reference: 'exploration',
    figures: [figure('number', say('session.walk.tileNumber'), firstUnknown(state), SPACES)],
    missing: (figures) =>
      isThere(figures.number) ? say('session.refusal.tileThere', { tile: figures.number }) : null,
  });
  return number;
}

function askToken(ask: Ask, number: number): DiscoveryToken | null {
  return ask.choose({
    id: `drawn:${number}`,
    title: say('session.walk.whichToken', { number }),
    help: say('session.help.whichToken'),
    reference: 'discovery-tokens',
    layout: 'chips',
    missing: say('session.walk.whichToken', { number }),
    options: DISCOVERY_TOKENS.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
  });
}
