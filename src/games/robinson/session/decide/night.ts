import { chainDecisions, ok, resolveRaw, type ExplainStep } from '@/engine';
import { readMoveCamp } from '../../rules/input/readMoveCamp';
import { readNight } from '../../rules/input/readNight';
import { moveCamp as resolveMove } from '../../rules/moveCamp';
import { hungerIn, night as resolveNight, type Morning } from '../../rules/night';
import { amount, say } from '../../say';
import { CAMP, CUBES } from '../../terms';
import type { NightCommand } from '../command';
import { happened, type Event } from '../event';
import { evolve } from '../evolve';
import { no } from '../refuse';
import { hasItem, hasShelter, playersOf, tileNotes, type State } from '../state';
import { counts, dialsTo, isWithin, sequence, type Decision } from './decision';
import { cook } from './cook';
import { finishWith, hurt } from './hurt';
import { SPACES } from './plan';

/** Healing first, so that its food is gone at supper; then the move, and then the night itself. */
export function night(state: State, command: NightCommand): Decision {
  if (state.stage !== 'night') return no('notNow');
  const sources = command.cooking.map(({ source }) => source);
  if (new Set(sources).size < sources.length) return no('cookedAlready');
  return chainDecisions(
    evolve,
    state,
    ok([]),
    ...command.cooking.map((one) => (now: State) => cook(now, one)),
    (now: State) => (command.move ? moveCamp(now, command.move) : ok([])),
    (now: State) => sleep(now, command),
  );
}

/** What the rules say of the night itself. */
function nightOf(state: State, command: Omit<NightCommand, 'type' | 'cooking' | 'move'>) {
  const { camp, round, config, first } = state;
  return resolveRaw(readNight, resolveNight, {
    players: playersOf(state).map((id) =>
      state.outside.includes(id)
        ? { id, outside: command.away[id] ?? { food: 0, tileShelter: false } }
        : { id },
    ),
    firstPlayer: first,
    round,
    rounds: config.rounds,
    goalMet: command.goalMet,
    available: { food: camp.food, nonPerishable: camp.nonPerishable },
    ...(command.hungry && { hungry: command.hungry }),
    sheltered: hasShelter(state),
    cellar: hasItem(state, 'cellar'),
    keepFood: command.keepFood,
  });
}

function sleep(state: State, command: NightCommand): Decision {
  const outcome = nightOf(state, command);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const carried = Object.values(figures.outsideFood).reduce((sum, food) => sum + food, 0);
  const { food, nonPerishable } = figures.available;
  const event = happened(
    'slept',
    { round: state.round, hungry: figures.hungry.length },
    dialsTo(state, { food: food + carried, nonPerishable }, 'night'),
    carried > 0 ? [...explanation, broughtBack(carried)] : explanation,
  );
  const hits = playersOf(state).flatMap((owner) => {
    const wounds = figures.wounds[owner] ?? 0;
    const hunger = hungerIn(wounds);
    return [
      { owner, wounds: hunger, cause: 'hunger' as const },
      { owner, wounds: wounds - hunger, cause: 'cold' as const },
    ];
  });
  return ok(
    sequence(
      state,
      () => [event],
      (after) => hurt(after, hits),
      (after) => (after.fate ? [] : dawn(after, figures)),
    ),
  );
}

/** What those outside still carry joins the camp in the morning. */
function broughtBack(food: number): ExplainStep {
  return {
    rule: say('session.why.broughtBack', { food: amount('food', food) }),
    deltas: [{ owner: CAMP, asset: 'food', by: food }],
  };
}

/** The next round, or the end; whoever died in the night has ended it before. */
export function dawn(state: State, { round, firstPlayer, outcome }: Morning): readonly Event[] {
  if (outcome !== 'playing')
    return [
      finishWith(state, { won: outcome === 'won', cause: outcome === 'won' ? 'goal' : 'time', player: null }),
    ];
  return [
    happened('roundSet', { to: round }, [
      { what: 'round', to: round },
      { what: 'first', to: firstPlayer },
      { what: 'skills', to: {} },
      { what: 'outside', to: [] },
      { what: 'used', to: [] },
      { what: 'filled', to: [] },
      { what: 'plan', to: null },
      { what: 'stage', to: 'event' },
    ]),
  ];
}

function moveCamp(state: State, move: NonNullable<NightCommand['move']>): Decision {
  const { camp, items } = state;
  const tile = { min: 0, max: 3 };
  if (!isWithin(move.tile, SPACES)) return no('spaceNeeded', SPACES);
  if (!isWithin(move.foodSources, tile) || !isWithin(move.woodSources, tile))
    return no('outside', { what: say('session.counter.foodSources'), ...tile });
  const tokens = CUBES.filter((cube) => (cube === 'food' ? camp.plusFood : camp.plusWood) > 0);
  const outcome = resolveRaw(readMoveCamp, resolveMove, {
    shelterBuilt: camp.shelter > 0,
    roof: camp.roof,
    palisade: camp.palisade,
    adjacent: true,
    plusTokens: tokens,
    carry: move.carry,
    destinationTokens: tileNotes(state, move.tile).plus,
    shortcut: items.includes('shortcut'),
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const has = (cube: 'food' | 'wood') => Number(figures.tokensAtCamp.includes(cube));
  return ok([
    happened(
      'campMoved',
      figures.lost,
      [
        ...dialsTo(state, { roof: figures.roof, palisade: figures.palisade }, 'night'),
        ...dialsTo(state, { plusFood: has('food'), plusWood: has('wood') }, 'night'),
        ...dialsTo(state, { foodSources: move.foodSources, woodSources: move.woodSources }, 'night'),
        ...counts(CAMP, 'tileShelter', Number(move.tileShelter) - camp.tileShelter, 'night'),
        { what: 'campTile', to: move.tile },
        // What was far may be near now: it is asked anew.
        { what: 'island', to: {} },
        ...(figures.shortcutLost
          ? [{ what: 'items' as const, to: items.filter((item) => item !== 'shortcut') }]
          : []),
      ],
      explanation,
    ),
  ]);
}
