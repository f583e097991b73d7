import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { figureRow, type PlayerRow, type Seat, type TableView } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useLive, useSettings } from '@/state/useStores';
import { Keypad, Later, Ledger, useLayout, useNameFit, type LedgerProps } from '@/ui';
import type { GameText } from '../text/useGameText';
import { useSteadyTaps } from '../text/useSteady';
import { runAction, type ActionHost } from './runAction';
import { SharedFigures } from './SharedFigures';
import { figureName, TableRow, type RowTaps } from './TableRow';

interface Props {
  readonly view: TableView<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly host: ActionHost;
  /** What else the page shows. */
  readonly share: LedgerProps['share'];
  /** Over everything, and scrolled with it. */
  readonly above?: ReactNode;
  /** A tap on a name: that player's other figures, or why the figure is what it is. */
  readonly onAsk: (player: string) => void;
  /** Goes to where a figure is put right. */
  readonly onHold: (row: string) => void;
}

/** One small figure of one player. */
interface Place {
  readonly player: string;
  readonly id: string;
}

export function TableLedger({ view, open, text, host, share, above, onAsk, onHold }: Props) {
  const say = useSay();
  const [typing, setTyping] = useState<(Place & { readonly visible: boolean }) | null>(null);
  // − and + belong to one turn: the next player finds the table tidy.
  const turn = view.rows.find(({ now }) => now)?.player;
  const [stepping, setStepping] = useState<(Place & { readonly turn: string | undefined }) | null>(null);
  const steppingAt = (player: string) =>
    stepping?.player === player && stepping.turn === turn ? stepping.id : null;
  const toggle = (player: string, id: string) =>
    setStepping(steppingAt(player) === id ? null : { player, id, turn });
  const typed = typing && view.rows.find(({ player }) => player === typing.player);
  const figure = typed && smallFigures(typed).find(({ id }) => id === typing.id);
  const layout = useLayout();
  const facing = useSettings((settings) => settings.facing) && layout === 'tablet';
  const own = useLive((live) => live.view?.me.seat ?? null);
  const mains = view.rows.flatMap(({ main }) => main ?? []);
  const rowOf = (player: string) => view.rows.find((row) => row.player === player);
  const figureOf = (player: string, id: string) => {
    const row = rowOf(player);
    return row && [...(row.main ? [row.main] : []), ...smallFigures(row)].find((one) => one.id === id);
  };
  const taps = useSteadyTaps<RowTaps>({
    adjust: (player, id, by) => {
      const figure = figureOf(player, id);
      if (figure) host.dispatch(figure.adjust(by));
    },
    set: (player, id, to) => {
      const figure = figureOf(player, id);
      if (figure) host.dispatch(figure.set(to));
    },
    step: toggle,
    type: (player, id) => setTyping({ player, id, visible: true }),
    ask: onAsk,
    hold: (player, id) => onHold(figureRow(player, id)),
    chip: (player, id) => {
      const does = rowOf(player)?.chips?.find((chip) => chip.id === id)?.does;
      if (does) runAction(does, host);
    },
  });
  const digits = Math.max(0, ...mains.map(({ value }) => `${value}`.length));
  const fit = useNameFit(
    view.rows.map((row) => seatOf(open, row, text).name),
    digits,
  );
  return (
    <>
      <View
        style={share === 'below' ? { flexShrink: 1 } : { flex: 1 }}
        // Asked only where nothing else answers: a tap beside the figures closes − and +.
        onStartShouldSetResponder={() => {
          setStepping(null);
          return false;
        }}
      >
        <Ledger
          playerHead={say('table.player')}
          share={share}
          figureHead={mains.length > 0 ? text(view.column) : undefined}
          head={
            <>
              {above}
              {view.shared && (
                <SharedFigures groups={view.shared} text={text} dispatch={host.dispatch} onHold={onHold} />
              )}
            </>
          }
        >
          {ownFirst(view.rows, own).map((row, place) => (
            <Row key={row.player} later={place >= FIRST_ROWS}>
              <TableRow
                row={row}
                own={row.player === own}
                seat={seatOf(open, row, text)}
                text={text}
                digits={digits}
                fit={fit}
                turned={facing && place < farRows(view.rows.length)}
                stepping={steppingAt(row.player)}
                taps={taps}
              />
            </Row>
          ))}
        </Ledger>
      </View>
      {typing && typed && figure && (
        <Keypad
          key={`${typing.player} ${typing.id}`}
          visible={typing.visible}
          title={figureName(say, seatOf(open, typed, text).name, text(figure.label))}
          value={figure.value}
          {...figure.track}
          onClose={() => setTyping({ ...typing, visible: false })}
          onEnter={(to) => void host.dispatch(figure.set(to))}
          onAdd={(by) => void host.dispatch(figure.adjust(by))}
          onPutRight={() => onHold(figureRow(typing.player, figure.id))}
        />
      )}
    </>
  );
}

/** The rest of the rows comes a frame later, where the whole table is drawn again. */
const FIRST_ROWS = 2;

function Row({ later, children }: { readonly later: boolean; readonly children: ReactNode }) {
  return later ? <Later>{children}</Later> : children;
}

/** Two by two: the far half of them, of an odd number the smaller one. */
function farRows(rows: number): number {
  return 2 * Math.floor(Math.ceil(rows / 2) / 2);
}

/** On everybody's own phone their own row is on top; the others keep their order. */
function ownFirst<Row extends { readonly player: string }>(
  rows: readonly Row[],
  own: string | null,
): readonly Row[] {
  const mine = rows.find(({ player }) => player === own);
  return mine ? [mine, ...rows.filter((row) => row !== mine)] : rows;
}

function smallFigures({ stats, goods = [] }: Pick<PlayerRow<unknown>, 'stats' | 'goods'>) {
  return [...stats, ...goods];
}

/** A helper of the group has a row and no seat: only the name of one. */
function seatOf(
  { seats }: OpenSession,
  { player, named }: PlayerRow<unknown>,
  text: GameText,
): Pick<Seat, 'id' | 'name' | 'colour'> {
  const seat = seats.find(({ id }) => id === player);
  if (seat) return seat;
  if (!named) throw new Error(`nobody sits at ${player}`);
  return { id: player, name: text(named.name), colour: 'sun' };
}
