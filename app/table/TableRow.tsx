import { memo, useContext } from 'react';
import type { Figure, PlayerRow as Row, RowChip, Seat } from '@/engine';
import { useSay } from '@/i18n';
import {
  Counter,
  counterSize,
  PaneContext,
  PlayerRow,
  RowMark,
  Stat,
  Stepper,
  useLayout,
  type Fit,
  type Shrink,
} from '@/ui';
import { saysTheSame } from '../text/saysTheSame';
import type { GameText } from '../text/useGameText';
import { hasSheet } from './PlayerSheet';

/** What a tap on a row does, by the ids of its parts: the figures and chips of this moment are looked up then. */
export interface RowTaps {
  readonly adjust: (player: string, figure: string, by: number) => void;
  readonly set: (player: string, figure: string, to: number) => void;
  readonly step: (player: string, figure: string) => void;
  /** A long press on a small figure. */
  readonly type: (player: string, figure: string) => void;
  /** A tap on the name: that player's other figures, or why the figure is what it is. */
  readonly ask: (player: string) => void;
  /** A long press on the big numeral: goes to where it is put right. */
  readonly hold: (player: string, figure: string) => void;
  readonly chip: (player: string, chip: string) => void;
}

interface Props {
  readonly row: Row<unknown>;
  readonly seat: Pick<Seat, 'id' | 'name' | 'colour'>;
  /** Of whom this phone is, at a table that is shared. */
  readonly own: boolean;
  readonly text: GameText;
  /** The most digits of any big numeral on the table. */
  readonly digits: number;
  /** What the names leave to the big numerals, and the numerals to the names. */
  readonly fit: Fit;
  /** To be read from the far edge. */
  readonly turned: boolean;
  /** The figure under which − and + are open. */
  readonly stepping: string | null;
  readonly taps: RowTaps;
}

/**
 * One player: the big numeral, what is out of the ordinary, and the small figures with − and + a tap away. A tap changes
 * few of them: only those are drawn again.
 */
export const TableRow = memo(
  function TableRow({ row, seat, own, text, digits, fit, turned, stepping, taps }: Props) {
    const say = useSay();
    const { player, main, stats, goods = [], chips = [] } = row;
    const figureProps = { player, seatName: seat.name, lit: row.now, text, taps };
    const stat = (figure: Figure<unknown>, small: boolean) => (
      <RowStat key={figure.id} figure={figure} small={small} open={stepping === figure.id} {...figureProps} />
    );
    const stepped = [...stats, ...goods].find(({ id }) => id === stepping);
    return (
      <PlayerRow
        colour={row.named ? null : seat.colour}
        icon={row.named?.icon}
        name={seat.name}
        nameRoom={fit.room}
        turned={turned}
        own={own ? say('live.you') : undefined}
        note={row.note && text(row.note)}
        now={row.now}
        {...((main?.why ?? hasSheet(row)) && {
          ask: {
            label: hasSheet(row)
              ? say('table.restOf', { player: seat.name })
              : say('table.why', { value: main?.value ?? 0, player: seat.name }),
            onPress: () => taps.ask(player),
          },
        })}
        counter={main && <RowCounter figure={main} digits={digits} shrink={fit.shrink} {...figureProps} />}
        stats={stats.map((figure) => stat(figure, false))}
        goods={goods.map((figure) => stat(figure, true))}
        marks={chips.map((chip) => (
          <Mark key={chip.id} chip={chip} {...figureProps} />
        ))}
        stepper={
          stepped && {
            figure: stepped.id,
            under: stats.includes(stepped) ? 'stats' : 'goods',
            element: (
              <Stepper
                name={figureName(say, seat.name, text(stepped.label))}
                label={text(stepped.label)}
                value={stepped.value}
                {...stepped.track}
                {...(stepped.icon !== undefined && { icon: stepped.icon })}
                lit={row.now}
                onAdjust={(by) => taps.adjust(player, stepped.id, by)}
                onType={() => taps.type(player, stepped.id)}
              />
            ),
          }
        }
      />
    );
  },
  saysTheSame('row', 'seat', 'fit'),
);

/** Who and what, for a screen reader and the title of the keypad. */
export function figureName(say: ReturnType<typeof useSay>, player: string, figure: string): string {
  return say('table.figureOf', { player, figure });
}

interface PartProps {
  readonly player: string;
  readonly seatName: string;
  /** It is on a lit row. */
  readonly lit: boolean;
  readonly text: GameText;
  readonly taps: RowTaps;
}

interface FigureProps extends PartProps {
  readonly figure: Figure<unknown>;
}

const RowCounter = memo(function RowCounter(
  props: FigureProps & { readonly digits: number; readonly shrink: Shrink },
) {
  const { player, seatName, figure, digits, shrink, lit, text, taps } = props;
  const say = useSay();
  const size = counterSize(useLayout(), useContext(PaneContext) !== null);
  return (
    <Counter
      label={figureName(say, seatName, text(figure.label))}
      value={figure.value}
      {...figure.track}
      size={size}
      digits={digits}
      shrink={shrink}
      lit={lit}
      onAdjust={(by) => taps.adjust(player, figure.id, by)}
      onSet={(to) => taps.set(player, figure.id, to)}
      onHold={() => taps.hold(player, figure.id)}
    />
  );
}, saysTheSame('figure'));

interface StatProps extends FigureProps {
  readonly small: boolean;
  /** − and + are open under it. */
  readonly open: boolean;
}

const RowStat = memo(function RowStat({ player, seatName, figure, small, open, lit, text, taps }: StatProps) {
  const say = useSay();
  const { max } = figure.track;
  const label = text(figure.label);
  return (
    <Stat
      label={label}
      name={figureName(say, seatName, label)}
      value={figure.value}
      small={small}
      {...(max !== undefined && max <= 12 && { max })}
      {...(figure.icon !== undefined && { icon: figure.icon })}
      lit={lit}
      onPress={() => taps.step(player, figure.id)}
      onHold={() => taps.type(player, figure.id)}
      steps={{ ...figure.track, open, onAdjust: (by) => taps.adjust(player, figure.id, by) }}
    />
  );
}, saysTheSame('figure'));

const Mark = memo(function Mark({
  player,
  seatName,
  chip,
  text,
  taps,
}: PartProps & { readonly chip: RowChip<unknown> }) {
  const say = useSay();
  const { id, icon, label, due = false, does } = chip;
  const title = text(label);
  return (
    <RowMark
      icon={icon}
      title={title}
      label={figureName(say, seatName, title)}
      due={due}
      onPress={does && (() => taps.chip(player, id))}
    />
  );
}, saysTheSame('chip'));
