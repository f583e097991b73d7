import { useState } from 'react';
import { View } from 'react-native';
import { answerTo } from '@/engine';
import { useSay } from '@/i18n';
import { Keypad, SPACE } from '@/ui';
import { FigureMatrix } from './FigureMatrix';
import { figureLabel } from './figureLabel';
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

/** One under the other; where everybody has one, the keypad goes on to the next player. */
export function FigureRows({
  step,
  open,
  text,
  onAnswer,
}: Pick<StepProps<'figures'>, 'step' | 'open' | 'text' | 'onAnswer'>) {
  const say = useSay();
  const [typing, setTyping] = useState<number | null>(null);
  const digits = Math.max(...step.figures.map(({ value }) => `${value}`.length));
  const everybody = step.figures.length > 1 && step.figures.every(({ player }) => player !== undefined);
  const typed = typing === null ? undefined : step.figures[typing];
  const next = typing === null ? undefined : step.figures[typing + 1];
  const nameOf = (player: string | undefined) => open.seats.find(({ id }) => id === player)?.name ?? '';
  return (
    <>
      {step.figures.map((figure, i) => (
        <View key={figure.id}>
          <GroupHead group={figure.group} before={step.figures[i - 1]?.group} text={text} />
          <FigureRow
            figure={figure}
            seats={open.seats}
            digits={digits}
            text={text}
            onAnswer={onAnswer}
            onType={everybody ? () => setTyping(i) : undefined}
          />
        </View>
      ))}
      {everybody && (
        <Keypad
          visible={typed !== undefined}
          title={typed ? figureLabel(typed, open.seats, text, say) : ''}
          value={typed?.value ?? 0}
          min={typed?.track.min ?? 0}
          {...(typed?.track.max !== undefined && { max: typed.track.max })}
          onEnter={(to) => typed && onAnswer(answerTo.figure(typed, to))}
          {...(next && {
            next: {
              title: say('ui.keypad.next', { name: nameOf(next.player) }),
              onNext: () => setTyping((now) => (now === null ? null : now + 1)),
            },
          })}
          onClose={() => setTyping(null)}
        />
      )}
    </>
  );
}
