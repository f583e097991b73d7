import { View } from 'react-native';
import { answerTo, type AskedOption } from '@/engine';
import { Emblem, Icon, ListRow, SPACE, Txt, useTheme } from '@/ui';
import { ChoiceChips } from './ChoiceChips';
import { ChoiceSpaces } from './ChoiceSpaces';
import { ChoiceTiles } from './ChoiceTiles';
import { NearThumb } from './NearThumb';
import { Otherwise } from './Otherwise';
import type { StepProps } from './StepBody';

/** One of several; a tap is the answer and goes on. What cannot be chosen says why. */
export function StepChoice({ step, open, text, onAnswer, onAnswered }: StepProps<'choice'>) {
  const tap = (option: AskedOption) => {
    onAnswer(answerTo.option(option));
    onAnswered();
  };
  return (
    <>
      {step.lead && (
        <Txt tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingVertical: SPACE.s3 }}>
          {text(step.lead)}
        </Txt>
      )}
      <NearThumb>
        <Options step={step} open={open} text={text} words onTap={tap} />
        {step.otherwise && (
          <View style={{ padding: SPACE.s4 }}>
            <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />
          </View>
        )}
      </NearThumb>
    </>
  );
}

interface OptionsProps extends Pick<StepProps<'choice'>, 'step' | 'open' | 'text'> {
  readonly words?: boolean;
  /** Once a space is chosen the other groups make room. */
  readonly fold?: boolean;
  /** The question, where chips have it in their own line. */
  readonly lead?: string | undefined;
  readonly onTap: (option: AskedOption) => void;
}

/** The options as the step wants them drawn. */
export function Options({ words = false, fold = false, lead, ...props }: OptionsProps) {
  switch (props.step.layout) {
    case 'chips':
      return <ChoiceChips {...props} lead={lead} />;
    case 'tiles':
      return <ChoiceTiles {...props} words={words} />;
    case 'spaces':
      return <ChoiceSpaces {...props} fold={fold} />;
    case undefined:
      return <Rows {...props} />;
  }
}

function Rows({ step, open, text, onTap }: OptionsProps) {
  const { colour, enlarge } = useTheme();
  return step.options.map((option) => {
    const seat = open.seats.find(({ id }) => id === option.player);
    const icon = option.icon;
    const leading = seat ? (
      <Emblem colour={seat.colour} size={28 * enlarge} />
    ) : (
      icon && <Icon name={icon} size={26 * enlarge} color={option.chosen ? colour.lamp : colour.ink2} />
    );
    const reason = option.reason && text(option.reason);
    const said = option.note ?? option.about;
    return (
      <ListRow
        key={option.id}
        title={text(option.label)}
        subtitle={reason ?? (said && text(said))}
        reason={reason}
        {...(leading && { leading })}
        {...(option.chosen && { trailing: <Icon name="check" size={22} color={colour.lamp} /> })}
        onPress={() => onTap(option)}
      />
    );
  });
}
