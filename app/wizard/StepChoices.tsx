import { View } from 'react-native';
import { answerTo } from '@/engine';
import { SPACE, Txt } from '@/ui';
import { ChoiceButtons } from './ChoiceButtons';
import { NearThumb } from './NearThumb';
import { Otherwise } from './Otherwise';
import type { StepProps } from './StepBody';

/** Several choices on one page; the last open one goes on, a change of mind stays. */
export function StepChoices({ step, open, text, onAnswer, onAnswered }: StepProps<'choices'>) {
  return (
    <>
      {step.lead && (
        <Txt tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s3 }}>
          {text(step.lead)}
        </Txt>
      )}
      <NearThumb>
        {step.choices.map((choice) => (
          <ChoiceButtons
            key={choice.id}
            choice={choice}
            seat={open.seats.find(({ id }) => id === choice.player)}
            chosen={choice.options.find(({ chosen }) => chosen)?.id ?? null}
            text={text}
            onChoose={(option) => {
              onAnswer(answerTo.option(option));
              if (step.missing) onAnswered();
            }}
          />
        ))}
        {step.otherwise && (
          <View style={{ padding: SPACE.s4 }}>
            <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />
          </View>
        )}
      </NearThumb>
    </>
  );
}
