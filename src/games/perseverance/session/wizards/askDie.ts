import type { Ask, Phrase } from '@/engine';
import { dieOwnerName, say } from '../../say';
import { NEUTRAL, playersOf, type TableState } from '../table';

interface OwnerQuestion {
  readonly help: Phrase;
  /** Why no die of this owner can be taken. */
  refused(owner: string): { readonly reason?: Phrase };
}

/** Whose die is placed. Neutral dice cost nothing and belong to nobody: they are taken first. */
export function askDieOwner(
  ask: Pick<Ask, 'choose'>,
  state: TableState,
  player: string,
  { help, refused }: OwnerQuestion,
): string {
  const owners = Object.entries(state.dice);
  const inPool = owners.filter(([, { pool }]) => pool > 0).map(([owner]) => owner);
  const first = [NEUTRAL, player].find((owner) => inPool.includes(owner)) ?? inPool[0] ?? NEUTRAL;
  const place = (owner: string) => (owner === NEUTRAL ? 0 : owner === player ? 1 : 2);
  return (
    ask.choose({
      id: 'owner',
      title: say('session.turn.whose'),
      help,
      layout: 'chips',
      initial: first,
      options: [...owners]
        .sort(([a], [b]) => place(a) - place(b))
        .map(([owner, { pool }]) => ({
          id: owner,
          ...(playersOf(state).includes(owner) && { player: owner }),
          label: dieLabel(state, player, owner, pool),
          // Its emblem says whose it is, and the price is what matters.
          ...(isAnothers(state, player, owner) && { short: '−2' }),
          ...refused(owner),
        })),
    }) ?? first
  );
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
