import type { Ask } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { amount, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command } from '../../session/command';
import { isFull, playersOf, type State } from '../../session/state';
import { reasonAgainst, wizard } from '../../session/wizards/wizard';
import { askDinos, openDie } from './dieDinos';

export type TakeDie = Extract<Command, { type: 'takeDie' }>;

const FACE = 'face';

/** Whose die it is; in Full tracking also where it goes, and which Dinos come. */
export const takeDie = wizard({
  id: 'takeDie',
  quick: true,
  title: () => say('session.action.takeDie'),
  actor: onTurn,
  script(ask, state, player) {
    const changeFace = ask.answered(FACE, ['turned', 'kept']) === 'turned';
    const take = (owner: string, zone: Zone | null = null): TakeDie => ({
      type: 'takeDie',
      player,
      owner,
      zone,
      changeFace,
    });
    const owner = askOwner(ask, state, player, take, changeFace);
    if (owner === null) return null;
    if (!isFull(state)) return take(owner);
    const zone = askZone(ask, state);
    if (zone === null) return null;
    if (zone === 'unsaid') return take(owner);
    const brought = askDinos(ask, state, player, zone);
    return brought && { ...take(owner, zone), ...brought };
  },
});

function askOwner(
  ask: Ask,
  state: State,
  player: string,
  take: (owner: string) => Command,
  turned: boolean,
): string | null {
  // Before it is placed, 1 Story changes its face (000:261, 001:814): only for those who can pay.
  const poor = isFull(state) && (state.players[player]?.story ?? 0) < 1;
  return ask.choose({
    id: 'owner',
    title: say('session.wizard.whoseDie'),
    help: say('session.hint.takeDie'),
    ...(turned && { lead: say('session.wizard.turned') }),
    options: Object.entries(state.dice).map(([owner, { pool }]) => ({
      id: owner,
      ...(playersOf(state).includes(owner) && { player: owner }),
      icon: 'die',
      label: owner === player ? say('session.wizard.ownDie') : ownerLabel(owner),
      note: costs(state, player, owner) ? say('session.wizard.losesTwo') : amount('dice', pool),
      ...reasonAgainst(state, take(owner)),
    })),
    ...((!poor || turned) && {
      otherwise: {
        id: FACE,
        label: say(turned ? 'session.wizard.leaveFace' : 'session.wizard.turnFace'),
        also: { [FACE]: turned ? 'kept' : 'turned' },
      },
    }),
  });
}

function askZone(ask: Ask, state: State): Zone | 'unsaid' | null {
  return ask.choose({
    id: 'zone',
    title: say('session.wizard.where'),
    help: say('session.hint.takeDieZone'),
    options: [
      ...ZONES.map((zone) => ({ id: zone, label: say(`zone.${zone}`), ...openDie(state, zone) })),
      { id: 'unsaid' as const, label: say('session.wizard.notSaid') },
    ],
  });
}

function costs(state: State, player: string, owner: string): boolean {
  return owner !== player && playersOf(state).includes(owner);
}

function ownerLabel(owner: string) {
  return say('session.event.owner', { player: dieOwnerName(owner) });
}
