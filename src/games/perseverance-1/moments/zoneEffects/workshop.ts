import {
  among,
  maybe,
  number,
  orElse,
  shape,
  type Delta,
  type Deltas,
  type Read,
  type Refusal,
} from '@/engine';
import { PIECES, SOLDIER_ASSET, TRACKS } from '../../pieces';
import { assetName, nameOf, type Key } from '../../say';
import { LEADERS, ROWS, SOLDIERS, type Asset, type Edition, type Row, type Soldier } from '../../terms';
import { change, openBooks, type Books } from '../../rules/books';
import type { Chapter } from '../../editions';
import { count, playerId } from '../../rules/fields';

const { soldiersOfAKind, settlements, walls, traps } = PIECES;

export const actingPlayer = shape({
  id: playerId,
  /** Only when abilities are in use. */
  leader: maybe(among(LEADERS)),
  followers: count(),
  food: count(),
  mr: count(),
  story: count(),
  safeguard: count(TRACKS.safeguard.max),
  valor: count(TRACKS.valor.max),
  /** On the Player board. */
  light: count(soldiersOfAKind),
  heavy: count(soldiersOfAKind),
  lightSupply: count(soldiersOfAKind, soldiersOfAKind),
  heavySupply: count(soldiersOfAKind, soldiersOfAKind),
  /** In play: board and pool together. */
  dice: orElse(number({ min: 1, max: PIECES.dice }), 1),
  settlementSupply: count(settlements, settlements),
  wallSupply: count(walls, walls),
  trapSupply: count(traps, traps),
});
export type ActingPlayer = Read<typeof actingPlayer>;

/** A Soldier who goes onto a Soldier space. */
export const placed = shape({ type: among(SOLDIERS), row: among(ROWS) });
export type Placed = Read<typeof placed>;

export type SupplyKind = 'lightSoldier' | 'heavySoldier' | 'dice' | 'settlements' | 'walls' | 'traps';
export type SupplyChange = Readonly<Partial<Record<SupplyKind, number>>>;

/** An effect answers nothing when it was resolved, or why it cannot be. */
export type EffectFault = Refusal | null;

/** The acting player's assets and supply while an action is resolved, step by step. */
export interface Workshop extends Books {
  readonly player: ActingPlayer;
  has(asset: Asset, amount: number): boolean;
  /** Enters a step about the acting player, with what it changes. */
  act(key: Key, changes: readonly (readonly [Asset, number])[], params?: Parameters<Books['tell']>[3]): void;
  inSupply(kind: SupplyKind): number;
  /** Moves pieces between the supply and the board: negative leaves the supply. */
  moveSupply(kind: SupplyKind, by: number): void;
  supplyChange(): SupplyChange;
  deltas(): Deltas;
}

export function openWorkshop(edition: Edition, player: ActingPlayer, chapter: Chapter): Workshop {
  const books = openBooks(edition);
  const { ledger } = books;
  const { id } = player;
  const unlimited = { min: 0 };
  ledger.open(id, 'followers', player.followers, TRACKS.followers);
  ledger.open(id, 'safeguard', player.safeguard, TRACKS.safeguard);
  ledger.open(id, 'valor', player.valor, TRACKS.valor);
  ledger.open(id, 'food', player.food, unlimited);
  ledger.open(id, 'mr', player.mr, unlimited);
  ledger.open(id, 'story', player.story, unlimited);
  ledger.open(id, 'lightSoldier', player.light, { min: 0, max: player.light + player.lightSupply });
  ledger.open(id, 'heavySoldier', player.heavy, { min: 0, max: player.heavy + player.heavySupply });

  const start: Readonly<Record<SupplyKind, number>> = {
    lightSoldier: player.lightSupply,
    heavySoldier: player.heavySupply,
    dice: 5 - player.dice,
    settlements: player.settlementSupply,
    walls: player.wallSupply,
    traps: player.trapSupply,
  };
  const moved = new Map<SupplyKind, number>();
  return {
    ...books,
    player,
    has: (asset, amount) => ledger.balance(id, asset) >= amount,
    act: (key, changes, params) => {
      books.tell(
        chapter,
        { part: 'action', of: id },
        key,
        { player: nameOf(id), resource: assetName(books.rules, 'mr'), ...params },
        changes.map(([asset, by]): Delta => change(id, asset, by)),
      );
    },
    inSupply: (kind) => start[kind] + (moved.get(kind) ?? 0),
    moveSupply: (kind, by) => void moved.set(kind, (moved.get(kind) ?? 0) + by),
    supplyChange: () => Object.fromEntries([...moved].filter(([, by]) => by !== 0)),
    deltas: () => ledger.deltas(),
  };
}

/** A Soldier from the board onto a Soldier space: the top row earns 1 Valor, the bottom row 1 Safeguard. False: there is none. */
export function placeSoldier(shop: Workshop, { type, row }: Placed): boolean {
  const asset = SOLDIER_ASSET[type];
  if (!shop.has(asset, 1)) return false;
  shop.act(`action.place.${type}`, [
    [asset, -1],
    [earnedIn(row), 1],
  ]);
  return true;
}

export function earnedIn(row: Row): 'valor' | 'safeguard' {
  return row === 'top' ? 'valor' : 'safeguard';
}

/** Soldiers from the supply onto the board; a gain stops when the supply is empty (R7). */
export function recruit(
  shop: Workshop,
  kind: Soldier,
  count: number,
  key: Key,
  cost: readonly (readonly [Asset, number])[] = [],
): void {
  const asset = SOLDIER_ASSET[kind];
  const before = shop.ledger.balance(shop.player.id, asset);
  shop.act(key, [...cost, [asset, count]]);
  shop.moveSupply(asset, before - shop.ledger.balance(shop.player.id, asset));
}
