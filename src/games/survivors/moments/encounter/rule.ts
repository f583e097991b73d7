import {
  checkedForm,
  err,
  ifGiven,
  maybe,
  number,
  ok,
  procedure,
  shape,
  sumFigure,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { aberrantDie, PLAYERS } from '../../pieces';
import { amount, listed, say } from '../../say';
import { NO_SKILLS } from '../../tally';
import { SKILLS, type Caravan, type Resource, type Skill } from '../../terms';
import { carry, openBooks, type Books } from '../../rules/books';
import { highest } from './challenges';
import * as fields from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const encounterFields = shape({
  players: number(PLAYERS),
  /** As counted when the Threat was named. */
  challenges: fields.trio,
  threat: fields.skill,
  /** Icons on the Factions' dice; a face may show several (ruling 17). */
  rolled: fields.trio,
  /** What the Aberrant Die shows; null where it is not rolled. */
  aberrant: maybe(fields.skill),
  cardSuccesses: ifGiven(fields.change, NO_SKILLS),
  /** Cards played after the Threat was named change numbers, never the Threat (ruling 14). */
  cardChallenges: ifGiven(fields.change, NO_SKILLS),
  /** What a failed Threat costs, as the Encounter Guide says. */
  lossResource: fields.resource,
  caravan: fields.caravan,
});
type EncounterInput = Read<typeof encounterFields>;

const encounterInput = checkedForm(encounterFields, ['players'], dieFault);

export interface EncounterRow {
  readonly challenge: number;
  readonly successes: number;
  readonly missed: number;
  readonly passed: boolean;
}

export interface EncounterResult {
  readonly results: Readonly<Record<Skill, EncounterRow>>;
  readonly threatPassed: boolean;
  readonly obstaclesPassed: 0 | 1 | 2;
  readonly loss: { readonly resource: Resource; readonly due: number; readonly paid: number };
  readonly penalty: boolean;
  readonly reward: boolean;
  readonly bonus: boolean;
  readonly caravan: Caravan;
}

/** Successes against Challenges; the Threat and the Obstacles are judged apart from each other. */
function resolveEncounter(input: EncounterInput): Ruling<EncounterResult> {
  const fault = dieFault(input) ?? checkEncounter(input);
  if (fault) return err(fault);

  const { threat, lossResource } = input;
  const books = openBooks(input.caravan);
  const results = {
    combat: rowOf(input, 'combat'),
    civilized: rowOf(input, 'civilized'),
    production: rowOf(input, 'production'),
  };
  for (const skill of SKILLS) explainRow(books, input, skill, results[skill]);

  const due = results[threat].missed;
  const paid = Math.min(due, input.caravan[lossResource]);
  if (due === 0) books.tell('consequences', 'encounter.threatMet', { skill: say(`skill.${threat}`) });
  else
    books.tell(
      'consequences',
      'encounter.threatFailed',
      { skill: say(`skill.${threat}`), resource: say(`resource.${lossResource}`), count: due },
      [carry(lossResource, -due)],
    );
  const passed = SKILLS.filter((skill) => skill !== threat && results[skill].passed).length;
  const obstaclesPassed = passed >= 2 ? 2 : passed === 1 ? 1 : 0;
  const threatPassed = results[threat].passed;
  const bonus = obstaclesPassed === 2 && threatPassed;
  books.tell('consequences', bonus ? 'encounter.bonus' : `encounter.obstacles.${OBSTACLES[obstaclesPassed]}`);
  return ok({
    figures: {
      results,
      threatPassed,
      obstaclesPassed,
      loss: { resource: lossResource, due, paid },
      penalty: obstaclesPassed === 0,
      reward: obstaclesPassed === 2,
      bonus,
      caravan: books.caravan(),
    },
    explanation: books.ledger.steps,
  });
}

export const encounter = procedure({ input: encounterInput, resolve: resolveEncounter, formFirst: true });

const OBSTACLES = ['none', 'one', 'both'] as const;

/** Where the Aberrant Die is rolled, the table says what it shows. */
function dieFault({ players, aberrant }: EncounterInput): Refusal | null {
  return aberrantDie(players).dice === 1 && aberrant === null
    ? refuse('invalid-input', 'aberrant', 'refusal.aberrantNeeded')
    : null;
}

function checkEncounter({ players, aberrant, challenges, threat }: EncounterInput): Refusal | null {
  if (aberrant !== null && aberrantDie(players).dice === 0)
    return refuse('limit-exceeded', 'aberrant', 'refusal.noAberrant');
  const candidates = highest(challenges);
  return candidates.includes(threat)
    ? null
    : refuse('limit-exceeded', 'threat', 'refusal.notHighest', {
        skill: say(`skill.${threat}`),
        highest: listed(candidates.map((skill) => say(`skill.${skill}`))),
      });
}

/** One floor, after everything is added: nothing is left to take below 0 (ruling 4). */
function rowOf(input: EncounterInput, skill: Skill): EncounterRow {
  const successes = Math.max(0, input.rolled[skill] + byDie(input, skill) + input.cardSuccesses[skill]);
  const challenge = Math.max(0, input.challenges[skill] + input.cardChallenges[skill]);
  const missed = Math.max(0, challenge - successes);
  return { challenge, successes, missed, passed: missed === 0 };
}

function byDie({ players, aberrant }: EncounterInput, skill: Skill): -1 | 0 | 1 {
  if (aberrant !== skill) return 0;
  const { effect } = aberrantDie(players);
  return effect === 'add' ? 1 : effect === 'remove' ? -1 : 0;
}

function explainRow({ tell }: Books, input: EncounterInput, skill: Skill, row: EncounterRow): void {
  const icons = input.rolled[skill];
  const terms = [icons, byDie(input, skill), input.cardSuccesses[skill]];
  const sum = terms.filter((term, i) => i === 0 || term !== 0);
  const printed = input.challenges[skill];
  if (input.cardChallenges[skill] !== 0)
    tell(
      'abilityCards',
      printed + input.cardChallenges[skill] < 0 ? 'encounter.challengeGone' : 'encounter.challengeChanged',
      { skill: say(`skill.${skill}`), challenge: row.challenge },
      undefined,
      sumFigure([printed, input.cardChallenges[skill]]),
    );
  if (byDie(input, skill) !== 0)
    tell('aberrant', byDie(input, skill) > 0 ? 'encounter.dieAdds' : 'encounter.dieTakes', {
      skill: say(`skill.${skill}`),
    });
  if (terms.reduce((total, term) => total + term, 0) < 0)
    tell('successes', 'encounter.floor', { skill: say(`skill.${skill}`) });
  tell(
    'successes',
    row.passed ? 'encounter.met' : 'encounter.missed',
    {
      skill: say(`skill.${skill}`),
      successes: amount('successes', row.successes),
      challenge: row.challenge,
      missed: row.missed,
    },
    undefined,
    sum.length > 1 ? sumFigure(sum) : undefined,
  );
}
