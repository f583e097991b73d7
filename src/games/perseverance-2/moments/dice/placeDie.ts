import {
  among,
  checked,
  err,
  fail,
  maybe,
  ok,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Ruling,
} from '@/engine';
import { hasEffect, perkEffect } from '../../perks';
import { amount, nameOf, say } from '../../say';
import { changesOf, openAccounts, openBooks } from '../../rules/books';
import { optionalFlag } from '../../rules/fields';
import { playerInput, type Player } from '../../rules/player';
import { refuse } from '../../rules/refuse';

export const DIE_REWARDS = ['glowberry', 'followers'] as const;

const placeDieInput = checked(
  shape({
    player: playerInput,
    die: among(['neutral', 'own', 'opponent', 'dissenters']),
    /** For 1 Story. */
    changeFace: optionalFlag,
    /** The space shows the icon of the die. */
    matching: optionalFlag,
    /** Manager's choice. */
    reward: maybe(among(DIE_REWARDS)),
  }),
  (input) => {
    if (isRewarded(input) && input.reward === null)
      fail('reward', 'invalid-input', say('refusal.managerReward'));
  },
);

export interface PlaceDieResult {
  readonly deltas: Deltas;
}

/** Followers that an opponent's die costs, or as many as there are. */
const OPPONENTS_DIE = 2;

/** Taking a die, before its Effect is resolved. */
function resolvePlaceDie(input: Read<typeof placeDieInput>): Ruling<PlaceDieResult> {
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

export const placeDie = procedure({ input: placeDieInput, resolve: resolvePlaceDie });

/** Manager rewards a die on its own icon. */
function isRewarded({
  player,
  matching,
}: {
  readonly player: Pick<Player, 'perks'>;
  readonly matching: boolean;
}): boolean {
  return matching && hasEffect(player.perks, 'rewardForMatch');
}
