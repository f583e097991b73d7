import { View } from 'react-native';
import { SPACE } from '@/ui';
import { FigureMatrix } from './FigureMatrix';
import { FigureRow } from './FigureRow';
import { GroupHead } from './GroupHead';
import { NearThumb } from './NearThumb';
import { Otherwise } from './Otherwise';
import type { StepProps } from './StepBody';

/** Numbers to fill in, one per row, or in rows and columns where the step has them. */
export function StepFigures({ step, open, text, onAnswer }: StepProps<'figures'>) {
  return (
    <NearThumb>
      {step.matrix ? (
        <FigureMatrix
          matrix={step.matrix}
          figures={step.figures}
          open={open}
          text={text}
          onAnswer={onAnswer}
        />
      ) : (
        <FigureRows step={step} open={open} text={text} onAnswer={onAnswer} />
      )}
      {step.instead && step.instead.length > 0 && (
        <View style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
          {step.instead.map((option) => (
            <Otherwise key={option.id} option={option} text={text} onAnswer={onAnswer} />
          ))}
        </View>
      )}
    </NearThumb>
  );
}

/** One under the other. */
export function FigureRows({
  step,
  open,
  text,
  onAnswer,
}: Pick<StepProps<'figures'>, 'step' | 'open' | 'text' | 'onAnswer'>) {
  const digits = Math.max(...step.figures.map(({ value }) => `${value}`.length));
  return step.figures.map((figure, i) => (
    <View key={figure.id}>
      <GroupHead group={figure.group} before={step.figures[i - 1]?.group} text={text} />
      <FigureRow figure={figure} seats={open.seats} digits={digits} text={text} onAnswer={onAnswer} />
    </View>
  ));
}
