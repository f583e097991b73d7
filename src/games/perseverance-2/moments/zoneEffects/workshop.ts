import type { Refusal } from '@/engine';
import { countedAssets, nameOf, say, type Key } from '../../say';
import type { Asset, Dino, PlaceBonus, Zone } from '../../terms';
import { changesOf, openAccounts, openBooks, type Books, type Change, type Changes } from '../../rules/books';
import { oneDino, takeDinos, type DinoCount } from '../combat/dinos';
import type { Player } from '../../rules/player';
import { refuse } from '../../rules/refuse';

/** Pieces of the acting player that an Effect can add to. */
export type PieceKind = 'dice' | 'settlements' | 'outposts' | 'camps' | 'watchtowers';

export interface FollowUp {
  readonly kind: PlaceBonus | 'take-adventure';
  readonly zone?: Zone;
}

/** An Effect answers nothing when it was resolved, or why it cannot be. */
export type EffectFault = Refusal | null;

/** The acting player while an Effect is resolved, pick by pick: what one pick gains can pay for the next. */
export interface Workshop extends Books {
  readonly player: Player;
  has(asset: Asset, amount: number): boolean;
  pieces(): Readonly<Record<PieceKind, number>>;
  addPiece(kind: PieceKind): void;
  enclosure(): DinoCount;
  release(dino: Dino): void;
  followUps(): readonly FollowUp[];
  follow(up: FollowUp): void;
  /** Enters a step about the acting player, with what it changes. */
  act(key: Key, changes: Changes, params?: Parameters<Books['tell']>[2]): void;
}

export function openWorkshop(player: Player): Workshop {
  const books = openBooks();
  openAccounts(books, player);
  const { id, dice, settlements, outposts, camps, watchtowers } = player;
  let pieces = { dice, settlements, outposts, camps, watchtowers };
  let enclosure = player.enclosure;
  let followUps: readonly FollowUp[] = [];
  return {
    ...books,
    player,
    has: (asset, amount) => books.ledger.balance(id, asset) >= amount,
    pieces: () => pieces,
    addPiece: (kind) => {
      pieces = { ...pieces, [kind]: pieces[kind] + 1 };
    },
    enclosure: () => enclosure,
    release: (dino) => {
      enclosure = takeDinos(enclosure, oneDino(dino));
    },
    followUps: () => followUps,
    follow: (up) => {
      followUps = [...followUps, up];
    },
    act: (key, changes, params) =>
      books.tell('effects', key, { player: nameOf(id), ...params }, changesOf(id, changes)),
  };
}

/** What a pick costs, as positive numbers, if it is there. */
export function checkPrice({ has }: Workshop, cost: Changes, path: string): EffectFault {
  return cost.every(([asset, amount]) => has(asset, amount))
    ? null
    : refuse('not-affordable', path, 'refusal.optionPrice', { price: countedAssets(cost) });
}

export function checkCaptive({ enclosure }: Workshop, dino: Dino, path: string): EffectFault {
  return enclosure()[dino] > 0
    ? null
    : refuse('not-affordable', path, 'refusal.notInEnclosure', { dino: say(`dino.${dino}`) });
}

export function paying(cost: Changes): Changes {
  return cost.map(([asset, amount]): Change => [asset, -amount]);
}

/** A Perk saves one token of a kind, once in an Effect (R30): each cost as it is really paid, in order. */
export function saveOne(costs: readonly Changes[], saved: Asset | null): readonly Changes[] {
  const first = costs.findIndex((cost) => cost.some(([asset]) => asset === saved));
  return costs.map((cost, i) => (i === first ? cost.filter(([asset]) => asset !== saved) : cost));
}
