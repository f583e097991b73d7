import { ok, procedure, shape, type Deltas, type Read, type Ruling } from '@/engine';
import { rankFinal } from '../../../perseverance/moments/finalScoring/rankFinal';
import { amount, nameOf, namesOf } from '../../say';
import type { Asset } from '../../terms';
import { changesOf, openBooks, type Books } from '../../rules/books';
import { dinoSets, worthOfSets } from './dinoSets';
import { playersInput, type Player } from '../../rules/player';

const finalScoringInput = shape({ players: playersInput });

export interface FinalScoringResult {
  readonly players: readonly {
    readonly id: string;
    /** Followers for captured Dinos. */
    readonly captured: number;
    readonly leftover: number;
    readonly total: number;
  }[];
  readonly winners: readonly string[];
  readonly decidedBy: 'followers' | 'perks' | 'shared';
  readonly deltas: Deltas;
}

const DECIDED_BY = { followers: 'followers', tiebreak: 'perks', shared: 'shared' } as const;

/** How many of a thing make 1 Follower; what does not go into it is lost, each thing on its own. */
const LEFTOVERS = [
  ['food', 1],
  ['scrap', 1],
  ['islandResource', 1],
  ['story', 1],
  ['heavySoldier', 1],
  ['handCards', 1],
  ['glowberry', 2],
  ['valor', 2],
  ['lightSoldier', 2],
] as const satisfies readonly (readonly [thing: Asset | 'handCards', perFollower: 1 | 2])[];

export interface Leftover {
  readonly thing: (typeof LEFTOVERS)[number][0];
  readonly count: number;
  readonly perFollower: 1 | 2;
  readonly worth: number;
}

/** After the last Assembly. The Enclosure is scored as it is, whatever the Perks allow. */
function resolveFinalScoring({ players }: Read<typeof finalScoringInput>): Ruling<FinalScoringResult> {
  const books = openBooks();
  const scores = players.map((player) => {
    const captured = scoreDinos(books, player);
    const leftover = scoreLeftovers(books, player);
    const total = player.followers + captured + leftover;
    books.tellAs({ part: 'final-total', of: player.id }, 'end', 'finalScoring.total', {
      player: nameOf(player.id),
      followers: amount('followers', total),
    });
    return { id: player.id, captured, leftover, total };
  });
  const { winners, decidedBy } = rankFinal(
    players.map(({ id, perks }, i) => ({ id, followers: scores[i]?.total ?? 0, tiebreak: perks.length })),
  );
  books.tell('end', `finalScoring.decided.${DECIDED_BY[decidedBy]}`, { players: namesOf(winners) });
  return ok({
    figures: {
      players: scores,
      winners,
      decidedBy: DECIDED_BY[decidedBy],
      deltas: books.ledger.deltas(),
    },
    explanation: books.ledger.steps,
  });
}

export const finalScoring = procedure({ input: finalScoringInput, resolve: resolveFinalScoring });

function scoreDinos({ tellAs }: Books, { id, enclosure }: Player): number {
  const sets = dinoSets(enclosure);
  for (const { dino, pairs, triples, worth } of sets)
    if (worth > 0)
      tellAs(
        { part: 'final-captured', of: id, at: { thing: dino } },
        'end',
        'finalScoring.dinos',
        {
          player: nameOf(id),
          dinos: amount(dino, enclosure[dino]),
          pairs,
          triples,
          followers: amount('followers', worth),
        },
        changesOf(id, [['followers', worth]]),
      );
  return worthOfSets(sets);
}

/** What is left of each thing, and the Followers that it makes. */
export function leftoversOf(player: Player): readonly Leftover[] {
  return LEFTOVERS.map(([thing, perFollower]) => {
    const count = player[thing];
    return { thing, count, perFollower, worth: Math.floor(count / perFollower) };
  });
}

function scoreLeftovers({ tellAs }: Books, player: Player): number {
  return leftoversOf(player).reduce((sum, { thing, count, perFollower, worth }) => {
    if (worth > 0)
      tellAs(
        { part: 'final-leftover', of: player.id, at: { thing } },
        'end',
        'finalScoring.leftover',
        { player: nameOf(player.id), things: amount(thing, count), followers: amount('followers', worth) },
        changesOf(player.id, [['followers', worth]]),
        perFollower > 1 ? `${count} ÷ ${perFollower}` : undefined,
      );
    return sum + worth;
  }, 0);
}
