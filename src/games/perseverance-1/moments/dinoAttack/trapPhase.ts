import type { Dino } from '../../terms';
import { amount, nameOf, say } from '../../say';
import { change, type Books } from '../../rules/books';
import type { DefenseColumn, Horde, Kill, Trap } from './defenseArea';

export interface TrapPhase {
  readonly kills: readonly Kill[];
  /** The Dinos that are left. */
  readonly horde: Horde;
}

/** Every Trap is turned up and its die is rolled; deterministic Traps have none, p. 20. */
export function trapPhase({ tell }: Books, columns: readonly DefenseColumn[]): TrapPhase {
  const kills: Kill[] = [];
  const horde = columns.map(({ dinos }) =>
    dinos
      .filter(({ type, trap }) => {
        if (!trap) return true;
        const { killed, followers } = spring(trap, type);
        if (killed) kills.push({ owner: trap.owner, dino: type });
        tell(
          trap.roll ? 'attack' : 'deterministic',
          { part: 'trap', of: trap.owner },
          killed ? 'trap.kills' : 'trap.fails',
          {
            player: nameOf(trap.owner),
            trap: say(`trapFor.${trap.type}`),
            dino: say(`dino.${type}`),
            followers: amount('followers', followers),
          },
          [change(trap.owner, 'followers', followers)],
        );
        return !killed;
      })
      .map(({ type }) => type),
  );
  return { kills, horde };
}

/** The faces that work, or fail, whatever the Trap always pay 2; the one that needs a match shows its own number (R20). */
export function spring(trap: Trap, dino: Dino): { readonly killed: boolean; readonly followers: number } {
  const matches = trap.type === dino;
  if (trap.roll === null) return { killed: matches, followers: matches ? 3 : 0 };
  switch (trap.roll.face) {
    case 'success-if-match':
      return { killed: matches, followers: matches ? trap.roll.followers : 0 };
    case 'success-anyway':
      return { killed: true, followers: 2 };
    case 'failure-anyway':
      return { killed: false, followers: 2 };
  }
}
