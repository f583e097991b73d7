import type { TapAnswers, ResultTable, WizardStep } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import type { GameText } from '../text/useGameText';
import { RevealedCards } from './RevealedCards';
import { StepChecklist } from './StepChecklist';
import { StepChoice } from './StepChoice';
import { StepChoices } from './StepChoices';
import { StepCustom } from './StepCustom';
import { StepFigures } from './StepFigures';
import { StepPicks } from './StepPicks';
import { StepPlacing } from './StepPlacing';
import { StepScenes } from './StepScenes';
import { StepSecret } from './StepSecret';
import { StepTable } from './StepTable';
import { StepResult } from './StepResult';

/** Most kinds only need to know who sits at the table, so that they work without a game too. */
type Needs<Kind> = Kind extends 'custom' | 'scenes' ? OpenSession : Pick<OpenSession, 'seats'>;

export interface StepProps<Kind extends WizardStep['kind']> {
  readonly step: Extract<WizardStep, { readonly kind: Kind }>;
  readonly open: Needs<Kind>;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
  /** What each choice of a secret turn would lead to. */
  readonly forecast: (turn: string) => ResultTable | null;
  /** The answer is complete: on to the next step. */
  readonly onAnswered: () => void;
}

interface StepBodyProps extends Omit<StepProps<WizardStep['kind']>, 'open'> {
  readonly open: OpenSession;
}

/** A step, under what was just turned up. */
export function StepBody(props: StepBodyProps) {
  const { step, open, text } = props;
  if (!step.revealed) return <Body {...props} />;
  return (
    <>
      <RevealedCards key={step.id} cards={step.revealed} seats={open.seats} text={text} />
      <Body {...props} />
    </>
  );
}

/** The one place that knows how each kind of step is drawn. */
function Body({ step, ...rest }: StepBodyProps) {
  switch (step.kind) {
    case 'figures':
      return <StepFigures step={step} {...rest} />;
    case 'choice':
      return <StepChoice step={step} {...rest} />;
    case 'choices':
      return <StepChoices step={step} {...rest} />;
    case 'result':
      return <StepResult step={step} {...rest} />;
    case 'table':
      return <StepTable step={step} {...rest} />;
    case 'scenes':
      return <StepScenes step={step} {...rest} />;
    case 'secret':
      return <StepSecret step={step} {...rest} />;
    case 'custom':
      return <StepCustom step={step} {...rest} />;
    case 'picks':
      return <StepPicks step={step} {...rest} />;
    case 'placing':
      return <StepPlacing step={step} {...rest} />;
    case 'checklist':
      return <StepChecklist step={step} {...rest} />;
  }
}
