import { ok } from '@/engine';
import { effectOf } from '../../items';
import { afterActions } from './afterActions';
import { resolveItem } from './item';
import { say } from '../../say';
import { CAMP, GOODS } from '../../terms';
import type { Change } from '../../session/change';
import type { CommandOf } from '../../session/command';
import { happened, type Event } from '../../session/event';
import { refuse } from '../../session/refuse';
import { hasShelter, tileNotes, type State } from '../../session/state';
import { counts, dialsTo, isWithin, sequence, type Decision } from '../../session/decide/decision';
import { SPACES } from '../plan/decide';

/** Pawns back, what the actions brought is there, and new items work. */
export function endActions(state: State, { corral }: CommandOf<'endActions'>): Decision {
  if (state.stage !== 'action') return refuse('notNow');
  if (state.plan && state.plan.length > 0) return refuse('actionsLeft');
  if (typeof corral === 'number' && (!isWithin(corral, SPACES) || corral === state.campTile))
    return refuse('spaceNeeded', SPACES);
  return ok(actionsEnd(state, corral));
}

export function actionsEnd(state: State, corral?: number | null): readonly Event[] {
  const { camp, comingDiscoveries, discoveries } = state;
  const { figures, explanation } = afterActions({
    future: {
      wood: camp.futureWood,
      fur: camp.futureFur,
      food: camp.futureFood,
      nonPerishable: camp.futureNonPerishable,
    },
    drawn: comingDiscoveries,
  });
  const { ready, fromTokens, kept } = figures;
  const event = happened(
    'actionsEnded',
    {},
    [
      ...FUTURE.flatMap(([good, future]) => [
        ...counts(CAMP, good, ready[good], 'ready'),
        ...counts(CAMP, future, -ready[good], 'ready'),
      ]),
      ...GOODS.flatMap((good) => counts(CAMP, good, fromTokens[good], 'discovery')),
      ...counts(CAMP, 'buildingPawn', -camp.buildingPawn, 'ready'),
      ...(comingDiscoveries.length > 0
        ? [
            { what: 'comingDiscoveries' as const, to: [] },
            { what: 'discoveries' as const, to: [...discoveries, ...kept] },
          ]
        : []),
      { what: 'plan', to: null },
      { what: 'coming', to: [] },
      { what: 'comingScenario', to: [] },
      { what: 'stage', to: 'weather' },
    ],
    explanation,
  );
  return sequence(
    state,
    () => [event],
    ...state.coming.map((name) => (after: State) => [
      builtItem(after, name, name === 'corral' ? corral : undefined),
    ]),
    ...state.comingScenario.map((name) => (after: State) => [
      happened(
        'scenarioItemBuilt',
        { name },
        [{ what: 'scenarioItems', to: [...after.scenarioItems, name] }],
        [{ rule: say('session.why.scenarioItem', { name }) }],
      ),
    ]),
  );
}

const FUTURE = [
  ['food', 'futureFood'],
  ['nonPerishable', 'futureNonPerishable'],
  ['wood', 'futureWood'],
  ['fur', 'futureFur'],
] as const;

/** From the moment it works. */
export function builtItem(state: State, name: State['items'][number], covers?: number | null): Event {
  const { weapon, palisade, nonPerishable } = state.camp;
  // Past the reader: levels may rise past the 999 it takes, and an item that is built cannot be refused.
  const { figures, explanation } = resolveItem({
    item: name,
    change: 'build',
    levels: { weapon, palisade },
    hasShelter: hasShelter(state),
    firstCharacterInvention: false,
  });
  return happened(
    'itemBuilt',
    { item: name },
    [
      ...dialsTo(state, { ...figures.levels, nonPerishable: nonPerishable + figures.nonPerishable }, 'item'),
      // The Corral's token is for a source that it covers (line 1156).
      ...(effectOf(name).token === 'plus-food' && covers !== null
        ? dialsTo(state, { plusFood: 1 }, 'item')
        : []),
      ...coveredSource(state, covers),
      { what: 'items', to: [...state.items, name] },
    ],
    explanation,
  );
}

/** Covered with a marker, a food source gives nothing any more. */
function coveredSource(state: State, tile: number | null | undefined): readonly Change[] {
  if (typeof tile !== 'number') return [];
  const notes = tileNotes(state, tile);
  const covered = { ...notes, explored: true, exhausted: [...notes.exhausted, 'food' as const] };
  return [{ what: 'island', to: { ...state.island, [String(tile)]: covered } }];
}
