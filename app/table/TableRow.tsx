import { useContext } from 'react';
import { figureRow, type Figure, type PlayerRow as Row, type RowChip, type Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Counter, counterSize, PaneContext, PlayerRow, RowMark, Stat, Stepper, useLayout } from '@/ui';
import type { GameText } from '../text/useGameText';
import { hasSheet } from './PlayerSheet';
import { runAction, type ActionHost } from './runAction';

interface Props {
  readonly row: Row<unknown>;
  readonly seat: Seat;
  /** Of whom this phone is, at a table that is shared. */
  readonly own: boolean;
  readonly text: GameText;
  /** The most digits of any big numeral on the table. */
  readonly digits: number;
  readonly host: ActionHost;
  /** The figure under which − and + are open. */
  readonly stepping: string | null;
  readonly onStep: (figure: string) => void;
  /** A long press on a small figure. */
  readonly onType: (figure: string) => void;
  /** A tap on the name: that player's other figures, or why the figure is what it is. */
  readonly onAsk: () => void;
  /** A long press on the big numeral: goes to where it is put right. */
  readonly onHold: (row: string) => void;
}

/** One player: the big numeral, what is out of the ordinary, and the small figures with − and + a tap away. */
export function TableRow(props: Props) {
  const { row, seat, own, text, digits, host, stepping, onStep, onType, onAsk, onHold } = props;
  const say = useSay();
  const size = counterSize(useLayout(), useContext(PaneContext) !== null);
  const { main, stats, goods = [], chips = [] } = row;
  const nameIt = ({ label }: Figure<unknown>) => figureName(say, seat, text(label));
  const stat = (figure: Figure<unknown>, small: boolean) => {
    const { max } = figure.track;
    return (
      <Stat
        key={figure.id}
        label={text(figure.label)}
        name={nameIt(figure)}
        value={figure.value}
        small={small}
        {...(max !== undefined && max <= 12 && { max })}
        {...(figure.icon !== undefined && { icon: figure.icon })}
        lit={row.now}
        onPress={() => onStep(figure.id)}
        onHold={() => onType(figure.id)}
        steps={{
          ...figure.track,
          open: stepping === figure.id,
          onAdjust: (by) => void host.dispatch(figure.adjust(by)),
        }}
      />
    );
  };
  const stepped = [...stats, ...goods].find(({ id }) => id === stepping);
  return (
    <PlayerRow
      colour={row.named ? null : seat.colour}
      icon={row.named?.icon}
      name={seat.name}
      own={own ? say('live.you') : undefined}
      note={row.note && text(row.note)}
      now={row.now}
      {...((main?.why ?? hasSheet(row)) && {
        ask: {
          label: hasSheet(row)
            ? say('table.restOf', { player: seat.name })
            : say('table.why', { value: main?.value ?? 0, player: seat.name }),
          onPress: onAsk,
        },
      })}
      counter={
        main && (
          <Counter
            label={nameIt(main)}
            value={main.value}
            {...main.track}
            size={size}
            digits={digits}
            lit={row.now}
            onAdjust={(by) => void host.dispatch(main.adjust(by))}
            onSet={(to) => void host.dispatch(main.set(to))}
            onHold={() => onHold(figureRow(row.player, main.id))}
          />
        )
      }
      stats={stats.map((figure) => stat(figure, false))}
      goods={goods.map((figure) => stat(figure, true))}
      marks={chips.map((chip) => (
        <Mark key={chip.id} chip={chip} seat={seat} text={text} host={host} />
      ))}
      stepper={
        stepped && {
          figure: stepped.id,
          under: stats.includes(stepped) ? 'stats' : 'goods',
          element: (
            <Stepper
              name={nameIt(stepped)}
              label={text(stepped.label)}
              value={stepped.value}
              {...stepped.track}
              {...(stepped.icon !== undefined && { icon: stepped.icon })}
              lit={row.now}
              onAdjust={(by) => void host.dispatch(stepped.adjust(by))}
              onType={() => onType(stepped.id)}
            />
          ),
        }
      }
    />
  );
}

/** Who and what, for a screen reader and the title of the keypad. */
export function figureName(say: ReturnType<typeof useSay>, seat: Seat, figure: string): string {
  return say('table.figureOf', { player: seat.name, figure });
}

interface MarkProps extends Pick<Props, 'seat' | 'text' | 'host'> {
  readonly chip: RowChip<unknown>;
}

function Mark({ chip, seat, text, host }: MarkProps) {
  const say = useSay();
  const { icon, label, due = false, does } = chip;
  const title = text(label);
  return (
    <RowMark
      icon={icon}
      title={title}
      label={figureName(say, seat, title)}
      due={due}
      onPress={does && (() => runAction(does, host))}
    />
  );
}
