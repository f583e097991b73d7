import {
  among,
  err,
  ok,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { hasEffect, perkEffect } from '../../perks';
import { amount, nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { changesOf, openAccounts, openBooks } from '../../rules/books';
import { optionalFlag } from '../../rules/fields';
import { playerInput } from '../../rules/player';
import { refuse } from '../../rules/refuse';

/** The Player board, an Adventure card or a Zone. */
const PLACES = ['board', 'adventure', ...ZONES] as const;

const leaderInput = shape({
  player: playerInput,
  from: among(PLACES),
  to: among(ZONES),
  /** Another Leader stands there. */
  occupied: optionalFlag,
  /** Use the Perk. */
  friendly: optionalFlag,
});
type LeaderInput = Read<typeof leaderInput>;

export interface LeaderResult {
  readonly action: 'place' | 'move' | 'stay';
  /** Glowberries. */
  readonly cost: number;
  /** Still to be done, in order. */
  readonly followUps: readonly { readonly kind: 'effect' | 'influence'; readonly zone: Zone }[];
  readonly deltas: Deltas;
}

const MOVE_COST = 2;
const FRIENDLY_COST = 1;

/** The Secondary Actions that place or move the Leader, p. 19. */
function resolveLeader(input: LeaderInput): Ruling<LeaderResult> {
  const { player, to, friendly } = input;
  const action = actionOf(input);
  const cost = costOf(input, action);
  const fault = checkMove(input, action);
  if (fault) return err(fault);
  if (player.glowberry < cost)
    return err(
      refuse('not-affordable', 'player.glowberry', 'refusal.leaderPrice', {
        price: amount('glowberry', cost),
      }),
    );

  const books = openBooks();
  const { id, glowberry } = player;
  openAccounts(books, { id, glowberry });
  const params = { player: nameOf(id), zone: say(`zone.${to}`), price: amount('glowberry', cost) };
  books.tell('secondary', `leader.${action}`, params, changesOf(id, [['glowberry', -cost]]));
  if (friendly) books.tell('secondary', 'leader.friendly', params);
  return ok({
    figures: {
      action,
      cost,
      followUps: [
        { kind: 'effect', zone: to },
        ...(friendly ? [{ kind: 'influence' as const, zone: to }] : []),
      ],
      deltas: books.ledger.deltas(),
    },
    explanation: books.ledger.steps,
  });
}

export const leader = procedure({ input: leaderInput, resolve: resolveLeader });

function actionOf({ from, to }: LeaderInput): LeaderResult['action'] {
  if (from === 'board') return 'place';
  return from === to ? 'stay' : 'move';
}

/** Staying costs what moving costs (R32); each Agile saves a Glowberry. */
function costOf({ player, friendly }: LeaderInput, action: LeaderResult['action']): number {
  const move = action === 'place' ? 0 : Math.max(0, MOVE_COST - perkEffect(player.perks, 'leaderMoveSaved'));
  return move + (friendly ? FRIENDLY_COST : 0);
}

function checkMove(
  { player: { perks }, from, occupied, friendly }: LeaderInput,
  action: LeaderResult['action'],
): Refusal | null {
  if (from === 'adventure') return refuse('not-allowed', 'from', 'refusal.leaderOnAdventure');
  if (action === 'stay' && !hasEffect(perks, 'leaderMayStay'))
    return refuse('not-allowed', 'to', 'refusal.needsPerk', { perk: say('perk.influencer') });
  if (action !== 'stay' && occupied && !hasEffect(perks, 'leaderMayShare'))
    return refuse('not-allowed', 'occupied', 'refusal.needsPerk', { perk: say('perk.persistent') });
  if (friendly && !hasEffect(perks, 'cubeForMove'))
    return refuse('not-allowed', 'friendly', 'refusal.needsPerk', { perk: say('perk.friendly') });
  return friendly && action !== 'move' ? refuse('not-allowed', 'friendly', 'refusal.friendlyMove') : null;
}
