import {
  among,
  andThen,
  err,
  listOf,
  number,
  ok,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { ownersOf } from '../../../perseverance/participants';
import { countCubes, holdersOfTwo, placeCubes } from '../../../perseverance/moments/influence/placeCubes';
import { perkEffect, without, type PerkList } from '../../perks';
import { bonusOf, INFLUENCE_SPACES } from '../../pieces';
import { amount, nameOf, namesOf, say } from '../../say';
import { OFFICERS, type Asset } from '../../terms';
import { changesOf, openAccounts, openBooks, type Books } from '../../rules/books';
import { ofTable, ownerAmong, securityBonus } from '../../rules/fields';
import { cubesLeft, playersInput, type Player } from '../../rules/player';
import { refuse } from '../../rules/refuse';

/** Secondary Action, Secret Meeting Place, or anything that costs nothing. */
const SOURCES = ['action', 'glowberry', 'free'] as const;
export type InfluenceSource = (typeof SOURCES)[number];

/** Secondary Action 1, p. 19; Secret Meeting Place; the most that anything gives for free. */
const MOST_CUBES: Readonly<Record<InfluenceSource, number>> = { action: 3, glowberry: 5, free: 2 };

const placementOf = ofTable((players) => {
  const owner = ownerAmong(ownersOf(players));
  const upTo = (most: number) =>
    shape({
      /** Who places. */
      player: owner,
      /** Cubes on the spaces beforehand, left to right. */
      slots: listOf(owner, { max: INFLUENCE_SPACES - 1 }),
      count: number({ min: 1, max: most }),
      securityBonus,
    });
  return {
    action: upTo(MOST_CUBES.action),
    glowberry: upTo(MOST_CUBES.glowberry),
    free: upTo(MOST_CUBES.free),
  };
});
const influenceInput = andThen(
  shape({ players: playersInput, officer: among(OFFICERS), source: among(SOURCES) }),
  ({ players, source }) => placementOf(players)[source],
);
export type InfluenceInput = Read<typeof influenceInput>;

export interface InfluenceResult {
  readonly slots: readonly string[];
  /** Cubes slid into the pool. */
  readonly pooled: Readonly<Record<string, number>>;
  /** By filled row; twice with Greedy. */
  readonly bonuses: readonly { readonly player: string; readonly times: number }[];
  /** Of the placing player; the Dissenters are not counted. */
  readonly cubesLeft: number | null;
  readonly deltas: Deltas;
}

const PRICE: Readonly<Record<InfluenceSource, Asset | null>> = {
  action: 'story',
  glowberry: 'glowberry',
  free: null,
};

/** Cubes on one Officer, p. 20, each paid just before it is placed. */
function resolveInfluence(input: InfluenceInput, idle: PerkList): Ruling<InfluenceResult> {
  const { players, officer, player, count } = input;
  const placer = players.find(({ id }) => id === player);
  const fault = checkPlacer(input, placer);
  if (fault) return err(fault);

  const books = openBooks();
  for (const seat of players) openAccounts(books, assetsOf(seat));
  const rows: (readonly string[])[] = [];
  const bonuses: InfluenceResult['bonuses'][number][] = [];
  let slots = input.slots;
  for (let placed = 0; placed < count; placed++) {
    const unpaid = pay(books, input);
    if (unpaid) return err(unpaid);
    books.tell('officers', 'influence.place', { player: nameOf(player), officer: say(`officer.${officer}`) });
    const after = placeCubes(slots, INFLUENCE_SPACES, player, 1);
    slots = after.slots;
    for (const row of after.filled) {
      rows.push(row);
      bonuses.push(...payBonuses(books, input, row, idle));
    }
  }
  const pooled = countCubes(rows.flat(), ownersOf(players)).filter(([, cubes]) => cubes > 0);
  return ok({
    figures: {
      slots,
      pooled: Object.fromEntries(pooled),
      bonuses,
      cubesLeft: placer ? cubesLeft(placer) - count : null,
      deltas: books.ledger.deltas(),
    },
    explanation: books.ledger.steps,
  });
}

/** `idle`: Perks that the placing player gained earlier in the same Effect, not yet at work. */
export function influenceWithout(idle: PerkList) {
  return procedure({ input: influenceInput, resolve: (input) => resolveInfluence(input, idle) });
}

export const influence = influenceWithout([]);

/** What a bonus or the price can change. */
function assetsOf({ id, story, glowberry, valor, lightSoldier }: Player) {
  return { id, story, glowberry, valor, lightSoldier };
}

function pay({ ledger, tell }: Books, { players, player, source }: InfluenceInput): Refusal | null {
  const price = PRICE[source];
  if (!price) return null;
  if (ledger.balance(player, price) < 1) {
    const seat = players.findIndex(({ id }) => id === player);
    return refuse('not-affordable', `players[${seat}].${price}`, 'refusal.cubePrice', {
      price: amount(price, 1),
    });
  }
  tell(
    'officers',
    'influence.pay',
    { player: nameOf(player), price: amount(price, 1) },
    changesOf(player, [[price, -1]]),
  );
  return null;
}

/** A full row pays everybody with two of its cubes but the Dissenters (R41), and slides into the pool. */
function payBonuses(
  { tell }: Books,
  { players, officer, securityBonus: security, player }: InfluenceInput,
  row: readonly string[],
  idle: PerkList,
): InfluenceResult['bonuses'] {
  const winners = holdersOfTwo(countCubes(row, ownersOf(players))).filter((owner) => owner !== DISSENTERS);
  const bonus = bonusOf(officer, security);
  tell('officers', 'influence.full', { officer: say(`officer.${officer}`), winners: namesOf(winners) });
  return winners.map((winner) => {
    const perks = players.find(({ id }) => id === winner)?.perks ?? [];
    const times = 1 + perkEffect(winner === player ? without(perks, idle) : perks, 'extraBonuses');
    const gain = times * bonus.amount;
    tell(
      'officers',
      times > 1 ? 'influence.bonusAgain' : 'influence.bonus',
      { player: nameOf(winner), gain: amount(bonus.asset, gain), times },
      changesOf(winner, [[bonus.asset, gain]]),
    );
    return { player: winner, times };
  });
}

function checkPlacer({ source, count }: InfluenceInput, placer: Player | undefined): Refusal | null {
  if (!placer) return source === 'free' ? null : refuse('not-allowed', 'source', 'refusal.dissentersAct');
  return cubesLeft(placer) < count
    ? refuse('limit-exceeded', 'count', 'refusal.cubesLeft', {
        player: nameOf(placer.id),
        cubes: amount('cubes', cubesLeft(placer)),
      })
    : null;
}
