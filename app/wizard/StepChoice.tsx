import { View } from 'react-native';
import { answerTo } from '@/engine';
import { Emblem, Icon, ListRow, SPACE, Txt, useTheme } from '@/ui';
import { NearThumb } from './NearThumb';
import { Otherwise } from './Otherwise';
import type { StepProps } from './StepBody';

/** One of several; a tap is the answer and goes on. What cannot be chosen says why. */
export function StepChoice({ step, open, text, onAnswer, onAnswered }: StepProps<'choice'>) {
  const { colour, enlarge } = useTheme();
  const options = step.options.map((option) => {
    const seat = open.seats.find(({ id }) => id === option.player);
    const icon = option.icon;
    const leading = seat ? (
      <Emblem colour={seat.colour} size={28 * enlarge} />
    ) : (
      icon && <Icon name={icon} size={26 * enlarge} color={option.chosen ? colour.lamp : colour.ink2} />
    );
    const reason = option.reason && text(option.reason);
    return (
      <ListRow
        key={option.id}
        title={text(option.label)}
        subtitle={reason ?? (option.note && text(option.note))}
        reason={reason}
        {...(leading && { leading })}
        {...(option.chosen && { trailing: <Icon name="check" size={22} color={colour.lamp} /> })}
        onPress={() => {
          onAnswer(answerTo.option(option));
          onAnswered();
        }}
      />
    );
  });
  return (
    <>
      {step.lead && (
        <Txt tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s3 }}>
          {text(step.lead)}
        </Txt>
      )}
      <NearThumb>
        {options}
        {step.otherwise && (
          <View style={{ padding: SPACE.s4 }}>
            <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />
          </View>
        )}
      </NearThumb>
    </>
  );
}
