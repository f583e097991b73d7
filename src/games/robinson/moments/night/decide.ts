import { chainDecisions, ok, type ExplainStep } from '@/engine';
import { hungerIn, night as nightPhase, type Morning } from './rule';
import { counted, say } from '../../say';
import { takeFood } from '../../stock';
import { CAMP, type Larder } from '../../terms';
import type { NightCommand } from '../../session/command';
import { happened, type Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import { refuse } from '../../session/refuse';
import { hasItem, hasShelter, playersOf, type Haul, type State } from '../../session/state';
import { counts, dialsTo, sequence, type Decision } from '../../session/decide/decision';
import { cook } from './cook';
import { haulOf } from '../actions/haul';
import { finishWith, hurt } from '../wounds/decide';
import { moveCamp } from './decideMove';

/** Healing first, so that its food is gone at supper; then the move, and then the night itself. */
export function night(state: State, command: NightCommand): Decision {
  if (state.stage !== 'night') return refuse('notNow');
  const sources = command.cooking.map(({ source }) => source);
  if (new Set(sources).size < sources.length) return refuse('cookedAlready');
  return chainDecisions(
    evolve,
    state,
    ok([]),
    ...command.cooking.filter(({ after }) => !after).map((one) => (now: State) => cook(now, one)),
    (now: State) => (command.move ? moveCamp(now, command.move) : ok([])),
    (now: State) => sleep(now, command),
  );
}

/** What the rules say of the night itself. */
function nightOf(state: State, command: Omit<NightCommand, 'type' | 'cooking' | 'move'>, available: Larder) {
  const { round, config, first } = state;
  const away = (id: string) => ({
    food: Object.hasOwn(state.carried, id) ? haulOf(state.carried, id).food : (command.away[id]?.food ?? 0),
    tileShelter: command.away[id]?.tileShelter ?? false,
  });
  return nightPhase.ask({
    players: playersOf(state).map((id) => (state.outside.includes(id) ? { id, outside: away(id) } : { id })),
    firstPlayer: first,
    round,
    rounds: config.rounds,
    goalMet: command.goalMet,
    available,
    hungry: command.hungry ?? undefined,
    sheltered: hasShelter(state),
    cellar: hasItem(state, 'cellar'),
    keepFood: command.keepFood,
  });
}

function sleep(state: State, command: NightCommand): Decision {
  const later = command.cooking.filter(({ after }) => after);
  const aside = takeFood(state.camp, later.length);
  for (const one of later) {
    const could = cook(state, one);
    if (!could.ok) return could;
  }
  if (aside.missing > 0) return refuse('foodAside');
  const outcome = nightOf(state, command, aside.left);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const back = broughtBack(state, figures.outsideFood);
  const { food, nonPerishable } = figures.available;
  const event = happened(
    'slept',
    { round: state.round, hungry: figures.hungry.length },
    [
      ...dialsTo(state, { food: food + back.food, nonPerishable }, 'night'),
      ...counts(CAMP, 'wood', back.wood, 'night'),
      ...counts(CAMP, 'fur', back.fur, 'night'),
      ...(Object.keys(state.carried).length > 0 ? [{ what: 'carried' as const, to: {} }] : []),
    ],
    [...setAside(aside.taken), ...explanation, ...backInCamp(back)],
  );
  const hits = playersOf(state).flatMap((owner) => {
    const wounds = figures.wounds[owner] ?? 0;
    const hunger = hungerIn(wounds);
    return [
      { owner, wounds: hunger, cause: 'hunger' as const },
      { owner, wounds: wounds - hunger, cause: 'cold' as const },
    ];
  });
  const slept = sequence(
    state,
    () => [event],
    (after) => hurt(after, hits),
  );
  return chainDecisions(
    evolve,
    state,
    ok(slept),
    // Who died in the night is past healing.
    ...later.map((one) => (now: State) => (now.fate ? ok([]) : cook(now, one, true))),
    (now: State) => ok(now.fate ? [] : dawn(now, figures)),
  );
}

function setAside({ food, nonPerishable }: Larder): readonly ExplainStep[] {
  if (food + nonPerishable === 0) return [];
  return [
    {
      rule: say('session.why.setAside', { food: counted(['food', food], ['nonPerishable', nonPerishable]) }),
      deltas: [
        { owner: CAMP, asset: 'food', by: -food },
        { owner: CAMP, asset: 'nonPerishable', by: -nonPerishable },
      ],
    },
  ];
}

/** What those outside still have joins the camp in the morning, safe from rot and weather (line 1208). */
function broughtBack({ carried }: State, outsideFood: Readonly<Record<string, number>>): Haul {
  const sum = (good: 'wood' | 'fur') => Object.values(carried).reduce((all, haul) => all + haul[good], 0);
  return {
    food: Object.values(outsideFood).reduce((all, food) => all + food, 0),
    wood: sum('wood'),
    fur: sum('fur'),
  };
}

function backInCamp({ food, wood, fur }: Haul): readonly ExplainStep[] {
  if (food + wood + fur === 0) return [];
  return [
    {
      rule: say('session.why.broughtBack', {
        food: counted(['food', food], ['wood', wood], ['fur', fur]),
      }),
      deltas: [
        { owner: CAMP, asset: 'food', by: food },
        { owner: CAMP, asset: 'wood', by: wood },
        { owner: CAMP, asset: 'fur', by: fur },
      ],
    },
  ];
}

/** The next round, or the end; a death in the night has ended the game before. */
export function dawn(state: State, { round, firstPlayer, outcome }: Morning): readonly Event[] {
  if (outcome !== 'playing')
    return [
      finishWith(state, { won: outcome === 'won', cause: outcome === 'won' ? 'goal' : 'time', player: null }),
    ];
  // Where the table counted the night itself, what was kept outside comes back now.
  const back = broughtBack(
    state,
    Object.fromEntries(Object.entries(state.carried).map(([id, { food }]) => [id, food])),
  );
  return [
    happened(
      'roundSet',
      { to: round },
      [
        ...counts(CAMP, 'food', back.food, 'night'),
        ...counts(CAMP, 'wood', back.wood, 'night'),
        ...counts(CAMP, 'fur', back.fur, 'night'),
        { what: 'round', to: round },
        { what: 'first', to: firstPlayer },
        { what: 'skills', to: {} },
        { what: 'outside', to: [] },
        { what: 'used', to: [] },
        { what: 'filled', to: [] },
        { what: 'plan', to: null },
        { what: 'brought', to: {} },
        { what: 'carried', to: {} },
        { what: 'stage', to: 'event' },
      ],
      backInCamp(back),
    ),
  ];
}
