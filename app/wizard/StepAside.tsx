import type { WizardStep } from '@/engine';
import { AskEntry } from '../learn/AskEntry';
import { SpeakButton } from '../speech/SpeakButton';
import type { GameText } from '../text/useGameText';
import { stepWords } from './stepWords';

interface StepAsideProps {
  readonly step: WizardStep;
  readonly text: GameText;
  /** Another “?” explains the step: what the rules say is behind it. */
  readonly hasHelp?: boolean;
}

/** Beside the heading of a step: what the rules say about it, and a button that reads out what they computed. */
export function StepAside({ step, text, hasHelp = false }: StepAsideProps) {
  const words = stepWords(step, text);
  return (
    <>
      {words !== null && <SpeakButton words={words} />}
      {step.reference !== undefined && (step.help === undefined || !hasHelp) && (
        <AskEntry entry={step.reference} name={text(step.title)} />
      )}
    </>
  );
}
