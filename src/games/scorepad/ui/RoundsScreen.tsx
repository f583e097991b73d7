import { useState, type ReactNode } from 'react';
import { ScrollView, useWindowDimensions, View } from 'react-native';
import type { GameScreenProps, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Emblem, Foot, Header, Keypad, Screen, SPACE, Txt, useTheme } from '@/ui';
import type { ScorepadCommand } from '../command';
import { SCORE_LIMIT } from '../limits';
import { say } from '../say';
import { everybody, roundNumber, type ScorepadState } from '../state';
import { OpenCell, RoundCell, widthFor } from './RoundCell';

type Props = GameScreenProps<ScorepadState, ScorepadCommand>;

/** The pad as on paper: a line for each round, a column for each player. The open round is filled in here. */
export function RoundsScreen({ state, text, dispatch, onClose }: Props) {
  const appSay = useSay();
  const { colour, textScale } = useTheme();
  const [typing, setTyping] = useState<Seat | null>(null);
  const players = everybody(state);
  const { seats } = state.config;
  const open = state.finished ? null : roundNumber(state);
  const next = typing && seats[seats.findIndex(({ id }) => id === typing.id) + 1];
  const screen = useWindowDimensions().width;
  const side = HEAD * Math.min(1.5, textScale);
  // The columns take the room there is; more players than fit are scrolled to.
  const room = (Math.min(screen, WIDEST) - side - SPACE.s4) / players.length;
  const width = Math.max(widthFor(state, textScale), Math.floor(room));
  const put = (seat: Seat, to: number) => {
    if (to !== (state.current[seat.id] ?? 0)) dispatch({ type: 'setRoundPoints', player: seat.id, to });
  };
  const line = (key: string, head: string, cells: (seat: Seat) => ReactNode, strong = false) => (
    <View
      key={key}
      role="row"
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: 52,
        borderBottomWidth: strong ? 2 : 1,
        borderColor: strong ? colour.edge : colour.rule,
      }}
    >
      <View role="rowheader" style={{ width: side, paddingLeft: SPACE.s4 }}>
        <Txt role={strong ? 'labelStrong' : 'label'} tone="ink2">
          {head}
        </Txt>
      </View>
      {players.map((seat) => (
        <View key={seat.id} role="cell" style={{ width, alignItems: 'center' }}>
          {cells(seat)}
        </View>
      ))}
    </View>
  );
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={text(say('rounds.title'))}
          left={{ icon: 'back', label: appSay('ui.back'), onPress: onClose }}
        />
      }
      {...(open !== null && {
        footer: (
          <Foot>
            <Button
              kind="primary"
              icon="check"
              title={text(say('rounds.next', { round: open }))}
              onPress={() => dispatch({ type: 'enterRound', points: state.current })}
              style={{ flex: 1 }}
            />
          </Foot>
        ),
      })}
    >
      {/* More players than fit beside each other: keyboard scrolling needs something to focus. */}
      <ScrollView horizontal tabIndex={0} contentContainerStyle={{ paddingRight: SPACE.s4 }}>
        <View role="table" aria-label={text(say('rounds.title'))}>
          <View
            role="row"
            style={{
              flexDirection: 'row',
              paddingTop: SPACE.s3,
              paddingBottom: SPACE.s2,
              alignItems: 'flex-end',
            }}
          >
            <View role="columnheader" style={{ width: side, paddingLeft: SPACE.s4 }}>
              <Txt role="caption" tone="ink3">
                {text(say('rounds.round'))}
              </Txt>
            </View>
            {players.map(({ id, name, colour: ink }) => (
              <View
                key={id}
                role="columnheader"
                style={{ width, alignItems: 'center', paddingHorizontal: 2 }}
              >
                <Emblem colour={ink} size={24} />
                <Txt role="captionStrong" align="center" lines={2}>
                  {name}
                </Txt>
              </View>
            ))}
          </View>
          {line(
            'total',
            text(say('rounds.total')),
            ({ id }) => (
              <RoundCell strong value={state.totals[id] ?? 0} />
            ),
            true,
          )}
          {state.rounds.map((points, i) =>
            line(`${i + 1}`, `${i + 1}`, ({ id }) => <RoundCell value={points[id] ?? 0} />),
          )}
          {open !== null &&
            line('open', `${open}`, (seat) =>
              seats.includes(seat) ? (
                <OpenCell
                  label={text(say('rounds.cell', { name: seat.name, round: open }))}
                  value={state.current[seat.id] ?? 0}
                  onPress={() => setTyping(seat)}
                />
              ) : null,
            )}
          {Object.values(state.corrections).some((by) => by !== 0) &&
            line('corrections', text(say('rounds.corrections')), ({ id }) => (
              <RoundCell value={state.corrections[id] ?? 0} />
            ))}
        </View>
      </ScrollView>
      <Keypad
        visible={typing !== null}
        title={typing && open !== null ? text(say('rounds.cell', { name: typing.name, round: open })) : ''}
        value={(typing && state.current[typing.id]) ?? 0}
        min={-SCORE_LIMIT}
        max={SCORE_LIMIT}
        onEnter={(to) => typing && put(typing, to)}
        {...(next && {
          next: { title: appSay('ui.keypad.next', { name: next.name }), onNext: () => setTyping(next) },
        })}
        onClose={() => setTyping(null)}
      />
      <View style={{ padding: SPACE.s4 }}>
        <Txt role="label" tone="ink3">
          {open === null ? text(say('table.finished')) : text(say('rounds.help', { round: open }))}
        </Txt>
      </View>
    </Screen>
  );
}

/** Room for the number of a round, or the word for the sum. */
const HEAD = 84;
/** No page is wider. */
const WIDEST = 720;
