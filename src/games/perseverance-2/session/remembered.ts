import { countedAt, recorded, type CountedChange } from '../../perseverance/moments/tracking/level';
import { countOf, playersOf } from '../../perseverance/session/table';
import type { CountedZone } from '../../perseverance/moments/assembly/rule';
import type { DinoCount } from '../moments/combat/dinos';
import { CITY_ZONES, DINOS, ZONES, type Structure, type Zone } from '../terms';
import {
  CONDITIONS,
  conditionsNow,
  FIGURE,
  knownConditions,
  knownOwn,
  knownZone,
  STOCKED,
  type Conditions,
  type Counted,
} from './known';
import { countedZone, seatOf } from './records';
import type { State } from './state';

export function countedAtAssembly(
  state: State,
  zones: Readonly<Partial<Record<Zone, CountedZone>>>,
  records: Readonly<Record<string, Partial<Conditions>>>,
): CountedChange {
  return countedAt(state, 'assembly', {
    ...zoneFigures(zones),
    ...Object.assign({}, ...Object.entries(records).map(([id, own]) => conditionFigures(id, own))),
  });
}

export function countedAtEnd(state: State, players: Readonly<Record<string, Counted>>): CountedChange {
  return countedAt(
    state,
    'final',
    Object.assign({}, ...Object.entries(players).map(([id, own]) => countedFigures(id, own))),
  );
}

/** Everything that stops being followed, as it is now. */
export function countedNow(state: State): CountedChange {
  const zones = Object.fromEntries(ZONES.map((zone) => [zone, countedZone(state, zone)]));
  return countedAt(state, 'switch', {
    ...zoneFigures(zones),
    [FIGURE.map()]: state.areas.length,
    ...Object.assign(
      {},
      ...playersOf(state).flatMap((id) => [
        conditionFigures(id, conditionsNow(state, id)),
        countedFigures(id, { ...seatOf(state, id), ...seatOf(state, id).enclosure }),
        Object.fromEntries(
          CITY_ZONES.map((zone) => [FIGURE.own(zone, id), countOf(state.zones[zone].settlements, id)]),
        ),
      ]),
    ),
  });
}

/** A Settlement that comes to a City Zone, or an Outpost outside the wall. */
export function settledUnseen(state: State, zone: Zone, owner: string, by: number): readonly CountedChange[] {
  const { settlements, presence } = knownZone(state, zone);
  const pieces = new Map(presence).get(owner) ?? 0;
  const what = zone === 'discovery' ? 'outposts' : 'settlements';
  const player = Object.hasOwn(state.players, owner);
  return recorded(state, [
    { name: FIGURE.settled(zone), begun: settlements, by },
    { name: FIGURE.presence(zone, owner), begun: pieces, by },
    ...(player ? [{ name: FIGURE.of(what, owner), begun: knownConditions(state, owner)[what], by }] : []),
    ...(player && zone !== 'discovery'
      ? [{ name: FIGURE.own(zone, owner), begun: knownOwn(state, zone, owner), by }]
      : []),
  ]);
}

/** A structure that was built, where nobody follows the Map. */
export function builtUnseen(state: State, structure: Structure, owner: string): readonly CountedChange[] {
  if (structure === 'outpost') return settledUnseen(state, 'discovery', owner, 1);
  const what = structure === 'camp' ? 'camps' : 'watchtowers';
  const built = { name: FIGURE.of(what, owner), begun: knownConditions(state, owner)[what], by: 1 };
  if (structure === 'watchtower') return recorded(state, [built]);
  const presence = new Map(knownZone(state, 'discovery').presence).get(owner) ?? 0;
  return recorded(state, [built, { name: FIGURE.presence('discovery', owner), begun: presence, by: 1 }]);
}

/** Dinos that came to the Enclosure or left it, as far as wizards recorded it. */
export function pennedUnseen(
  state: State,
  player: string,
  before: DinoCount,
  after: DinoCount,
): readonly CountedChange[] {
  const { enclosure } = seatOf(state, player);
  return DINOS.filter((dino) => after[dino] !== before[dino]).flatMap((dino) =>
    recorded(state, [
      { name: FIGURE.of(dino, player), begun: enclosure[dino], by: after[dino] - before[dino] },
    ]),
  );
}

function zoneFigures(zones: Readonly<Partial<Record<Zone, CountedZone>>>) {
  return Object.fromEntries(
    ZONES.flatMap((zone) => {
      const counted = zones[zone];
      if (!counted) return [];
      return [
        [FIGURE.settled(zone), counted.settlements] as const,
        ...counted.presence.map(([owner, pieces]) => [FIGURE.presence(zone, owner), pieces] as const),
      ];
    }),
  );
}

function conditionFigures(id: string, own: Partial<Conditions>) {
  return figuresOf(id, CONDITIONS, own);
}

function countedFigures(id: string, own: Counted) {
  return figuresOf(id, [...STOCKED, ...DINOS], own);
}

/** What was not counted is not remembered. */
function figuresOf<K extends string>(
  id: string,
  names: readonly K[],
  own: Readonly<Partial<Record<K, number>>>,
) {
  return Object.fromEntries(
    names.flatMap((name) => {
      const counted = own[name];
      return counted === undefined ? [] : [[FIGURE.of(name, id), counted] as const];
    }),
  );
}
