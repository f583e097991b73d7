import type { Phrase, TimelineLine } from '@/engine';
import { listed } from '../../../perseverance/say';
import { amount, dinosNamed, nameOf, say } from '../../say';
import { FIGURES } from '../../terms';
import type { EditedPiece, Event } from '../event';

type BoardEvent = Extract<
  Event,
  {
    type:
      | 'leaderMoved'
      | 'patrolSet'
      | 'defenseEdited'
      | 'dinosPlaced'
      | 'settlementSet'
      | 'dangerousSet'
      | 'breachTokensSet'
      | 'dinoDiceSet'
      | 'areaCleared';
  }
>;

/** What lies on the board, set by hand or cleared away. */
export function describeBoard(event: BoardEvent): TimelineLine {
  switch (event.type) {
    case 'leaderMoved':
      return {
        player: event.player,
        icon: 'leader',
        fact: event.zone
          ? say('session.event.leaderOut', { player: nameOf(event.player), zone: say(`zone.${event.zone}`) })
          : say('session.event.leaderHome', { player: nameOf(event.player) }),
        ...(event.byHand && { correction: true }),
      };
    case 'patrolSet':
      return {
        player: event.player,
        icon: 'patrol',
        fact: say('session.putRight.patrolSet', { player: nameOf(event.player) }),
        correction: true,
      };
    case 'defenseEdited':
      return {
        icon: 'edit',
        fact: event.edited
          ? say(event.edited.gone ? 'session.event.pieceGone' : 'session.event.piecePut', {
              zone: say(`zone.${event.zone}`),
              piece: pieceName(event.edited),
            })
          : say('session.event.defense', { zone: say(`zone.${event.zone}`) }),
        note: say(isFigure(event.edited) ? 'session.event.figureByHand' : 'session.event.column', {
          column: event.column + 1,
        }),
        correction: true,
      };
    case 'dinosPlaced':
      return {
        icon: 'trampler',
        leads: true,
        fact: say(event.fireworks ? 'session.event.fireworks' : 'session.event.dinos', {
          zone: say(`zone.${event.zone}`),
          dinos: event.dinos ? dinosNamed(event.dinos) : amount('dinos', event.count),
        }),
        ...(event.ignored && {
          note: say('session.event.noRoom', { dinos: amount('dinos', event.ignored) }),
        }),
      };
    case 'settlementSet':
      return {
        icon: 'settlement',
        fact: say('session.event.settlement', { zone: say(`zone.${event.zone}`), space: event.space }),
        note: event.owner ? say('session.event.owner', { player: nameOf(event.owner) }) : say('owner.nobody'),
        correction: true,
      };
    case 'dangerousSet':
      return {
        icon: 'warning',
        fact: say(event.to ? 'breach.dangerous' : 'session.event.safe', { zone: say(`zone.${event.zone}`) }),
        correction: true,
      };
    case 'breachTokensSet':
      return {
        icon: 'edit',
        fact: say('session.event.breachTokens'),
        ...tokensNote(event.changes),
        correction: true,
      };
    case 'dinoDiceSet':
      return { icon: 'raptor', fact: say('session.event.dinoDice') };
    case 'areaCleared':
      return {
        icon: 'check',
        fact: say('session.event.cleared', { zone: say(`zone.${event.zone}`) }),
        ...(event.dangerous && { note: say('breach.dangerous', { zone: say(`zone.${event.zone}`) }) }),
      };
  }
}

/** Which rewards are covered now. */
function tokensNote(changes: Event['changes']): { readonly note?: Phrase } {
  const tokens = changes.flatMap((change) => (change.what === 'breachTokens' ? change.to : []));
  const note = listed(tokens.map((token) => say(`reward.${token}`)));
  return note ? { note } : {};
}

/** Put by hand a figure earns nothing: only the action that places it does. */
function isFigure(edited: EditedPiece | undefined): boolean {
  return edited !== undefined && !edited.gone && FIGURES.some((figure) => figure === edited.piece);
}

function pieceName({ piece, owner }: EditedPiece): Phrase {
  const name =
    piece === 'trampler' || piece === 'raptor'
      ? say(`dino.${piece}`)
      : piece === 'trap' || piece === 'wall'
        ? say(`session.piece.${piece}`)
        : say(`figure.${piece}`);
  return owner === null ? name : say('session.event.pieceOf', { piece: name, player: nameOf(owner) });
}
