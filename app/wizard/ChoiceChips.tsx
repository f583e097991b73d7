import { View } from 'react-native';
import type { AskedOption } from '@/engine';
import { Chip, SPACE } from '@/ui';
import type { StepProps } from './StepBody';

interface Props extends Pick<StepProps<'choice'>, 'step' | 'open' | 'text'> {
  readonly onTap: (option: AskedOption) => void;
}

/** A small answer, mostly prefilled: side by side, the chosen one lit. */
export function ChoiceChips({ step, open, text, onTap }: Props) {
  return (
    <View
      role="radiogroup"
      aria-label={text(step.title)}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.s2,
        padding: SPACE.s4,
        paddingTop: SPACE.s1,
      }}
    >
      {step.options.map((option) => {
        const seat = open.seats.find(({ id }) => id === option.player);
        return (
          <Chip
            key={option.id}
            kind="radio"
            title={text(option.label)}
            selected={option.chosen}
            reason={option.reason && text(option.reason)}
            {...(seat ? { emblem: seat.colour } : option.icon !== undefined && { icon: option.icon })}
            onPress={() => onTap(option)}
          />
        );
      })}
    </View>
  );
}
