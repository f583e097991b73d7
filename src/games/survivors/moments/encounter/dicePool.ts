import { among, distinct, listOf, ok, procedure, shape, slug, type Outcome, type Read } from '@/engine';
import { aberrantDie, PLAYERS } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { EMPTY_CARAVAN, perSkill, sumOfSkills } from '../../tally';
import { SIDES, SKILLS, type Aberrant, type Trio } from '../../terms';
import { dice, openBooks, type Books } from '../../rules/books';
import * as fields from '../../rules/fields';

const player = shape({ id: slug, choice: among(SIDES), primary: fields.dice, secondary: fields.dice });

const dicePoolInput = shape({ players: distinct(listOf(player, PLAYERS), 'id') });

export interface DicePoolResult {
  readonly dice: Trio;
  readonly aberrant: Aberrant;
  readonly diceToRoll: number;
}

/** Every Faction brings the dice of the side it chose, for all three Skills. */
export function gatherDice({ players }: Read<typeof dicePoolInput>): Outcome<DicePoolResult> {
  const books = openBooks(EMPTY_CARAVAN);
  const chosen = players.map((player) => player[player.choice]);
  for (const [i, { id, choice }] of players.entries()) {
    const side = chosen[i];
    if (side)
      books.tell(
        'dice',
        'dicePool.brings',
        { player: nameOf(id), side: say(`side.${choice}`), ...side },
        SKILLS.map((skill) => dice(skill, side[skill])),
      );
  }
  const pool = perSkill((skill) => chosen.reduce((sum, side) => sum + side[skill], 0));
  const aberrant = aberrantDie(players.length);
  const diceToRoll = sumOfSkills(pool) + aberrant.dice;
  explainAberrant(books, players.length);
  books.tell('dice', 'dicePool.total', { dice: amount('dice', diceToRoll) });
  return { figures: { dice: pool, aberrant, diceToRoll }, explanation: books.ledger.steps };
}

export const dicePool = procedure({
  input: dicePoolInput,
  resolve: (input) => ok(gatherDice(input)),
  formFirst: true,
});

/** What the Aberrant Die does at a table of this size. */
export function explainAberrant({ tell }: Books, players: number): void {
  const die = aberrantDie(players);
  tell('aberrant', `aberrant.${die.effect}`, { players: amount('factions', players) }, [
    dice('aberrant', die.dice),
  ]);
}
