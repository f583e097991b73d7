import { field, oneOf, ok, optional, text, type Wizard } from '@/engine';
import { whoActs, playerActs } from '../../../perseverance/session/wizards/playerActs';
import { amount, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command } from '../command';
import { dieOwnerName } from '../../../perseverance/say';
import { no } from '../refuse';
import { isFull, playersOf, type State } from '../state';
import { choose, readPlayer, reasonAgainst } from './choose';

export interface DieDraft {
  readonly player: string;
  readonly owner: string | null;
  readonly zone: Zone | null;
  readonly placed: boolean;
}

/** Whose die it is; in Full tracking also where it goes. */
export const takeDie: Wizard<State, Command, DieDraft> = {
  id: 'takeDie',
  quick: true,
  title: () => say('session.action.takeDie'),
  actor: playerActs,
  begin: (state, player) => ({ player: whoActs(state, player), owner: null, zone: null, placed: false }),
  readDraft: (at, state) => {
    const owner = optional(field(at, 'owner'), text, null);
    const zone = optional(field(at, 'zone'), (place) => oneOf(place, ZONES), null);
    return {
      player: readPlayer(at, state),
      owner: owner !== null && Object.hasOwn(state.dice, owner) ? owner : null,
      zone,
      placed: zone !== null,
    };
  },
  steps: (state, draft) => {
    const whose = {
      help: say('session.hint.takeDie'),
      ...choose(
        'owner',
        say('session.wizard.whoseDie'),
        Object.entries(state.dice).map(([owner, { pool }]) => ({
          id: owner,
          ...(playersOf(state).includes(owner) && { player: owner }),
          icon: 'die',
          label: owner === draft.player ? say('session.wizard.ownDie') : ownerLabel(owner),
          note: costs(state, draft.player, owner) ? say('session.wizard.losesTwo') : amount('dice', pool),
          ...reasonAgainst(state, take(draft, owner)),
          chosen: draft.owner === owner,
          write: () => ({ ...draft, owner }),
        })),
      ),
    };
    if (!isFull(state)) return [whose];
    const where = [...ZONES, null].map((zone) => ({
      id: zone ?? 'unsaid',
      label: zone ? say(`zone.${zone}`) : say('session.wizard.notSaid'),
      chosen: draft.placed && draft.zone === zone,
      write: () => ({ ...draft, zone, placed: true }),
    }));
    return [
      whose,
      { ...choose('zone', say('session.wizard.where'), where), help: say('session.hint.takeDieZone') },
    ];
  },
  review: () => [],
  commit: (_state, draft) => (draft.owner === null ? no('nothingChosen') : ok(take(draft, draft.owner))),
};

function take({ player, zone }: DieDraft, owner: string): Command {
  return { type: 'takeDie', player, owner, zone, changeFace: false };
}

function costs(state: State, player: string, owner: string): boolean {
  return owner !== player && playersOf(state).includes(owner);
}

function ownerLabel(owner: string) {
  return say('session.event.owner', { player: dieOwnerName(owner) });
}
