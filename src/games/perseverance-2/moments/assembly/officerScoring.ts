import {
  andThen,
  err,
  mapped,
  number,
  ok,
  procedure,
  shape,
  type Deltas,
  type Phrase,
  type Read,
  type Refusal,
  type Ruling,
  type Standing,
} from '@/engine';
import { ownersOf } from '../../../perseverance/participants';
import { scoreOfficer, stewardSets, type OfficerScore } from '../../../perseverance/moments/assembly/rule';
import { PIECES } from '../../pieces';
import { amount, nameOf, namesOf, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { changesOf, openBooks, type Books } from '../../rules/books';
import { byOwner, keyed, ofTable } from '../../rules/fields';
import { playersInput, type Player } from '../../rules/player';
import { refuse } from '../../rules/refuse';

const influenceOf = ofTable((players) => {
  const owners = ownersOf(players);
  const standing = (cubes: ReadonlyMap<string, number>): Standing =>
    owners.map((owner) => [owner, cubes.get(owner) ?? 0] as const);
  const ofTile = mapped(byOwner(owners, number({ max: PIECES.influence })), standing);
  /** Cubes on spaces and pool together, of everybody who takes part. */
  return shape({ influence: keyed(OFFICERS, ofTile, standing(new Map())) });
});
const officerScoringInput = andThen(shape({ players: playersInput }), ({ players }) => influenceOf(players));
type OfficerScoringInput = Read<typeof officerScoringInput>;

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
function resolveOfficerScoring(input: OfficerScoringInput): Ruling<OfficerScoringResult> {
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

export const officerScoring = procedure({ input: officerScoringInput, resolve: resolveOfficerScoring });

/** What the condition of an Officer is worth to a player: appendix of the book. */
const CONDITIONS: Readonly<Record<Officer, (record: Player, cubes: number) => Condition>> = {
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

/** What the Officer looks at, in words; `cubes` of the player on all Officers. */
export function lookedAt(officer: Officer, player: Player, cubes: number): Phrase {
  return CONDITIONS[officer](player, cubes).reason;
}

function explain(
  { tellAs }: Books,
  officer: Officer,
  { first, second, shares }: OfficerScore,
  conditions: ReadonlyMap<string, Condition>,
): void {
  tellAs({ part: 'officer-places', at: { officer } }, 'officerScoring', 'officerScoring.places', {
    officer: say(`officer.${officer}`),
    first: namesOf(first),
    second: namesOf(second),
  });
  for (const { owner, place, worth, followers } of shares)
    tellAs(
      { part: 'officer-share', of: owner, at: { officer } },
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
