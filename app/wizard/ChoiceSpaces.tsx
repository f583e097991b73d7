import { View } from 'react-native';
import type { AskedOption, OptionGroup } from '@/engine';
import { SPACE, Txt, useLayout } from '@/ui';
import { CELL, Space } from './Space';
import type { StepProps } from './StepBody';
import { useSteady } from '../text/useSteady';

interface Props extends Pick<StepProps<'choice'>, 'step' | 'open' | 'text'> {
  /** Once a space is chosen the other groups make room for what comes next. */
  readonly fold?: boolean;
  readonly onTap: (option: AskedOption) => void;
}

/** Spaces as they are on the board, group by group: a tap on one says where. */
export function ChoiceSpaces({ step, open, text, fold = false, onTap }: Props) {
  const wide = useLayout() !== 'phone';
  const tap = useSteady(onTap);
  const chosen = fold ? step.options.find((option) => option.chosen) : undefined;
  const groups = (step.groups ?? []).filter(({ id }) => chosen === undefined || chosen.group === id);
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
      {groups.map((group) => (
        <Drawing
          key={group.id}
          group={group}
          options={step.options.filter((option) => option.group === group.id)}
          half={wide}
          open={open}
          text={text}
          onTap={tap}
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
                  seat={open.seats.find(({ id }) => id === option.player)}
                  text={text}
                  onTap={onTap}
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
