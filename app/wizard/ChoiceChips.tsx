import { memo } from 'react';
import { View } from 'react-native';
import type { AskedOption, Seat } from '@/engine';
import { Chip, SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { saysTheSame } from '../text/saysTheSame';
import type { StepProps } from './StepBody';
import { useSteady } from '../text/useSteady';

interface Props extends Pick<StepProps<'choice'>, 'step' | 'open' | 'text'> {
  /** The question itself, in the same line. */
  readonly lead?: string | undefined;
  readonly onTap: (option: AskedOption) => void;
}

/** A small answer, mostly prefilled: side by side, the chosen one lit. */
export function ChoiceChips({ step, open, text, lead, onTap }: Props) {
  const tap = useSteady(onTap);
  return (
    <View
      role="radiogroup"
      aria-label={text(step.title)}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: SPACE.s2,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s1,
      }}
    >
      {lead !== undefined && (
        <Txt role="labelStrong" tone="ink2" heading={2}>
          {lead}
        </Txt>
      )}
      {step.options.map((option) => (
        <OptionChip
          key={option.id}
          option={option}
          seat={open.seats.find(({ id }) => id === option.player)}
          text={text}
          onTap={tap}
        />
      ))}
    </View>
  );
}

interface ChipProps {
  readonly option: AskedOption;
  readonly seat: Seat | undefined;
  readonly text: GameText;
  readonly onTap: (option: AskedOption) => void;
}

/** A page has many, and a tap changes few: only those are drawn again. */
const OptionChip = memo(function OptionChip({ option, seat, text, onTap }: ChipProps) {
  return (
    <Chip
      kind="radio"
      title={option.short ?? text(option.label)}
      {...(option.short !== undefined && { label: text(option.label) })}
      selected={option.chosen}
      reason={option.reason && text(option.reason)}
      {...(seat ? { emblem: seat.colour } : option.icon !== undefined && { icon: option.icon })}
      onPress={() => onTap(option)}
    />
  );
}, saysTheSame('option'));
