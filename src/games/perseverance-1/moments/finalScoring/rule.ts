import {
  err,
  number,
  ok,
  orElse,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Refusal,
  type Ruling,
  type Standing,
} from '@/engine';
import { rankFinal } from '../../../perseverance/moments/finalScoring/rankFinal';
import { rulesOf } from '../../editions';
import { PIECES, playerCount, TRACKS } from '../../pieces';
import { amount, nameOf, namesOf } from '../../say';
import { change, openBooks, sharing, type Books } from '../../rules/books';
import {
  count,
  edition,
  NO_SOLDIERS,
  optionalFlag,
  playersOf,
  safeguard,
  scale,
  soldiers,
  valor,
} from '../../rules/fields';
import { leftovers } from './leftovers';
import { refuse } from '../../rules/refuse';
import { perPlayer } from '../../rules/table';
import { threatPenalty } from '../threat/threatPenalty';

/** All Defense areas together; Traps that still lie there. */
const defense = shape({
  light: count(PIECES.soldiersOfAKind),
  heavy: count(PIECES.soldiersOfAKind),
  leader: optionalFlag,
  walls: count(PIECES.walls),
  traps: count(PIECES.traps),
});
const NO_DEFENSE: Read<typeof defense> = { ...NO_SOLDIERS, leader: false, walls: 0, traps: 0 };

const finalScoringInput = shape({
  edition,
  players: playersOf(
    shape({
      followers: number(),
      food: number(),
      mr: number(),
      story: number(),
      safeguard,
      valor,
      board: orElse(soldiers, NO_SOLDIERS),
      defense: orElse(defense, NO_DEFENSE),
      /** On an unfinished Patrol card. */
      patrol: orElse(soldiers, NO_SOLDIERS),
      heavyThreat: count(5),
    }),
  ),
  deterministicThreat: optionalFlag,
  /** Of the two majorities; null: the rules' table, where there is one. */
  defenseScale: scale,
});
type FinalScoringInput = Read<typeof finalScoringInput>;
export type FinalPlayer = FinalScoringInput['players'][number];

export interface Breakdown {
  readonly soldiers: number;
  readonly fortifications: number;
  readonly food: number;
  readonly mr: number;
  readonly story: number;
  readonly lightSoldiers: number;
  readonly heavySoldiers: number;
  readonly pairs: number;
  readonly threat: number;
  readonly total: number;
}

export interface FinalScoringResult {
  readonly breakdown: Readonly<Record<string, Breakdown>>;
  readonly final: Readonly<Record<string, number>>;
  readonly ranking: readonly {
    readonly id: string;
    readonly followers: number;
    readonly soldiers: number;
    readonly rank: number;
  }[];
  readonly winners: readonly string[];
  readonly tiebreak: 'none' | 'soldiers' | 'shared';
  readonly deltas: Deltas;
}

const TIEBREAK = { followers: 'none', tiebreak: 'soldiers', shared: 'shared' } as const;

/** After the last Assembly. */
export const finalScoring = procedure({ input: finalScoringInput, resolve: resolveFinalScoring });

function resolveFinalScoring(input: FinalScoringInput): Ruling<FinalScoringResult> {
  const { edition, players } = input;
  const scale = input.defenseScale ?? rulesOf(edition).defenseScale?.[playerCount(players)];
  if (!scale) return err(refuse('invalid-input', 'defenseScale', 'refusal.defenseScale'));
  const fault = checkSoldiers(players);
  if (fault) return err(fault);

  const books = openBooks(edition);
  const { ledger } = books;
  for (const { id, followers } of players) ledger.open(id, 'followers', followers, TRACKS.followers);

  const soldiers = scoreMajority(books, 'soldiers', scale, players.map(figuresInDefense));
  const fortifications = scoreMajority(
    books,
    'fortifications',
    scale,
    players.map(({ id, defense }) => [id, defense.walls + defense.traps]),
  );
  const breakdown = players.map((player): readonly [string, Breakdown] => {
    const sources = {
      soldiers: soldiers.get(player.id) ?? 0,
      fortifications: fortifications.get(player.id) ?? 0,
      ...leftovers(books, player),
      threat: threatPenalty(books, player, input.deterministicThreat),
    };
    const total = Object.values(sources).reduce((sum, followers) => sum + followers, 0);
    return [player.id, { ...sources, total }];
  });
  const final = new Map(players.map(({ id }) => [id, ledger.balance(id, 'followers')]));
  const { places, winners, decidedBy } = rankFinal(
    players.map((player) => ({
      id: player.id,
      followers: final.get(player.id) ?? 0,
      tiebreak: allSoldiers(player),
    })),
  );
  const army = new Map(players.map((player) => [player.id, allSoldiers(player)]));
  books.tell('end', { part: 'final-decided' }, `finalScoring.decided.${TIEBREAK[decidedBy]}`, {
    players: namesOf(winners),
  });

  return ok({
    figures: {
      breakdown: Object.fromEntries(breakdown),
      final: perPlayer(players, ({ id }) => final.get(id) ?? 0),
      ranking: places.map(({ id, rank }) => ({
        id,
        followers: final.get(id) ?? 0,
        soldiers: army.get(id) ?? 0,
        rank,
      })),
      winners,
      tiebreak: TIEBREAK[decidedBy],
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

/** A Leader counts as one in the majority (R27), though never in the tie-break (R30). */
function figuresInDefense({ id, defense }: FinalPlayer): readonly [string, number] {
  return [id, defense.light + defense.heavy + (defense.leader ? 1 : 0)];
}

function allSoldiers({ board, defense, patrol }: FinalPlayer): number {
  return board.light + board.heavy + defense.light + defense.heavy + patrol.light + patrol.heavy;
}

/** Nobody scores with none. */
function scoreMajority(
  { rules, tell }: Books,
  name: 'soldiers' | 'fortifications',
  scale: readonly number[],
  pieces: Standing,
): ReadonlyMap<string, number> {
  const prizes = rules.prizes(
    pieces.filter(([, count]) => count > 0),
    scale,
  );
  const owned = new Map(pieces);
  for (const place of prizes) {
    const { owner, rank, prize } = place;
    tell(
      'end',
      { part: `final-${name}`, of: owner, at: { place: rank } },
      `finalScoring.${name}`,
      {
        player: nameOf(owner),
        pieces: owned.get(owner) ?? 0,
        place: rank,
        followers: amount('followers', prize),
      },
      [change(owner, 'followers', prize)],
      sharing(place, scale),
    );
  }
  return new Map(prizes.map(({ owner, prize }) => [owner, prize]));
}

function checkSoldiers(players: readonly FinalPlayer[]): Refusal | null {
  const i = players.findIndex(({ board, defense, patrol }) =>
    (['light', 'heavy'] as const).some(
      (kind) => board[kind] + defense[kind] + patrol[kind] > PIECES.soldiersOfAKind,
    ),
  );
  const player = players[i];
  return player
    ? refuse('out-of-range', `players[${i}]`, 'refusal.tooManySoldiers', {
        player: nameOf(player.id),
        max: PIECES.soldiersOfAKind,
      })
    : null;
}
