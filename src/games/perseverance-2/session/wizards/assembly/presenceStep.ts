import type { ToldLine, WizardStep } from '@/engine';
import { lyingDice } from '../../../../perseverance/session/counting';
import { ownersAt } from '../../../../perseverance/session/table';
import {
  askedPresence,
  faultInPresence,
  presenceNumbers,
  toldNumber,
  whyZone,
} from '../../../../perseverance/session/wizards/assembly/assemblyPresence';
import { ownerLine } from '../../../../perseverance/session/wizards/ownerLine';
import { say } from '../../../say';
import { isFull, type State } from '../../state';
import { assembling } from './assembling';
import type { AssemblyDraft } from './assemblyDraft';
import { permanentOf } from './rankingStep';

/** Who is present where, what follows for each tile, and the Votes of the round, each number open to the table's own. */
export function presenceStep(state: State, draft: AssemblyDraft): WizardStep {
  const missing = faultInPresence(assembling, state, draft);
  const numbers = presenceNumbers(assembling, state, draft);
  const step = {
    id: 'presence',
    title: say('session.assemblyWizard.presence'),
    ...(missing && { missing }),
  };
  if (!isFull(state)) return { ...step, ...askedPresence(state, numbers) };
  return {
    ...step,
    kind: 'told',
    help: say('session.assemblyWizard.majorityHelp'),
    lines: [
      ...unplacedDice(state),
      ...numbers.map((number) => {
        const permanent = number.zone === null ? permanentOf(state, number.owner ?? '') : 0;
        return {
          ...toldNumber(number, (zone) => whyZone(assembling, state, draft, zone)),
          ...(permanent > 0 && { note: say('session.assemblyWizard.permanent', { permanent }) }),
        };
      }),
    ],
  };
}

/** Dice of players that left the pool without a Zone: the table knows where they lie, and sets the Presence there. */
function unplacedDice(state: State): readonly ToldLine[] {
  return ownersAt(state).flatMap((owner): readonly ToldLine[] => {
    const { inPlay = 0, pool = 0 } = state.dice[owner] ?? {};
    const unplaced = inPlay - pool - lyingDice(state, owner);
    return unplaced > 0
      ? [
          {
            id: `unplaced:${owner}`,
            ...ownerLine(owner),
            group: say('session.assemblyWizard.unplaced'),
            note: say('session.assemblyWizard.unplacedNote'),
            figure: `${unplaced}`,
            tied: true,
          },
        ]
      : [];
  });
}
