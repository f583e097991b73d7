import {
  err,
  maybe,
  ok,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { amount, nameOf, say } from '../../say';
import type { Dino } from '../../terms';
import { changesOf, openAccounts, openBooks } from '../../rules/books';
import { breachInput, type Breach } from './breach';
import { allDinos, NO_DINOS, oneDino, speciesIn, takeDinos } from './dinos';
import { maybeDino } from '../../rules/fields';
import { playerInput } from '../../rules/player';
import { refuse } from '../../rules/refuse';

export const breachTurnInput = shape({
  player: playerInput,
  breach: maybe(breachInput),
  /** The Dino that leaves; null where there is nothing to choose. */
  remove: maybeDino,
});

export interface BreachTurnResult {
  readonly breach: Breach | null;
  readonly removed: Dino | null;
  readonly deltas: Deltas;
}

/** The end of the player's own turn, p. 22: 1 Follower for each Dino, then one of several leaves. */
function resolveBreachTurn({
  player: { id, followers },
  breach,
  remove,
}: Read<typeof breachTurnInput>): Ruling<BreachTurnResult> {
  const fault = checkRemoved(breach, remove);
  if (fault) return err(fault);

  const books = openBooks();
  const { ledger, tell, tellAs } = books;
  openAccounts(books, { id, followers });
  const name = nameOf(id);
  if (!breach) {
    tell('breach', 'breachTurn.none', { player: name });
    return ok({ figures: { breach: null, removed: null, deltas: {} }, explanation: ledger.steps });
  }
  const dinos = allDinos(breach.dinos);
  tellAs(
    { part: 'breach-loss', of: id },
    'breach',
    'breachTurn.loss',
    { player: name, dinos: amount('dinos', dinos), followers: amount('followers', dinos) },
    changesOf(id, [['followers', -dinos]]),
  );
  const removed = dinos < 2 ? null : (remove ?? speciesIn(breach.dinos)[0] ?? null);
  if (removed)
    tellAs({ part: 'breach-leaves', of: id }, 'breach', 'breachTurn.leaves', {
      dino: say(`dino.${removed}`),
    });
  else tellAs({ part: 'breach-stays', of: id }, 'breach', 'breachTurn.stays', { player: name });
  return ok({
    figures: {
      breach: { at: breach.at, dinos: takeDinos(breach.dinos, oneDino(removed)) },
      removed,
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

export const breachTurn = procedure({ input: breachTurnInput, resolve: resolveBreachTurn });

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
