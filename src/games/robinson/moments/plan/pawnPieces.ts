import type { Piece } from '@/engine';
import { pawnName, say } from '../../say';
import { DOG, FRIDAY } from '../../terms';
import { isPlayer, type State } from '../../session/state';
import { pawnsOf } from './assignment';
import { extrasOf, planInput } from './decide';
import type { Planned } from './planned';

/** Everybody's pawns: two a player, one each of Friday, the Dog and every card or token that brings one. */
export function pawnPieces(state: State): readonly Piece[] {
  return [...pawnsOf(planInput(state, []))].flatMap(([owner, pawns]) =>
    Array.from({ length: pawns }, (_, i) => ({
      id: pieceId(owner, i + 1),
      group: pawnName(owner),
      ...(isPlayer(state, owner) ? { player: owner } : { icon: iconOf(owner) }),
      label:
        pawns > 1 ? say('session.plan.pawn', { owner: pawnName(owner), number: i + 1 }) : pawnName(owner),
    })),
  );
}

export function pieceId(owner: string, number: number): string {
  return `${owner} ${number}`;
}

/** Whose pawn it is. */
export function ownerOf(piece: string): string {
  return piece.slice(0, piece.lastIndexOf(' '));
}

function iconOf(owner: string) {
  if (owner === FRIDAY) return 'player';
  return owner === DOG ? 'paw' : 'followers';
}

/** A player's pawn takes the action, no matter who else is there; without one Friday does. */
export function leadOf(state: State, owners: readonly string[]): string {
  return owners.find((id) => isPlayer(state, id)) ?? owners.find((id) => id === FRIDAY) ?? owners[0] ?? '';
}

/** A pawn that could not be there. */
export function helps(state: State, action: Planned['action'], owner: string): boolean {
  if (owner === DOG) return action === 'hunt' || action === 'explore';
  const extra = extrasOf(state).find((one) => one.id === owner);
  return extra ? extra.actions.includes(action) : true;
}
