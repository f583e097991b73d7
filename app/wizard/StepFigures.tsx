import { View } from 'react-native';
import { answerTo, type AskedFigure } from '@/engine';
import { useSay } from '@/i18n';
import { Counter, Emblem, SPACE, Txt, useTheme } from '@/ui';
import { GroupHead } from './GroupHead';
import { NearThumb } from './NearThumb';
import { Otherwise } from './Otherwise';
import type { StepProps } from './StepBody';

/** Numbers to fill in, one per row. */
export function StepFigures({ step, open, text, onAnswer }: StepProps<'figures'>) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const rows = step.figures.map((figure, i) => {
    const seat = open.seats.find(({ id }) => id === figure.player);
    const what = text(figure.label);
    const name = seat ? say('table.figureOf', { player: seat.name, figure: what }) : what;
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
            // The same number is asked in every group: read out alone, it needs its heading.
            label={figure.group ? say('table.figureOf', { player: text(figure.group), figure: name }) : name}
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
      {rows}
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

/** A number that nobody knew begins at its floor. */
function adjusted({ value, unknown, track: { min } }: AskedFigure, by: number): number {
  return unknown ? Math.max(min, min + by) : value + by;
}
