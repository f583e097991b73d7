import { useState } from 'react';
import { View } from 'react-native';
import { figureRow, type Figure, type FigureGroup } from '@/engine';
import { useSay } from '@/i18n';
import {
  Counter,
  Icon,
  Press,
  SPACE,
  TARGET,
  Txt,
  useLayout,
  useTheme,
  WhySheet,
  writeNumber,
  type Layout,
} from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import type { GameText } from '../text/useGameText';
import { whyLines } from '../text/whyLines';
import { SmallFigures } from './SmallFigures';

interface Props {
  readonly groups: readonly FigureGroup<unknown>[];
  readonly text: GameText;
  readonly dispatch: (command: unknown) => boolean;
  /** A long press on a figure: goes to where it is put right. */
  readonly onHold: (row: string) => void;
}

/** Cells side by side: two on a phone, so that − and + stay under the thumb; where there is room, even rows. */
function columnsOf(layout: Layout, figures: number, large: boolean): number {
  if (layout === 'phone') return large ? 1 : 2;
  return figures % 4 === 0 ? 4 : 3;
}

/** What belongs to the whole table, over the players; every number a tap away. */
export function SharedFigures({ groups, text, dispatch, onHold }: Props) {
  const say = useSay();
  const { colour, textScale } = useTheme();
  const layout = useLayout();
  const [askedId, setAsked] = useState<string | null>(null);
  const asked = groups.flatMap(({ figures }) => figures).find(({ id }) => id === askedId);
  return (
    <>
      {groups.map((group) => (
        <View
          key={group.id}
          role="group"
          aria-label={text(group.title)}
          style={{ paddingHorizontal: SPACE.s2, borderBottomWidth: 1, borderColor: colour.rule }}
        >
          <Txt role="caption" tone="ink3" style={{ paddingHorizontal: SPACE.s2, paddingTop: SPACE.s1 }}>
            {text(group.title)}
          </Txt>
          {group.small && layout !== 'tablet' && textScale <= 1.4 ? (
            <SmallFigures
              figures={group.figures}
              text={text}
              dispatch={dispatch}
              onAsk={setAsked}
              onHold={onHold}
            />
          ) : (
            <View style={{ flexDirection: 'row', flexWrap: 'wrap' }}>
              {group.figures.map((figure) => (
                <View
                  key={figure.id}
                  style={{
                    width: `${100 / columnsOf(layout, group.figures.length, textScale > 1.4)}%`,
                    alignItems: 'center',
                    paddingHorizontal: SPACE.s1,
                    paddingBottom: SPACE.s1,
                  }}
                >
                  <Name figure={figure} text={text} onAsk={figure.why && (() => setAsked(figure.id))} />
                  <Counter
                    label={text(figure.label)}
                    value={figure.value}
                    min={figure.track.min}
                    {...(figure.track.max !== undefined && { max: figure.track.max })}
                    size="small"
                    onAdjust={(by) => void dispatch(figure.adjust(by))}
                    onSet={(to) => void dispatch(figure.set(to))}
                    onHold={() => onHold(figureRow(null, figure.id))}
                  />
                </View>
              ))}
            </View>
          )}
        </View>
      ))}
      <WhySheet
        visible={asked !== undefined}
        title={asked ? text(asked.label) : ''}
        lines={whyLines(asked?.why ?? [], text)}
        result={{ what: say('table.whySum'), figure: writeNumber(asked?.value ?? 0) }}
        onClose={() => setAsked(null)}
      />
    </>
  );
}

interface NameProps {
  readonly figure: Figure<unknown>;
  readonly text: GameText;
  readonly onAsk: (() => void) | undefined;
}

/** A tap on the name asks why the number is what it is; the “?” what the rules say about it. */
function Name({ figure, text, onAsk }: NameProps) {
  const { colour } = useTheme();
  const name = text(figure.label);
  const body = (
    <>
      {figure.icon !== undefined && <Icon name={figure.icon} size={20} color={colour.ink2} />}
      <Txt role="label" tone="ink2" style={{ flexShrink: 1 }}>
        {name}
      </Txt>
    </>
  );
  const line = {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.s2,
    minHeight: TARGET.base,
  } as const;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', alignSelf: 'stretch', maxWidth: '100%' }}>
      {onAsk ? (
        <Press onPress={onAsk} style={({ pressed }) => ({ ...line, opacity: pressed ? 0.7 : 1 })}>
          {body}
        </Press>
      ) : (
        <View style={line}>{body}</View>
      )}
      {figure.reference !== undefined && <AskEntry entry={figure.reference} name={name} />}
    </View>
  );
}
