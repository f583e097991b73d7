import { useState } from 'react';
import { figureRow, type Figure, type Seat, type TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Counter, counterSize, Keypad, Ledger, PlayerRow, Stat, useLayout } from '@/ui';
import type { GameText } from '../text/useGameText';
import { hasSheet } from './PlayerSheet';
import { SharedFigures } from './SharedFigures';

interface Props {
  readonly view: TableView<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly dispatch: (command: unknown) => boolean;
  /** A tap on a name: that player's other figures, or why the figure is what it is. */
  readonly onAsk: (player: string) => void;
  /** A long press on a figure: goes to where it is put right. */
  readonly onHold: (row: string) => void;
}

export function TableLedger({ view, open, text, dispatch, onAsk, onHold }: Props) {
  const say = useSay();
  const size = counterSize(useLayout());
  const [typing, setTyping] = useState<{ readonly seat: Seat; readonly id: string } | null>(null);
  const mains = view.rows.flatMap(({ main }) => main ?? []);
  const digits = Math.max(...mains.map(({ value }) => `${value}`.length));
  const nameIt = (seat: Seat, figure: Figure<unknown>) =>
    say('table.figureOf', { player: seat.name, figure: text(figure.label) });

  return (
    <>
      <Ledger
        playerHead={say('table.player')}
        figureHead={mains.length > 0 ? text(view.column) : undefined}
        head={
          view.shared && (
            <SharedFigures groups={view.shared} text={text} dispatch={dispatch} onHold={onHold} />
          )
        }
      >
        {view.rows.map((row) => {
          const seat = seatOf(open, row.player);
          const { main } = row;
          return (
            <PlayerRow
              key={row.player}
              colour={seat.colour}
              name={seat.name}
              note={row.note && text(row.note)}
              now={row.now}
              {...((main?.why ?? hasSheet(row)) && {
                ask: {
                  label: hasSheet(row)
                    ? say('table.restOf', { player: seat.name })
                    : say('table.why', { value: main?.value ?? 0, player: seat.name }),
                  onPress: () => onAsk(row.player),
                },
              })}
              counter={
                main && (
                  <Counter
                    label={nameIt(seat, main)}
                    value={main.value}
                    min={main.track.min}
                    {...(main.track.max !== undefined && { max: main.track.max })}
                    size={size}
                    digits={digits}
                    lit={row.now}
                    onAdjust={(by) => void dispatch(main.adjust(by))}
                    onSet={(to) => void dispatch(main.set(to))}
                    onHold={() => onHold(figureRow(row.player, main.id))}
                  />
                )
              }
              stats={row.stats.map((stat) => (
                <Stat
                  key={stat.id}
                  label={text(stat.label)}
                  name={nameIt(seat, stat)}
                  value={stat.value}
                  {...(stat.track.max !== undefined && stat.track.max <= 12 && { max: stat.track.max })}
                  {...(stat.icon !== undefined && { icon: stat.icon })}
                  lit={row.now}
                  onPress={() => setTyping({ seat, id: stat.id })}
                  onHold={() => onHold(figureRow(row.player, stat.id))}
                />
              ))}
            />
          );
        })}
      </Ledger>
      {view.rows.flatMap(({ player, stats }) =>
        stats.map((stat) => (
          <Keypad
            key={`${player} ${stat.id}`}
            visible={typing?.seat.id === player && typing.id === stat.id}
            title={nameIt(seatOf(open, player), stat)}
            value={stat.value}
            min={stat.track.min}
            {...(stat.track.max !== undefined && { max: stat.track.max })}
            onClose={() => setTyping(null)}
            onEnter={(to) => void dispatch(stat.set(to))}
            onAdd={(by) => void dispatch(stat.adjust(by))}
          />
        )),
      )}
    </>
  );
}

function seatOf({ seats }: OpenSession, player: string): Seat {
  const seat = seats.find(({ id }) => id === player);
  if (!seat) throw new Error(`nobody sits at ${player}`);
  return seat;
}
