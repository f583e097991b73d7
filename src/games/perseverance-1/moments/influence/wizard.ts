import type { Choosing, Option } from '@/engine';
import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { amount, nameOf, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import type { Command } from '../../session/command';
import { activeLeader } from '../../session/decide/actingPlayer';
import type { State } from '../../session/state';
import { cubesOn } from '../../session/supplies';
import { reasonAgainst, wizard, type Ask } from '../../session/wizards/wizard';

/** How many cubes, and how many pairs of Stories are paid with Food. */
export interface Price {
  readonly count: number;
  readonly foodUsed: number;
}

type Influence = Extract<Command, { type: 'influence' }>;

/** Tap the Officer, tap the cubes: done. What cannot be done says why. */
export const influence = wizard({
  id: 'influence',
  quick: true,
  title: () => say('session.action.influence'),
  actor: onTurn,
  script(ask, state, player) {
    const officer = ask.choose({
      id: 'officer',
      title: say('session.wizard.officer'),
      help: say('session.hint.influence'),
      options: officerOptions(state, player, ONE_CUBE),
    });
    const price = askPrice(ask, state, player, { officer });
    return officer && price ? placeCubes(player, officer, price) : null;
  },
});

export const ONE_CUBE: Price = { count: 1, foodUsed: 0 };

export function placeCubes(player: string, officer: Officer, price: Price): Influence {
  return { type: 'influence', player, officer, source: 'action', ...price };
}

/** The Officers, as far as so many cubes can go there. */
export function officerOptions(state: State, player: string, price: Price): readonly Option<Officer>[] {
  return OFFICERS.map((id) => ({
    id,
    icon: 'officers',
    label: say(`officer.${id}`),
    note: say('session.wizard.officerNote', {
      spaces: amount('spaces', state.influenceSpaces - state.officers[id].slots.length),
      player: nameOf(player),
      cubes: amount('cubes', cubesOn(state, id, player)),
    }),
    ...reasonAgainst(state, placeCubes(player, id, price)),
  }));
}

/** How many cubes, for what; one is free, which is what most turns take. */
export function askPrice(
  ask: Ask,
  state: State,
  player: string,
  { officer, ...more }: Partial<Choosing<string>> & { readonly officer?: Officer | null },
): Price | null {
  const prices = pricesOf(state, player);
  const chosen = ask.choose({
    id: 'count',
    title: say('session.wizard.cubes'),
    help: say('session.hint.influenceCount'),
    ...more,
    options: prices.map((price) => ({
      id: idOf(price),
      // Chips have no room for a note beside the name.
      ...(more.layout === 'chips'
        ? { label: say('session.turn.cubesFor', { count: price.count, price: priceNote(price) }) }
        : { icon: 'influence' as const, label: amount('cubes', price.count), note: priceNote(price) }),
      ...reasonAgainst(state, placeCubes(player, officer ?? 'chief-mate', price)),
    })),
  });
  return prices.find((one) => idOf(one) === chosen) ?? null;
}

/** 1, 2 or 3 cubes; Adelita may pay pairs of Stories with Food. */
function pricesOf(state: State, player: string): readonly Price[] {
  const chef = activeLeader(state, player) === 'adelita';
  return [1, 2, 3].flatMap((count) =>
    Array.from({ length: chef ? count : 1 }, (_, foodUsed) => ({ count, foodUsed })),
  );
}

function idOf({ count, foodUsed }: Price): string {
  return `${count}-${foodUsed}`;
}

/** The price in words; whether it can be paid the rules decide. */
function priceNote({ count, foodUsed }: Price) {
  const stories = amount('stories', 2 * (count - 1 - foodUsed));
  const food = amount('food', foodUsed);
  if (count === 1) return say('session.wizard.free');
  if (foodUsed === 0) return say('session.wizard.costs', { stories });
  return foodUsed === count - 1
    ? say('session.wizard.costsFood', { food })
    : say('session.wizard.costsBoth', { stories, food });
}
