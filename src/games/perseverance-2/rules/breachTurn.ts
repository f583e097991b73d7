import { err, ok, type Deltas, type Outcome, type Refusal, type Result } from '@/engine';
import { amount, nameOf, say } from '../say';
import type { Dino } from '../terms';
import { changesOf, openAccounts, openBooks } from './books';
import type { Breach } from './breach';
import { allDinos, NO_DINOS, oneDino, speciesIn, takeDinos } from './dinos';
import type { Player } from './player';
import { refuse } from './refuse';

export interface BreachTurnInput {
  readonly player: Pick<Player, 'id' | 'followers'>;
  readonly breach: Breach | null;
  /** The Dino that leaves; null where there is nothing to choose. */
  readonly remove: Dino | null;
}

export interface BreachTurnResult {
  readonly breach: Breach | null;
  readonly removed: Dino | null;
  readonly deltas: Deltas;
}

/** The end of the player's own turn, p. 22: 1 Follower for each Dino, then one of several leaves. */
export function breachTurn({
  player: { id, followers },
  breach,
  remove,
}: BreachTurnInput): Result<Outcome<BreachTurnResult>, Refusal> {
  const fault = checkRemoved(breach, remove);
  if (fault) return err(fault);

  const { ledger, tell } = openBooks();
  openAccounts({ ledger, tell }, { id, followers });
  const name = nameOf(id);
  if (!breach) {
    tell('breach', 'breachTurn.none', { player: name });
    return ok({ figures: { breach: null, removed: null, deltas: {} }, explanation: ledger.steps });
  }
  const dinos = allDinos(breach.dinos);
  tell(
    'breach',
    'breachTurn.loss',
    { player: name, dinos: amount('dinos', dinos), followers: amount('followers', dinos) },
    changesOf(id, [['followers', -dinos]]),
  );
  const removed = dinos < 2 ? null : (remove ?? speciesIn(breach.dinos)[0] ?? null);
  if (removed) tell('breach', 'breachTurn.leaves', { dino: say(`dino.${removed}`) });
  else tell('breach', 'breachTurn.stays', { player: name });
  return ok({
    figures: {
      breach: { at: breach.at, dinos: takeDinos(breach.dinos, oneDino(removed)) },
      removed,
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

function checkRemoved(breach: Breach | null, remove: Dino | null): Refusal | null {
  const dinos = breach?.dinos ?? NO_DINOS;
  const several = allDinos(dinos) >= 2;
  if (!remove)
    return several && speciesIn(dinos).length > 1
      ? refuse('invalid-input', 'remove', 'refusal.whichDinoLeaves')
      : null;
  if (!several) return refuse('not-allowed', 'remove', 'refusal.noDinoLeaves');
  return dinos[remove] === 0
    ? refuse('not-allowed', 'remove', 'refusal.notOnCard', { piece: say(`dino.${remove}`) })
    : null;
}
