import type { Ask, Phrase } from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { dieOwnerName, say } from '../../say';
import { NEUTRAL, playersOf, type TableState } from '../table';

interface OwnerQuestion {
  readonly help: Phrase;
  /** Why no die of this owner can be taken. */
  refused(owner: string): { readonly reason?: Phrase };
}

export interface DieOwner {
  /** While nobody said it, one whose die could be taken: the page shows what that would do. */
  readonly owner: string;
  readonly isOpen: boolean;
}

/** Those that cost nothing, in the order in which they are taken: neutral dice belong to nobody. */
const FREE = (player: string) => [NEUTRAL, player, DISSENTERS];

/** Whose die is placed. Which of the others pays for it with a die, and 2 Followers, nobody decides but the table. */
export function askDieOwner(
  ask: Pick<Ask, 'choose'>,
  state: TableState,
  player: string,
  { help, refused }: OwnerQuestion,
): DieOwner {
  const owners = Object.entries(state.dice);
  const inPool = owners.filter(([, { pool }]) => pool > 0).map(([owner]) => owner);
  const free = FREE(player).find((owner) => inPool.includes(owner));
  const sure = free ?? (inPool.length > 1 ? null : (inPool[0] ?? NEUTRAL));
  const place = (owner: string) => (owner === NEUTRAL ? 0 : owner === player ? 1 : 2);
  const owner = ask.choose({
    id: 'owner',
    title: say('session.turn.whose'),
    help,
    layout: 'chips',
    initial: sure,
    options: [...owners]
      .sort(([a], [b]) => place(a) - place(b))
      .map(([one, { pool }]) => ({
        id: one,
        ...(playersOf(state).includes(one) && { player: one }),
        label: dieLabel(state, player, one, pool),
        // Its emblem says whose it is, and the price is what matters.
        ...(isAnothers(state, player, one) && { short: '−2' }),
        ...refused(one),
      })),
  });
  return { owner: owner ?? inPool[0] ?? NEUTRAL, isOpen: owner === null };
}

function isAnothers(state: TableState, player: string, owner: string): boolean {
  return owner !== player && playersOf(state).includes(owner);
}

function dieLabel(state: TableState, player: string, owner: string, count: number): Phrase {
  if (owner === player) return say('session.turn.ownDie', { count });
  return isAnothers(state, player, owner)
    ? say('session.turn.anothersDie', { player: dieOwnerName(owner), count })
    : say('session.turn.die', { owner: dieOwnerName(owner), count });
}

/** Whether its face is changed for 1 Story before it is placed. */
export function askDieFace(ask: Pick<Ask, 'pick'>, help: Phrase): boolean {
  const turned = ask.pick<'turned'>({
    id: 'face',
    title: say('session.turn.face'),
    help,
    most: 1,
    options: () => [{ id: 'turned', icon: 'story', label: say('session.turn.faceTurned') }],
  });
  return turned.length > 0;
}
