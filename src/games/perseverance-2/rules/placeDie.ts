import { err, ok, type Deltas, type Outcome, type Refusal, type Result } from '@/engine';
import { hasEffect, perkEffect } from '../perks';
import { amount, nameOf } from '../say';
import { changesOf, openAccounts, openBooks } from './books';
import type { Player } from './player';
import { refuse } from './refuse';

export interface PlaceDieInput {
  readonly player: Pick<Player, 'id' | 'perks' | 'followers' | 'story'>;
  readonly die: 'neutral' | 'own' | 'opponent' | 'dissenters';
  /** For 1 Story. */
  readonly changeFace: boolean;
  /** The space shows the icon of the die. */
  readonly matching: boolean;
  /** Manager's choice. */
  readonly reward: 'glowberry' | 'followers' | null;
}

export interface PlaceDieResult {
  readonly deltas: Deltas;
}

/** Followers that an opponent's die costs, or as many as there are. */
const OPPONENTS_DIE = 2;

/** Taking a die, before its Effect is resolved. */
export function placeDie(input: PlaceDieInput): Result<Outcome<PlaceDieResult>, Refusal> {
  const { die, changeFace, reward } = input;
  const { id, perks, followers, story } = input.player;
  if (changeFace && story < 1) return err(refuse('not-affordable', 'changeFace', 'refusal.changeFace'));

  const books = openBooks();
  openAccounts(books, { id, followers, story });
  const player = nameOf(id);
  if (changeFace) books.tell('effects', 'placeDie.changeFace', { player }, changesOf(id, [['story', -1]]));
  if (die === 'opponent')
    books.tell(
      'effects',
      'placeDie.opponent',
      { player, followers: amount('followers', OPPONENTS_DIE) },
      changesOf(id, [['followers', -OPPONENTS_DIE]]),
    );
  else books.tell('effects', 'placeDie.free', { player });
  const votes = die === 'own' ? perkEffect(perks, 'votesForOwnDie') : 0;
  if (votes > 0) books.tell('effects', 'placeDie.lobbyist', { player }, changesOf(id, [['votes', votes]]));
  if (reward && isRewarded(input))
    books.tell(
      'effects',
      'placeDie.manager',
      { player, gain: amount(reward, 1) },
      changesOf(id, [[reward, 1]]),
    );
  return ok({ figures: { deltas: books.ledger.deltas() }, explanation: books.ledger.steps });
}

/** Manager rewards a die on its own icon. */
export function isRewarded({
  player,
  matching,
}: {
  readonly player: Pick<Player, 'perks'>;
  readonly matching: boolean;
}): boolean {
  return matching && hasEffect(player.perks, 'rewardForMatch');
}
