import { ok, type ExplainStep, type Explanation } from '@/engine';
import { effectOf, type Item } from '../../items';
import { counterName, say } from '../../say';
import { CAMP } from '../../terms';
import type { Change } from '../../session/change';
import type { CommandOf } from '../../session/command';
import { BODY_COUNTERS, trackOf, valueOf, type Place } from '../../session/counters';
import { counts, dialsTo, isWithin, sequence, type Decision } from '../../session/decide/decision';
import { happened, type Event } from '../../session/event';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { actionsEnd } from '../actions/decideEndActions';
import { hurt, type Hit } from '../wounds/decide';
import { BOARD_DIALS } from './dials';
import { moraleBefore } from './morale';

type BoardActions = CommandOf<'boardActions'>;

/** Pawns and dice were left to the board: what lies there afterwards is counted, and wounds count like any other. */
export function boardActions(state: State, command: BoardActions): Decision {
  if (state.stage !== 'action') return refuse('notNow');
  if (state.plan && state.plan.length > 0) return refuse('actionsLeft');
  const fault = faultIn(state, command);
  if (fault) return fault;
  return ok(
    sequence(
      state,
      (now) => actionsEnd(now),
      (now) => [countedOn(now, command)],
      ...command.built.map((item) => (now: State) => [built(now, item)]),
      ...command.scenarioBuilt.map((name) => (now: State) => [scenarioBuilt(now, name)]),
      (now) => hurt(now, hitsIn(now, command)),
    ),
  );
}

function faultIn(state: State, { camp, bodies, built, scenarioBuilt }: BoardActions) {
  const numbers: readonly (Place & { readonly to: number })[] = [
    ...BOARD_DIALS.map((counter) => ({ owner: CAMP, counter, to: camp[counter] })),
    ...Object.entries(bodies).flatMap(([owner, body]) =>
      BODY_COUNTERS.map((counter) => ({ owner, counter, to: body[counter] })),
    ),
  ];
  for (const { to, ...place } of numbers) {
    if (valueOf(state, place) === null) return refuse('unknownPlayer');
    const { min, max = Infinity } = trackOf(state, place);
    if (!isWithin(to, { min, max }))
      return refuse('outside', { what: counterName(place.owner, place.counter), min, max });
  }
  const items = [...state.items, ...state.coming, ...built];
  const named = [...state.scenarioItems, ...state.comingScenario, ...scenarioBuilt];
  return new Set(items).size < items.length || new Set(named).size < named.length
    ? refuse('builtAlready')
    : null;
}

/** Everything but the wounds that were taken: these come one by one, with what they cost. */
function countedOn(state: State, command: BoardActions): Event {
  const { camp, bodies, dealt } = command;
  const morale = moraleBefore(state, command);
  const changes: readonly Change[] = [
    ...dialsTo(state, { ...camp, morale }, 'board'),
    ...Object.entries(bodies).flatMap(([owner, { wounds, determination }]) => {
      const had = state.bodies[owner] ?? { wounds: 0, determination: 0 };
      return [
        ...counts(owner, 'determination', determination - had.determination, 'board'),
        // Fewer than before: somebody rested or was healed.
        ...counts(owner, 'wounds', Math.min(0, wounds - had.wounds), 'board'),
      ];
    }),
  ];
  const threat = dealt.reduce((field, side) => ({ ...field, [side]: null }), state.threat);
  return happened(
    'boardCounted',
    {},
    [...changes, ...(dealt.length > 0 ? [{ what: 'threat' as const, to: threat }] : [])],
    whyOf(changes),
  );
}

function whyOf(changes: readonly Change[]): Explanation {
  return changes.flatMap((change): readonly ExplainStep[] => {
    if (change.what !== 'count') return [];
    const { owner, counter, by } = change;
    return [
      {
        rule: say('session.board.why', { what: counterName(owner, counter) }),
        deltas: [{ owner, asset: counter, by }],
      },
    ];
  });
}

function hitsIn(state: State, { bodies }: BoardActions): readonly Hit[] {
  return Object.entries(bodies).map(([owner, { wounds }]) => ({
    owner,
    wounds: Math.max(0, wounds - (state.bodies[owner]?.wounds ?? 0)),
    cause: 'board',
  }));
}

/** Its level and cubes are on the board already. */
function built(state: State, item: Item): Event {
  return happened('itemBuilt', { item }, [
    { what: 'items', to: [...state.items, item] },
    ...(effectOf(item).token === 'plus-food' ? dialsTo(state, { plusFood: 1 }, 'item') : []),
  ]);
}

function scenarioBuilt(state: State, name: string): Event {
  return happened('scenarioItemBuilt', { name }, [
    { what: 'scenarioItems', to: [...state.scenarioItems, name] },
  ]);
}
