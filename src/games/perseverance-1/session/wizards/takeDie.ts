import { field, isAbsent, ok, type Wizard, type WizardStep } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { playerActs, whoActs } from '../../../perseverance/session/wizards/playerActs';
import { amount, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command } from '../command';
import { no } from '../refuse';
import { isFull, playersOf, type State } from '../state';
import { readPlayer, reasonAgainst } from './choose';
import { askDinos, openDie } from './dieDinos';
import { openTrail, readAnswers, type Answered, type Trail } from './trail';

/** Whose die it is; in Full tracking also where it goes, and which Dinos come. */
export const takeDie: Wizard<State, Command, Answered> = {
  id: 'takeDie',
  quick: true,
  grows: true,
  title: () => say('session.action.takeDie'),
  actor: playerActs,
  begin: (state, player) => ({ player: whoActs(state, player), answers: {} }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    answers: isAbsent(field(at, 'answers')) ? {} : readAnswers(at),
  }),
  steps: (state, draft) => walk(state, draft).steps,
  review: () => [],
  commit: (state, draft) => {
    const { command } = walk(state, draft);
    return command ? ok(command) : no('nothingChosen');
  },
};

const FACE = 'face';

function walk(
  state: State,
  draft: Answered,
): { readonly steps: readonly WizardStep<Answered>[]; readonly command: Command | null } {
  const trail = openTrail(draft);
  const { player } = draft;
  const changeFace = draft.answers[FACE] === 'turned';
  const take = (owner: string, zone: Zone | null = null): TakeDie => ({
    type: 'takeDie',
    player,
    owner,
    zone,
    changeFace,
  });
  const owner = askOwner(trail, state, player, take);
  trail.steps.push(...trail.steps.splice(0).map((step) => withFace(state, draft, step)));
  if (owner === null) return { steps: trail.steps, command: null };
  if (!isFull(state)) return { steps: trail.steps, command: take(owner) };
  const zone = askZone(trail, state);
  if (zone === null) return { steps: trail.steps, command: null };
  const place = zone === 'unsaid' ? null : zone;
  const brought = place === null ? {} : askDinos(trail, state, player, place);
  return { steps: trail.steps, command: brought && { ...take(owner, place), ...brought } };
}

export type TakeDie = Extract<Command, { type: 'takeDie' }>;

function askOwner(
  trail: Trail,
  state: State,
  player: string,
  take: (owner: string) => Command,
): string | null {
  return trail.ask({
    id: 'owner',
    title: say('session.wizard.whoseDie'),
    help: say('session.hint.takeDie'),
    options: Object.entries(state.dice).map(([owner, { pool }]) => ({
      id: owner,
      ...(playersOf(state).includes(owner) && { player: owner }),
      icon: 'die',
      label: owner === player ? say('session.wizard.ownDie') : ownerLabel(owner),
      note: costs(state, player, owner) ? say('session.wizard.losesTwo') : amount('dice', pool),
      ...reasonAgainst(state, take(owner)),
    })),
  });
}

/** Before it is placed, 1 Story changes its face (000:261, 001:814): offered to whoever can pay. */
function withFace(state: State, draft: Answered, step: WizardStep<Answered>): WizardStep<Answered> {
  const turned = draft.answers[FACE] === 'turned';
  const poor = isFull(state) && (state.players[draft.player]?.story ?? 0) < 1;
  if (step.kind !== 'choice' || (poor && !turned)) return step;
  return {
    ...step,
    ...(turned && { lead: say('session.wizard.turned') }),
    otherwise: {
      id: FACE,
      label: say(turned ? 'session.wizard.leaveFace' : 'session.wizard.turnFace'),
      chosen: turned,
      write: () => ({ ...draft, answers: { ...draft.answers, [FACE]: turned ? 'kept' : 'turned' } }),
    },
  };
}

function askZone(trail: Trail, state: State): Zone | 'unsaid' | null {
  return trail.ask({
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
