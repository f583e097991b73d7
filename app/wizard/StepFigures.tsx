import { View } from 'react-native';
import { answerTo } from '@/engine';
import { useSay } from '@/i18n';
import { Counter, Emblem, SPACE, Txt, useTheme } from '@/ui';
import { QuickNumber } from '@/ui/form/QuickNumber';
import { FigureMatrix } from './FigureMatrix';
import { adjusted, figureLabel } from './figureLabel';
import { GroupHead } from './GroupHead';
import { NearThumb } from './NearThumb';
import { Otherwise } from './Otherwise';
import type { StepProps } from './StepBody';

/** Numbers to fill in, one per row, or in rows and columns where the step has them. */
export function StepFigures({ step, open, text, onAnswer }: StepProps<'figures'>) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const rows = step.figures.map((figure, i) => {
    const seat = open.seats.find(({ id }) => id === figure.player);
    const what = text(figure.label);
    if (figure.quick !== undefined)
      return (
        <View key={figure.id}>
          <GroupHead group={figure.group} before={step.figures[i - 1]?.group} text={text} />
          <QuickNumber
            label={figureLabel(figure, open.seats, text, say)}
            name={seat?.name ?? what}
            note={figure.note && text(figure.note)}
            value={figure.unknown ? null : figure.value}
            {...figure.track}
            most={figure.quick}
            onSet={(to) => onAnswer(answerTo.figure(figure, to))}
          />
        </View>
      );
    return (
      <View key={figure.id}>
        <GroupHead group={figure.group} before={step.figures[i - 1]?.group} text={text} />
        <View
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: SPACE.s3,
            minHeight: 68,
            paddingHorizontal: SPACE.s4,
            paddingVertical: SPACE.s1,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          {seat && <Emblem colour={seat.colour} size={28 * enlarge} />}
          <View style={{ flex: 1, minWidth: 0 }}>
            <Txt role="nameLong" lines={2}>
              {seat?.name ?? what}
            </Txt>
            {figure.note && (
              <Txt role="caption" tone="ink3">
                {text(figure.note)}
              </Txt>
            )}
          </View>
          <Counter
            label={figureLabel(figure, open.seats, text, say)}
            value={figure.value}
            unknown={figure.unknown ?? false}
            min={figure.track.min}
            {...(figure.track.max !== undefined && { max: figure.track.max })}
            size="small"
            digits={Math.max(...step.figures.map(({ value }) => `${value}`.length))}
            onAdjust={(by) => onAnswer(answerTo.figure(figure, adjusted(figure, by)))}
            onSet={(to) => onAnswer(answerTo.figure(figure, to))}
          />
        </View>
      </View>
    );
  });
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
        rows
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
