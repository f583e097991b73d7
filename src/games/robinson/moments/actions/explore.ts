import { ok, type Refusal, type Result } from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { say } from '../../say';
import { CAMP } from '../../terms';
import type { Change } from '../../session/change';
import type { Resolution } from '../../session/command';
import type { Planned } from '../plan/planned';
import { refuse } from '../../session/refuse';
import { BARE_TILE, isOpenTile, type State } from '../../session/state';
import { counts, isWithin } from '../../session/decide/decision';
import { broughtBy } from './haul';
import { SPACES } from '../plan/decide';
import type { Reward } from './reward';

/** What the new tile shows: beasts for the Hunting deck, a terrain, Discovery tokens; the rest is done on the table. */
export function explore(state: State, one: Planned, resolution: Resolution): Result<Reward, Refusal> {
  const { beasts, terrain, discoveries } = resolution;
  if (!isWithin(beasts, { min: 0, max: 9 }))
    return refuse('outside', { what: say('session.what.beasts'), min: 0, max: 9 });
  if (discoveries.some((token) => !DISCOVERY_TOKENS.includes(token))) return refuse('noSuchToken');
  const { tile } = resolution;
  if (tile !== undefined && !isWithin(tile, SPACES)) return refuse('spaceNeeded', SPACES);
  if (tile !== undefined && (tile === state.campTile || isOpenTile(state, tile)))
    return refuse('tileThere', { tile });
  const found = terrain !== null && !state.terrains.includes(terrain) ? [terrain] : [];
  return ok({
    changes: [
      ...counts(CAMP, 'huntingDeck', beasts, 'exploration'),
      ...(found.length > 0 ? [{ what: 'terrains' as const, to: [...state.terrains, ...found] }] : []),
      ...(discoveries.length > 0
        ? [{ what: 'comingDiscoveries' as const, to: [...state.comingDiscoveries, ...discoveries] }]
        : []),
      ...laidTile(state, one, resolution),
      ...broughtBy(state, one.lead, { shelter: resolution.shelter ?? false }),
    ],
    why: [
      ...(beasts > 0 ? [{ rule: say('session.why.explored', { count: beasts }) }] : []),
      ...found.map((name) => ({ rule: say('session.why.terrain', { terrain: say(`terrain.${name}`) }) })),
      ...discoveries.map((token) => ({
        rule: say('session.why.discovery', { token: say(`discovery.name.${token}`) }),
      })),
    ],
    used: [],
  });
}

/** The new tile lies where the pawns were: what lay on the space lies on it. */
function laidTile(
  { island }: State,
  { far, minusPawnTile, beastTile }: Planned,
  { tile, terrain, sources, shelter }: Resolution,
): readonly Change[] {
  if (tile === undefined) return [];
  const notes = {
    ...BARE_TILE,
    explored: true,
    far,
    minusPawn: minusPawnTile,
    beast: beastTile,
    terrain,
    ...(sources && { sources }),
    shelter: shelter ?? false,
  };
  return [{ what: 'island', to: { ...island, [String(tile)]: notes } }];
}
