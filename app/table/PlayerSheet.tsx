import { useState } from 'react';
import { View } from 'react-native';
import { figureRow, type Figure, type PlayerRow } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Counter, Icon, Later, Press, SPACE, TARGET, Txt, useTheme, WhySheet, writeNumber } from '@/ui';
import { AskEntry } from '../learn/AskEntry';
import { AskableSheet } from '../learn/AskableSheet';
import { AskSection } from '../learn/AskSection';
import type { GameText } from '../text/useGameText';
import { whyLines } from '../text/whyLines';

interface Props {
  readonly open: OpenSession;
  readonly text: GameText;
  /** The player shown, or null. */
  readonly row: PlayerRow<unknown> | null;
  readonly dispatch: (command: unknown) => boolean;
  /** A long press on a figure: goes to where it is put right. */
  readonly onHold: (row: string) => void;
  readonly onClose: () => void;
}

/** Everything else tracked for one player, group by group; a tap on a name asks why, where there is a reason. */
export function PlayerSheet({ open, text, row, dispatch, onHold, onClose }: Props) {
  const say = useSay();
  const player = open.seats.find(({ id }) => id === row?.player)?.name ?? '';
  const [why, setWhy] = useState<Figure<unknown> | null>(null);
  const line = (figure: Figure<unknown>) => (
    <FigureLine
      key={figure.id}
      figure={figure}
      name={text(figure.label)}
      text={text}
      player={player}
      dispatch={dispatch}
      onAsk={onClose}
      onWhy={() => setWhy(figure)}
      onHold={() => {
        onClose();
        onHold(figureRow(row?.player ?? null, figure.id));
      }}
    />
  );
  return (
    <>
      <AskableSheet visible={row !== null && why === null} title={player} onClose={onClose}>
        {row && <AskSection title={say('table.onTheTable')}>{shownFigures(row).map(line)}</AskSection>}
        <Later>
          {row?.more?.map((group) => (
            <AskSection key={group.id} title={text(group.title)} reference={group.reference} onAsk={onClose}>
              {group.figures.map(line)}
            </AskSection>
          ))}
        </Later>
      </AskableSheet>
      {/* Instead of the sheet: Back leads to it again. */}
      <WhySheet
        visible={row !== null && why !== null}
        title={why ? say('table.figureOf', { player, figure: text(why.label) }) : ''}
        lines={whyLines(why?.why ?? [], text)}
        result={{ what: say('table.whySum'), figure: writeNumber(why?.value ?? 0) }}
        onClose={() => setWhy(null)}
      />
    </>
  );
}

/** Whether there is more to a player than the row shows: other numbers, or what the rules say about these. */
export function hasSheet(row: PlayerRow<unknown>): boolean {
  return row.more !== undefined || shownFigures(row).some(({ reference }) => reference !== undefined);
}

function shownFigures({ main, stats }: PlayerRow<unknown>): readonly Figure<unknown>[] {
  return main ? [main, ...stats] : stats;
}

interface FigureLineProps {
  readonly figure: Figure<unknown>;
  readonly name: string;
  readonly text: GameText;
  readonly player: string;
  readonly dispatch: (command: unknown) => boolean;
  readonly onAsk: () => void;
  readonly onWhy: () => void;
  readonly onHold: () => void;
}

function FigureLine({ figure, name, text, player, dispatch, onAsk, onWhy, onHold }: FigureLineProps) {
  const say = useSay();
  const { colour, textScale } = useTheme();
  // Large text would break in the middle of a word: the controls go under it.
  const large = textScale > 1.4;
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: large ? 'wrap' : 'nowrap',
        alignItems: 'center',
        gap: SPACE.s2,
        minHeight: 60,
        paddingLeft: SPACE.s4,
        paddingRight: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      {figure.icon !== undefined && <Icon name={figure.icon} size={24} color={colour.ink2} />}
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: large ? '80%' : 0, minWidth: 0 }}>
        {figure.why ? (
          <Press
            onPress={onWhy}
            style={({ pressed }) => ({
              minHeight: TARGET.base,
              justifyContent: 'center',
              opacity: pressed ? 0.7 : 1,
            })}
          >
            <Txt style={{ textDecorationLine: 'underline' }}>{name}</Txt>
          </Press>
        ) : (
          <Txt>{name}</Txt>
        )}
        {figure.note && (
          <Txt role="caption" tone="ink3">
            {text(figure.note)}
          </Txt>
        )}
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, marginLeft: 'auto' }}>
        <Counter
          label={say('table.figureOf', { player, figure: name })}
          value={figure.value}
          unknown={figure.unknown ?? false}
          min={figure.track.min}
          {...(figure.track.max !== undefined && { max: figure.track.max })}
          size="small"
          onAdjust={(by) => void dispatch(figure.adjust(by))}
          onSet={(to) => void dispatch(figure.set(to))}
          onHold={onHold}
        />
        {figure.reference !== undefined && <AskEntry entry={figure.reference} name={name} onAsk={onAsk} />}
      </View>
    </View>
  );
}
