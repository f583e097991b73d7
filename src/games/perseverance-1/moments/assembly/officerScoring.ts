import {
  andThen,
  each,
  err,
  listOf,
  number,
  ok,
  orElse,
  procedure,
  shape,
  type Deltas,
  type Phrase,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { scoreOfficer, stewardSets, type OfficerScore } from '../../../perseverance/moments/assembly/rule';
import { rulesOf } from '../../editions';
import { PIECES } from '../../pieces';
import { amount, nameOf, namesOf, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { change, openBooks, type Books } from '../../rules/books';
import { count, edition, madeOnce, nothingOf, onlyKeys, playersOf, standingOf } from '../../rules/fields';
import { refuse } from '../../rules/refuse';
import { influencersOf, perPlayer } from '../../rules/table';

/** A Defense area holds up to 8 figures, 4 Walls and 8 Traps of one player; there are 8 areas and 19 Patrol cards. */
const LIMITS = { areas: 8, piecesInAnArea: 20, patrols: 19 } as const;

/** What the four Officers look at. */
const officerRecord = shape({
  /** Pieces in each area the player has pieces in; the best one counts. */
  areas: orElse(listOf(number({ max: LIMITS.piecesInAnArea }), { max: LIMITS.areas }), []),
  /** Completed or in progress. */
  patrols: count(LIMITS.patrols),
  settlements: count(PIECES.settlements),
  /** In play: board and pool. */
  dice: count(PIECES.dice),
  /** Ever built: on the board or used. */
  wallsAndTraps: count(PIECES.walls + PIECES.traps),
});

/** Cubes on track and tile together, of everybody who can have some. */
const influenceOf = madeOnce((owners: readonly string[]) =>
  shape({
    influence: onlyKeys(
      OFFICERS,
      each(OFFICERS, orElse(standingOf(owners, PIECES.influence), nothingOf(owners))),
    ),
  }),
);

const officerScoringInput = andThen(
  shape({ edition, players: playersOf(officerRecord) }),
  ({ edition, players }) => influenceOf(influencersOf(rulesOf(edition), players)),
);
type OfficerScoringInput = Read<typeof officerScoringInput>;
export type OfficerRecord = OfficerScoringInput['players'][number];

export interface OfficerScoringResult {
  readonly officers: Readonly<
    Record<
      string,
      {
        readonly first: readonly string[];
        readonly second: readonly string[];
        readonly followers: Readonly<Record<string, number>>;
      }
    >
  >;
  readonly totals: Readonly<Record<string, number>>;
  readonly deltas: Deltas;
}

/** What the condition of an Officer is worth to a player. */
const CONDITIONS: Readonly<Record<Officer, (record: OfficerRecord) => number>> = {
  'chief-mate': ({ areas }) => Math.max(0, ...areas),
  'chief-of-security': ({ patrols }) => 2 * patrols,
  'chief-steward': ({ settlements, dice }) => 3 * stewardSets(settlements, dice),
  'chief-engineer': ({ wallsAndTraps }) => wallsAndTraps,
};

/** Step 4 of an Assembly, p. 26. */
export const officerScoring = procedure({ input: officerScoringInput, resolve: resolveOfficerScoring });

/** The same without limits, for a table that corrected its figures beyond them. */
export function resolveOfficerScoring(input: OfficerScoringInput): Ruling<OfficerScoringResult> {
  const fault = checkCubes(input);
  if (fault) return err(fault);

  const { edition, players } = input;
  const books = openBooks(edition);
  const totals = new Map<string, number>();
  const officers = OFFICERS.map((officer) => {
    const worths = new Map(players.map((record) => [record.id, CONDITIONS[officer](record)]));
    const score = scoreOfficer(input.influence[officer], (id) => worths.get(id) ?? 0);
    explain(books, officer, score, players);
    const followers = new Map(score.shares.map((share) => [share.owner, share.followers]));
    for (const [id, gain] of followers) totals.set(id, (totals.get(id) ?? 0) + gain);
    return [
      officer,
      {
        first: score.first,
        second: score.second,
        followers: perPlayer(players, ({ id }) => followers.get(id) ?? 0),
      },
    ] as const;
  });
  return ok({
    figures: {
      officers: Object.fromEntries(officers),
      totals: perPlayer(players, ({ id }) => totals.get(id) ?? 0),
      deltas: books.ledger.deltas(),
    },
    explanation: books.ledger.steps,
  });
}

function explain(
  { tell }: Books,
  officer: Officer,
  { first, second, shares }: OfficerScore,
  players: readonly OfficerRecord[],
) {
  tell('assembly', { part: 'officer-places', at: { officer } }, 'officerScoring.places', {
    officer: say(`officer.${officer}`),
    first: namesOf(first),
    second: namesOf(second),
  });
  for (const { owner, place, worth, followers } of shares) {
    const record = players.find(({ id }) => id === owner);
    tell(
      'assembly',
      { part: 'officer-share', of: owner, at: { officer } },
      place === 'first' ? 'officerScoring.full' : 'officerScoring.half',
      {
        player: nameOf(owner),
        reason: record ? REASONS[officer](record) : '',
        worth,
        followers: amount('followers', followers),
      },
      [change(owner, 'followers', followers)],
    );
  }
}

/** What the Officer looked at, in words. */
const REASONS: Readonly<Record<Officer, (record: OfficerRecord) => Phrase>> = {
  'chief-mate': (record) =>
    say('officerScoring.area', { pieces: amount('pieces', CONDITIONS['chief-mate'](record)) }),
  'chief-of-security': ({ patrols }) => say('officerScoring.patrols', { patrols }),
  'chief-steward': ({ settlements, dice }) =>
    say('officerScoring.sets', {
      settlements: amount('settlements', settlements),
      dice: amount('dice', dice),
      sets: stewardSets(settlements, dice),
    }),
  'chief-engineer': ({ wallsAndTraps }) => say('officerScoring.wallsAndTraps', { built: wallsAndTraps }),
};

/** 15 cubes for the whole game. */
function checkCubes({ influence }: OfficerScoringInput): Refusal | null {
  const totals = new Map<string, number>();
  for (const officer of OFFICERS)
    for (const [owner, cubes] of influence[officer]) {
      const total = (totals.get(owner) ?? 0) + cubes;
      totals.set(owner, total);
      if (total > PIECES.influence)
        return refuse('out-of-range', 'influence', 'refusal.tooManyCubes', {
          player: nameOf(owner),
          cubes: amount('cubes', PIECES.influence),
        });
    }
  return null;
}
