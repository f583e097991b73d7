import {
  among,
  checkedForm,
  distinct,
  err,
  ifGiven,
  listOf,
  ok,
  procedure,
  shape,
  slug,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { amount, nameOf } from '../../say';
import { take } from '../../stock';
import { body, openBooks } from '../../rules/books';
import { count, optionalFlag, playerId, playerIds } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const demand = shape({
  /** Whatever a card asks for: wood, tokens, a level. */
  kind: slug,
  required: count,
  available: count,
});

const unfulfilledInput = shape({
  /** The effect concerns one player, or all of them. */
  scope: among(['player', 'all']),
  players: playerIds(),
  player: ifGiven(playerId, null),
  demands: distinct(listOf(demand, { min: 1, max: 10 }), 'kind'),
  /** The effect does nothing when it is not possible as a whole (ruling 17). */
  onlyIfPossible: optionalFlag,
});
type UnfulfilledInput = Read<typeof unfulfilledInput>;

export interface UnfulfilledResult {
  readonly applied: boolean;
  readonly demands: readonly { readonly kind: string; readonly paid: number; readonly missing: number }[];
  readonly missing: number;
  readonly wounds: Readonly<Record<string, number>>;
}

/** What cannot be given costs a wound each. */
export const unfulfilled = procedure({
  input: checkedForm(unfulfilledInput, [], concernedFault),
  resolve: resolveUnfulfilled,
  formFirst: true,
});

function resolveUnfulfilled(input: UnfulfilledInput): Ruling<UnfulfilledResult> {
  const fault = checkConcerned(input);
  if (fault) return err(fault);

  const { scope, players, demands } = input;
  const books = openBooks();
  const met = demands.map(({ kind, required, available }) => {
    const { taken, missing } = take(available, required);
    return { kind, paid: taken, missing };
  });
  const short = met.reduce((sum, { missing }) => sum + missing, 0);
  const applied = !(input.onlyIfPossible && short > 0);
  const missing = applied ? short : 0;
  if (!applied) books.tell('demand', 'unfulfilled.notPossible');
  const concerned = players.filter((id) => scope === 'all' || id === input.player);
  if (applied) {
    for (const { kind, paid, missing: gap } of met)
      books.tell('demand', metKey(gap), { kind, paid, missing: gap }, [], {
        id: { part: 'demand', at: { kind } },
      });
    for (const id of missing > 0 ? concerned : [])
      books.tell('demand', 'unfulfilled.wounds', { player: nameOf(id), wounds: amount('wounds', missing) }, [
        body(id, 'wounds', missing),
      ]);
  }
  return ok({
    figures: {
      applied,
      demands: applied ? met : met.map(({ kind }) => ({ kind, paid: 0, missing: 0 })),
      missing,
      wounds: Object.fromEntries(players.map((id) => [id, concerned.includes(id) ? missing : 0])),
    },
    explanation: books.steps,
  });
}

/** The words for what was given, or for what was missing of it. */
export function metKey(missing: number): 'unfulfilled.short' | 'unfulfilled.paid' {
  return missing > 0 ? 'unfulfilled.short' : 'unfulfilled.paid';
}

/** An effect on one player has to say on whom. */
function concernedFault({ scope, player }: UnfulfilledInput): Refusal | null {
  return scope === 'player' && player === null
    ? refuse('invalid-input', 'player', 'refusal.playerNeeded')
    : null;
}

function checkConcerned({ scope, players, player }: UnfulfilledInput): Refusal | null {
  return scope === 'player' && player !== null && !players.includes(player)
    ? refuse('unknown-player', 'player', 'refusal.unknownPlayer', { id: player })
    : null;
}
