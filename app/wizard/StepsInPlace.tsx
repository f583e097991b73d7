import { View } from 'react-native';
import { answerTo, type StepInPlace, type TapAnswers } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import { SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { ChoiceChips } from './ChoiceChips';
import { Picks } from './StepPicks';
import { FigureRows } from './StepFigures';
import { TickList } from './TickList';

interface Props {
  readonly steps: readonly StepInPlace[];
  readonly open: Pick<OpenSession, 'seats'>;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
}

/** What a place asks, in its own row: a tap answers there. */
export function StepsInPlace({ steps, ...rest }: Props) {
  if (steps.length === 0) return null;
  return (
    <View style={{ paddingBottom: SPACE.s2 }}>
      {steps.map((step) => (
        <InPlace key={step.id} step={step} {...rest} />
      ))}
    </View>
  );
}

function InPlace({ step, open, text, onAnswer }: Omit<Props, 'steps'> & { readonly step: StepInPlace }) {
  switch (step.kind) {
    case 'choice':
      return (
        <ChoiceChips
          step={step}
          open={open}
          text={text}
          lead={text(step.title)}
          onTap={(option) => onAnswer(answerTo.option(option))}
        />
      );
    case 'figures':
      return <FigureRows step={step} open={open} text={text} onAnswer={onAnswer} />;
    case 'picks':
      return <Picks step={step} text={text} onAnswer={onAnswer} />;
    case 'checklist':
      return (
        <View role="group" aria-label={text(step.title)}>
          <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s1 }}>
            <Txt role="labelStrong" tone="ink2">
              {text(step.title)}
            </Txt>
          </View>
          <TickList list={step} text={text} onTick={(ticked) => onAnswer(answerTo.checklist(step, ticked))} />
        </View>
      );
  }
}
