import { ok, type Wizard } from '@/engine';
import { choiceSteps } from '../../../../perseverance/session/wizards/assembly/assemblyChoice';
import { say } from '../../../say';
import type { Command } from '../../command';
import type { State } from '../../state';
import { reviewLines, withTotals } from '../reviewLines';
import { assembling } from './assembling';
import { assemblyCommand } from './assemblyCommand';
import { beginAssembly, readAssemblyDraft, type AssemblyDraft } from './assemblyDraft';
import { conditionsStep } from './conditionsStep';
import { officersStep } from './officersStep';
import { openSteps } from './openChoices';
import { presenceStep } from './presenceStep';
import { rankingStep } from './rankingStep';
import { wrapUp } from './wrapUp';

/**
 * The whole Assembly in one entry: Presence, the secret choice of the tile holders, then in the open what second
 * places take, the ranking, the Officers, the wrap-up.
 */
export const assembly: Wizard<State, Command> = {
  id: 'assembly',
  title: (state) => say('session.event.assembly', { number: state.assembly }),
  begin: beginAssembly,
  readDraft: readAssemblyDraft,
  steps: (state, draft) => [
    presenceStep(state, draft),
    ...conditionsStep(state, draft),
    ...choiceSteps(assembling, state, draft),
    ...openSteps(state, draft),
    rankingStep(state, draft),
    officersStep(state, draft),
  ],
  review: (state, draft) =>
    reviewLines(state, assemblyCommand(state, draft), draft.byHand, (byHand) => ({ ...draft, byHand })),
  wrapUp,
  commit: (state, draft) => ok(withTotals(assemblyCommand(state, draft), draft.byHand)),
};
