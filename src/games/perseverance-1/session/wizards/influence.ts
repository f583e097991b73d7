import { field, oneOf, ok, optional, whole, type Wizard } from '@/engine';
import { whoActs, playerActs } from '../../../perseverance/session/wizards/playerActs';
import { amount, nameOf, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import type { Command } from '../command';
import { activeLeader } from '../decide/actingPlayer';
import { no } from '../refuse';
import type { State } from '../state';
import { cubesOn } from '../supplies';
import { choose, readPlayer, reasonAgainst } from './choose';

export interface InfluenceDraft {
  readonly player: string;
  readonly officer: Officer | null;
  readonly count: number | null;
  readonly foodUsed: number;
}

/** Tap the Officer, tap the cubes: done. What cannot be done says why. */
export const influence: Wizard<State, Command, InfluenceDraft> = {
  id: 'influence',
  quick: true,
  title: () => say('session.action.influence'),
  actor: playerActs,
  begin: (state, player) => ({ player: whoActs(state, player), officer: null, count: null, foodUsed: 0 }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    officer: optional(field(at, 'officer'), (officer) => oneOf(officer, OFFICERS), null),
    count: optional(field(at, 'count'), (count) => whole(count, { min: 1, max: 3 }), null),
    foodUsed: whole(field(at, 'foodUsed'), { max: 2 }),
  }),
  steps: (state, draft) => [
    {
      help: say('session.hint.influence'),
      ...choose(
        'officer',
        say('session.wizard.officer'),
        OFFICERS.map((officer) => ({
          id: officer,
          icon: 'officers',
          label: say(`officer.${officer}`),
          note: say('session.wizard.officerNote', {
            spaces: amount('spaces', state.influenceSpaces - state.officers[officer].slots.length),
            player: nameOf(draft.player),
            cubes: amount('cubes', cubesOn(state, officer, draft.player)),
          }),
          ...reasonAgainst(state, place({ ...draft, count: 1, foodUsed: 0 }, officer)),
          chosen: draft.officer === officer,
          write: () => ({ ...draft, officer }),
        })),
      ),
    },
    {
      ...choose('count', say('session.wizard.cubes'), countOptions(state, draft)),
      help: say('session.hint.influenceCount'),
    },
  ],
  review: () => [],
  commit: (_state, draft) =>
    draft.officer !== null && draft.count !== null ? ok(place(draft, draft.officer)) : no('nothingChosen'),
};

function place({ player, count, foodUsed }: InfluenceDraft, officer: Officer): Command {
  return { type: 'influence', player, officer, count: count ?? 1, source: 'action', foodUsed };
}

/** 1, 2 or 3 cubes; Adelita may pay pairs of Stories with Food. */
function countOptions(state: State, draft: InfluenceDraft) {
  const chef = activeLeader(state, draft.player) === 'adelita';
  const ways = [1, 2, 3].flatMap((count) =>
    Array.from({ length: chef ? count : 1 }, (_, foodUsed) => ({ count, foodUsed })),
  );
  return ways.map(({ count, foodUsed }) => ({
    id: `${count}-${foodUsed}`,
    icon: 'influence',
    label: amount('cubes', count),
    note: priceNote(count, foodUsed),
    ...reasonAgainst(state, place({ ...draft, count, foodUsed }, draft.officer ?? 'chief-mate')),
    chosen: draft.count === count && draft.foodUsed === foodUsed,
    write: () => ({ ...draft, count, foodUsed }),
  }));
}

/** The price as it is told; whether it can be paid the rules decide. */
function priceNote(count: number, foodUsed: number) {
  const stories = amount('stories', 2 * (count - 1 - foodUsed));
  const food = amount('food', foodUsed);
  if (count === 1) return say('session.wizard.free');
  if (foodUsed === 0) return say('session.wizard.costs', { stories });
  return foodUsed === count - 1
    ? say('session.wizard.costsFood', { food })
    : say('session.wizard.costsBoth', { stories, food });
}
