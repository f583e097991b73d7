import { ok, type Wizard } from '@/engine';
import { say } from '../../say';
import type { Command } from '../command';
import type { State } from '../state';
import { choiceSteps } from '../../../perseverance/session/wizards/assembly/assemblyChoice';
import { assembling } from './assembling';
import { assemblyCommand } from './assemblyCommand';
import { beginAssembly, readAssemblyDraft, type AssemblyDraft } from './assemblyDraft';
import { conditionSteps } from './assemblyOfficers';
import { presenceStep } from './assemblyPresence';
import { revealStep } from './assemblyReveal';
import { wrapUpOf } from './assemblyWrapUp';
import { withTotals } from './byHandFigures';
import { reviewLines } from './reviewLines';

/**
 * The whole Assembly, pp. 24–26: Presence, tiles, Votes, Officers, wrap-up, in one entry. First everything that has to
 * be counted or chosen, then everything that follows from it on one page: no Production touches what the Officers
 * look at.
 */
export const assembly: Wizard<State, Command> = {
  id: 'assembly',
  title: (state) => say('session.event.assembly', { number: state.assembly }),
  begin: beginAssembly,
  readDraft: readAssemblyDraft,
  steps: (state, draft) => [
    presenceStep(state, draft),
    ...conditionSteps(state, draft),
    ...choiceSteps(assembling, state, draft),
    revealStep(state, draft),
  ],
  review: (state, draft) =>
    reviewLines(state, assemblyCommand(state, draft), draft.byHand, (byHand) => ({ ...draft, byHand })),
  wrapUp: wrapUpOf,
  commit: (state, draft) => ok(withTotals(assemblyCommand(state, draft), draft.byHand)),
};
