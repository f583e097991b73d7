import {
  err,
  ok,
  type Deltas,
  type Outcome,
  type Phrase,
  type Refusal,
  type Result,
  type Standing,
} from '@/engine';
import { scoreOfficer, stewardSets, type OfficerScore } from '../../perseverance/scoreOfficer';
import { PIECES } from '../pieces';
import { amount, nameOf, namesOf, say } from '../say';
import { OFFICERS, type Officer } from '../terms';
import { changesOf, openBooks, type Books } from './books';
import type { Player } from './player';
import { refuse } from './refuse';

/** What the five Officers look at. */
export type OfficerRecord = Pick<
  Player,
  | 'id'
  | 'perks'
  | 'adventures'
  | 'settlements'
  | 'dice'
  | 'outposts'
  | 'camps'
  | 'lightSoldier'
  | 'heavySoldier'
  | 'watchtowers'
>;

export interface OfficerScoringInput {
  readonly players: readonly OfficerRecord[];
  /** Cubes on spaces and pool together, of everybody who takes part. */
  readonly influence: Readonly<Record<Officer, Standing>>;
}

export interface OfficerScoringResult {
  readonly officers: readonly {
    readonly officer: Officer;
    readonly first: readonly string[];
    readonly second: readonly string[];
    readonly followers: Readonly<Record<string, number>>;
  }[];
  readonly deltas: Deltas;
}

interface Condition {
  readonly worth: number;
  /** What the Officer looked at, in words. */
  readonly reason: Phrase;
}

/** Step 4 of an Assembly, p. 26. */
export function officerScoring(input: OfficerScoringInput): Result<Outcome<OfficerScoringResult>, Refusal> {
  const fault = checkCubes(input);
  if (fault) return err(fault);

  const books = openBooks();
  const officers = OFFICERS.map((officer) => {
    const conditions = new Map(
      input.players.map((record) => [record.id, CONDITIONS[officer](record, cubesOf(input, record.id))]),
    );
    const score = scoreOfficer(input.influence[officer], (id) => conditions.get(id)?.worth ?? 0);
    explain(books, officer, score, conditions);
    const scored = score.shares.filter(({ followers }) => followers > 0);
    return {
      officer,
      first: score.first,
      second: score.second,
      followers: Object.fromEntries(scored.map(({ owner, followers }) => [owner, followers])),
    };
  });
  return ok({ figures: { officers, deltas: books.ledger.deltas() }, explanation: books.ledger.steps });
}

/** What the condition of an Officer is worth to a player: appendix of the book. */
const CONDITIONS: Readonly<Record<Officer, (record: OfficerRecord, cubes: number) => Condition>> = {
  'chief-mate': ({ perks }, cubes) => ({
    worth: Math.min(cubes, perks.length),
    reason: say('officerScoring.cubesAndPerks', {
      cubes: amount('cubes', cubes),
      perks: amount('perks', perks.length),
    }),
  }),
  'chief-of-security': ({ adventures }) => ({
    worth: 2 * adventures,
    reason: say('officerScoring.adventures', { adventures }),
  }),
  'chief-steward': ({ settlements, dice }) => ({
    worth: 3 * stewardSets(settlements, dice),
    reason: say('officerScoring.sets', {
      pieces: amount('settlements', settlements),
      others: amount('dice', dice),
      sets: stewardSets(settlements, dice),
    }),
  }),
  'chief-engineer': ({ outposts, camps }) => ({
    worth: 2 * outposts + camps,
    reason: say('officerScoring.outpostsAndCamps', {
      outposts: amount('outposts', outposts),
      camps: amount('camps', camps),
    }),
  }),
  captain: ({ lightSoldier, heavySoldier, watchtowers }) => {
    const sets = Math.min(Math.floor((lightSoldier + heavySoldier) / 3), watchtowers);
    return {
      worth: 4 * sets,
      reason: say('officerScoring.sets', {
        pieces: amount('soldiers', lightSoldier + heavySoldier),
        others: amount('watchtowers', watchtowers),
        sets,
      }),
    };
  },
};

function explain(
  { tell }: Books,
  officer: Officer,
  { first, second, shares }: OfficerScore,
  conditions: ReadonlyMap<string, Condition>,
): void {
  tell('officerScoring', 'officerScoring.places', {
    officer: say(`officer.${officer}`),
    first: namesOf(first),
    second: namesOf(second),
  });
  for (const { owner, place, worth, followers } of shares)
    tell(
      'officerScoring',
      place === 'first' ? 'officerScoring.full' : 'officerScoring.half',
      {
        player: nameOf(owner),
        reason: conditions.get(owner)?.reason ?? '',
        worth,
        followers: amount('followers', followers),
      },
      changesOf(owner, [['followers', followers]]),
    );
}

/** On all Officers. */
function cubesOf({ influence }: OfficerScoringInput, id: string): number {
  return OFFICERS.flatMap((officer) => influence[officer])
    .filter(([owner]) => owner === id)
    .reduce((sum, [, cubes]) => sum + cubes, 0);
}

/** 25 cubes for Officers and Perks together. */
function checkCubes(input: OfficerScoringInput): Refusal | null {
  const over = input.players.find(({ id, perks }) => cubesOf(input, id) + perks.length > PIECES.influence);
  return over
    ? refuse('limit-exceeded', 'influence', 'refusal.tooManyCubes', {
        player: nameOf(over.id),
        cubes: amount('cubes', PIECES.influence),
      })
    : null;
}
