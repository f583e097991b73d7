import {
  among,
  distinct,
  err,
  listOf,
  ok,
  procedure,
  shape,
  slug,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { FUEL_PER_MOVE, PLAYERS } from '../../pieces';
import { nameOf } from '../../say';
import { STEPS, type Caravan } from '../../terms';
import { carry, openBooks } from '../../rules/books';
import * as fields from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const turnInput = shape({
  /** The caravan moves, or the Encounter is over. */
  step: among(STEPS),
  /** As they sit, clockwise. */
  players: distinct(listOf(slug, PLAYERS)),
  leader: slug,
  caravan: fields.caravan,
});
type TurnInput = Read<typeof turnInput>;

export type TurnOption = 'encounter' | 'settle' | 'travel';

export interface TurnResult {
  readonly caravan: Caravan;
  readonly fuelSpent: 0 | 1;
  readonly options: readonly TurnOption[];
  readonly nextLeader: string;
}

/** The two ends of a turn: a move costs Fuel, and without Fuel the caravan has to settle where it is. */
export function resolveTurn(input: TurnInput): Ruling<TurnResult> {
  const fault = checkTurn(input);
  if (fault) return err(fault);

  const { step, players, leader } = input;
  const books = openBooks(input.caravan);
  const nextLeader = players[(players.indexOf(leader) + 1) % players.length] ?? leader;
  const stranded = input.caravan.fuel === 0;
  if (step === 'move') books.tell('travel', 'turn.move', {}, [carry('fuel', -FUEL_PER_MOVE)]);
  else books.tell('settling', stranded ? 'turn.mustSettle' : 'turn.maySettle', { fuel: input.caravan.fuel });
  if (nextLeader === leader) books.tell('travel', 'turn.leadsAlone', { player: nameOf(leader) });
  else books.tell('travel', 'turn.nextLeader', { player: nameOf(nextLeader) });
  return ok({
    figures: {
      caravan: books.caravan(),
      fuelSpent: step === 'move' ? FUEL_PER_MOVE : 0,
      options: step === 'move' ? ['encounter'] : stranded ? ['settle'] : ['settle', 'travel'],
      nextLeader,
    },
    explanation: books.ledger.steps,
  });
}

export const turn = procedure({ input: turnInput, resolve: resolveTurn, formFirst: true });

function checkTurn({ step, players, leader, caravan }: TurnInput): Refusal | null {
  if (!players.includes(leader))
    return refuse('unknown-player', 'leader', 'refusal.unknownPlayer', { id: leader });
  return step === 'move' && caravan.fuel < FUEL_PER_MOVE
    ? refuse('not-affordable', 'caravan.fuel', 'refusal.noFuel')
    : null;
}
