import { View } from 'react-native';
import type { AskedOption, OptionGroup } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, Press, RADIUS, SPACE, TARGET, Txt, useLayout, useTheme } from '@/ui';
import type { StepProps } from './StepBody';

interface Props extends Pick<StepProps<'choice'>, 'step' | 'open' | 'text'> {
  readonly onTap: (option: AskedOption) => void;
}

/** Spaces as they are on the board, group by group: a tap on one says where. */
export function ChoiceSpaces({ step, open, text, onTap }: Props) {
  const wide = useLayout() !== 'phone';
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.s3,
        paddingHorizontal: SPACE.s4,
        paddingBottom: SPACE.s3,
      }}
    >
      {(step.groups ?? []).map((group) => (
        <Drawing
          key={group.id}
          group={group}
          options={step.options.filter((option) => option.group === group.id)}
          half={wide}
          open={open}
          text={text}
          onTap={onTap}
        />
      ))}
    </View>
  );
}

interface DrawingProps extends Pick<Props, 'open' | 'text' | 'onTap'> {
  readonly group: OptionGroup;
  readonly options: readonly AskedOption[];
  readonly half: boolean;
}

function Drawing({ group, options, half, open, text, onTap }: DrawingProps) {
  const rows = Math.max(0, ...options.map(({ at }) => (at?.row ?? 0) + 1));
  const columns = Math.max(0, ...options.map(({ at }) => (at?.column ?? 0) + 1));
  const title = text(group.title);
  const optionAt = (row: number, column: number) =>
    options.find(({ at }) => at?.row === row && at.column === column);
  const isUsed = (row: number) => options.some(({ at }) => at?.row === row);
  return (
    <View
      role="radiogroup"
      aria-label={title}
      style={{ flexGrow: 1, flexBasis: half ? '45%' : '100%', gap: SPACE.s1 }}
    >
      <Txt role="captionStrong" tone="ink2">
        {title}
      </Txt>
      {Array.from({ length: rows }, (_, row) => row)
        .filter(isUsed)
        .map((row) => (
          <View key={row} style={{ flexDirection: 'row', gap: SPACE.s1 }}>
            {Array.from({ length: columns }, (_, column) => {
              const option = optionAt(row, column);
              return option ? (
                <Space
                  key={column}
                  option={option}
                  title={title}
                  open={open}
                  text={text}
                  onPress={() => onTap(option)}
                />
              ) : (
                <View key={column} style={CELL} />
              );
            })}
          </View>
        ))}
    </View>
  );
}

const CELL = {
  flexGrow: 1,
  flexShrink: 1,
  flexBasis: 0,
  minHeight: TARGET.base,
  minWidth: TARGET.base,
} as const;

interface SpaceProps extends Pick<Props, 'open' | 'text'> {
  readonly option: AskedOption;
  readonly title: string;
  readonly onPress: () => void;
}

function Space({ option, title, open, text, onPress }: SpaceProps) {
  const say = useSay();
  const { colour } = useTheme();
  const seat = open.seats.find(({ id }) => id === option.player);
  const reason = option.reason && text(option.reason);
  const ink = reason !== undefined ? colour.inkOff : option.chosen ? colour.lamp : colour.ink2;
  const what = [text(option.label), option.note && text(option.note), seat?.name].filter(Boolean).join(', ');
  return (
    <Press
      label={say('table.figureOf', { player: title, figure: what })}
      reason={reason}
      role="radio"
      checked={option.chosen}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...CELL,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        borderRadius: RADIUS.mark,
        borderWidth: 1.5,
        borderStyle: reason === undefined ? 'solid' : 'dashed',
        borderColor: option.chosen ? colour.lamp : reason === undefined ? colour.edge : colour.rule,
        backgroundColor: option.chosen ? colour.lit : pressed || hovered ? colour.raised : 'transparent',
      })}
    >
      {seat && <Emblem colour={seat.colour} size={18} />}
      {option.short !== undefined && !seat && (
        <Txt role="captionStrong" color={ink}>
          {option.short}
        </Txt>
      )}
      {option.icon !== undefined && <Icon name={option.icon} size={18} color={ink} />}
    </Press>
  );
}
