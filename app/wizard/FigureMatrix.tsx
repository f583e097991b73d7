import { useState } from 'react';
import { View } from 'react-native';
import { answerTo, type AskedFigure, type Matrix, type MatrixRow } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem, Icon, IconButton, Keypad, SPACE, TARGET, Txt, useLayout, useTheme } from '@/ui';
import { adjusted, figureLabel } from './figureLabel';
import { GroupHead } from './GroupHead';
import { MatrixCell } from './MatrixCell';
import type { StepProps } from './StepBody';

type Props = Pick<StepProps<'figures'>, 'open' | 'text' | 'onAnswer'> & {
  readonly matrix: Matrix;
  readonly figures: readonly AskedFigure[];
};

/** Numbers in rows and columns, each as large as a thumb: a tap is one more. */
export function FigureMatrix({ matrix, figures, open, text, onAnswer }: Props) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const wide = useLayout() !== 'phone';
  const [at, setAt] = useState<string | null>(null);
  const [typing, setTyping] = useState(false);
  const { columns, rows } = matrix;
  const colourOf = (player: string | undefined) => open.seats.find(({ id }) => id === player)?.colour;
  const nameOf = (figure: AskedFigure) => figureLabel(figure, open.seats, text, say);
  const set = (figure: AskedFigure, to: number) => onAnswer(answerTo.figure(figure, to));
  const selected = figures.find(({ id }) => id === at);
  const less = selected && adjusted(selected, -1);

  const tools = selected && less !== undefined && (
    // Room for them is kept in every row: nothing moves under the thumb.
    <View style={{ flexDirection: 'row' }}>
      <IconButton
        icon="minus"
        label={say('ui.counter.less', { label: nameOf(selected) })}
        reason={less < selected.track.min ? say('ui.counter.floor', { min: selected.track.min }) : undefined}
        onPress={() => set(selected, less)}
      />
      <IconButton
        icon="edit"
        label={say('wizard.typeFigure', { label: nameOf(selected) })}
        onPress={() => setTyping(true)}
      />
    </View>
  );
  const head = (row: MatrixRow) => (
    <View
      style={{
        ...(wide ? { width: '34%' } : {}),
        flexDirection: 'row',
        alignItems: 'center',
        // What only tells something has nothing to tap.
        ...(row.shown === undefined && { minHeight: TARGET.base }),
      }}
    >
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role="nameSmall">{text(row.label)}</Txt>
        {row.note && (
          <Txt role="caption" tone="ink3">
            {text(row.note)}
          </Txt>
        )}
      </View>
      {selected?.row === row.id && tools}
    </View>
  );
  const cell = (row: MatrixRow, { id: column, player, icon }: Matrix['columns'][number]) => {
    const figure = figures.find((one) => one.row === row.id && one.column === column);
    if (figure)
      return (
        <MatrixCell
          key={column}
          figure={figure}
          label={nameOf(figure)}
          colour={colourOf(player)}
          icon={icon}
          selected={figure.id === at}
          onSelect={() => setAt(figure.id)}
          onSet={(to) => set(figure, to)}
        />
      );
    const shown = row.shown?.[column];
    return (
      <View key={column} style={{ flex: 1, minWidth: TARGET.base, alignItems: 'center' }}>
        {shown !== undefined && <Txt role="figureXs">{shown}</Txt>}
      </View>
    );
  };
  return (
    <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s3 }}>
      <Txt role="caption" tone="ink3" style={{ paddingTop: SPACE.s2 }}>
        {say('wizard.matrixHint')}
      </Txt>
      <View style={{ flexDirection: 'row', gap: SPACE.s1, paddingTop: SPACE.s3 }}>
        {wide && <View style={{ width: '34%' }} />}
        {columns.map(({ id, player, icon, label }) => {
          const ink = colourOf(player);
          return (
            <View key={id} style={{ flex: 1, minWidth: TARGET.base, alignItems: 'center' }}>
              {ink ? (
                <Emblem colour={ink} size={24 * enlarge} />
              ) : (
                icon && <Icon name={icon} size={24 * enlarge} color={colour.ink2} />
              )}
              <Txt role="caption" tone="ink2" align="center" lines={1} steady>
                {text(label)}
              </Txt>
            </View>
          );
        })}
      </View>
      {rows.map((row, i) => (
        <View key={row.id}>
          <View style={{ marginHorizontal: -SPACE.s4 }}>
            <GroupHead group={row.group} before={rows[i - 1]?.group} text={text} />
          </View>
          <View
            role="group"
            aria-label={text(row.label)}
            style={{
              ...(wide && { flexDirection: 'row', alignItems: 'center' }),
              paddingVertical: SPACE.s1,
              borderBottomWidth: 1,
              borderColor: colour.rule,
            }}
          >
            {head(row)}
            <View style={{ flex: wide ? 1 : undefined, flexDirection: 'row', gap: SPACE.s1 }}>
              {columns.map((column) => cell(row, column))}
            </View>
          </View>
        </View>
      ))}
      {selected && (
        <Keypad
          visible={typing}
          title={nameOf(selected)}
          value={selected.value}
          min={selected.track.min}
          {...(selected.track.max !== undefined && { max: selected.track.max })}
          onEnter={(to) => set(selected, to)}
          onClose={() => setTyping(false)}
        />
      )}
    </View>
  );
}
