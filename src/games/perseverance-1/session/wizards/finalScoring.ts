import { ok, type AskedFigure, type Phrase, type Wizard, type WizardStep } from '@/engine';
import { assetName, nameOf, say } from '../../say';
import type { Command } from '../command';
import { finalOutcome } from '../decide/final';
import { isFull, playersOf, type State } from '../state';
import { rulesFor } from '../supplies';
import { withTotals } from './byHandFigures';
import {
  HELD,
  IN_DEFENSE,
  inputsOf,
  MOST_LEFT,
  playersLeft,
  readFinalDraft,
  trackedInputs,
  writeInput,
  type FinalDraft,
  type FinalInput,
} from './finalScoringDraft';
import { reviewLines } from './reviewLines';
import { leftoversStep, majoritiesStep, winnersStep } from './finalScoringTold';

/** The end of the game: what lies where, both majorities, the leftovers, who wins. One entry. */
export const finalScoring: Wizard<State, Command, FinalDraft> = {
  id: 'finalScoring',
  title: () => say('session.table.finalScoring'),
  begin: () => ({ players: {}, byHand: {} }),
  readDraft: readFinalDraft,
  steps: (state, draft) => {
    const players = playersLeft(state, draft);
    const outcome = finalOutcome(state, players);
    // What is wrong can be put right on the step that asks for it; beyond it there is nothing to tell yet.
    const missing = outcome.ok ? {} : { missing: outcome.error.message };
    const asked = [
      askStep(state, draft, 'defense', IN_DEFENSE),
      { ...askStep(state, draft, 'holdings', heldInputs(state)), ...missing },
    ];
    return outcome.ok
      ? [
          ...asked,
          majoritiesStep(players, outcome.value),
          leftoversStep(state, outcome.value),
          winnersStep(outcome.value),
        ]
      : asked;
  },
  review: (state, draft) =>
    reviewLines(state, resolveDraft(state, draft), draft.byHand, (byHand) => ({ ...draft, byHand })),
  commit: (state, draft) => ok(withTotals(resolveDraft(state, draft), draft.byHand)),
};

function resolveDraft(state: State, draft: FinalDraft): Command {
  return { type: 'resolveFinal', players: playersLeft(state, draft) };
}

/** The Threat tokens stand on the table only with that module. */
function heldInputs(state: State): readonly FinalInput[] {
  return HELD.filter((input) => input !== 'heavyThreat' || state.config.deterministic.threat);
}

function askStep(
  state: State,
  draft: FinalDraft,
  id: 'defense' | 'holdings',
  inputs: readonly FinalInput[],
): WizardStep<FinalDraft> {
  return {
    kind: 'figures',
    id,
    title: say(`session.finalWizard.${id}`),
    help: say(`session.finalWizard.${id}Help`),
    figures: playersOf(state).flatMap((player) => {
      const now = inputsOf(state, draft, player);
      const tracked = trackedInputs(state, player);
      return inputs.map((input): AskedFigure<FinalDraft> => ({
        id: `${player}:${input}`,
        group: say('session.event.owner', { player: nameOf(player) }),
        label: nameOfInput(state, input),
        // In Essentials nothing was known, so nothing is corrected.
        ...(isFull(state) &&
          now[input] !== tracked[input] && {
            note: say('session.event.setNote', { from: tracked[input] }),
          }),
        value: now[input],
        track: { min: 0, max: MOST_LEFT[input] },
        write: (to) => writeInput(draft, player, input, to),
      }));
    }),
  };
}

function nameOfInput(state: State, input: FinalInput): Phrase {
  switch (input) {
    case 'food':
    case 'mr':
    case 'story':
    case 'safeguard':
    case 'valor':
      return assetName(rulesFor(state), input);
    case 'light':
    case 'heavy':
    case 'leader':
    case 'walls':
    case 'traps':
    case 'boardLight':
    case 'boardHeavy':
    case 'patrolLight':
    case 'patrolHeavy':
    case 'heavyThreat':
      return say(`session.finalWizard.${input}`);
  }
}
