import type { FigureChange } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Emblem, ListRow, Txt, writeChange, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly open: OpenSession;
  readonly numbers: readonly FigureChange[];
  readonly text: GameText;
  readonly onAsk: (number: FigureChange) => void;
}

/** Every number that the change moves, whose it is, and why where the rules say. */
export function ChangedNumbers({ open, numbers, text, onAsk }: Props) {
  const say = useSay();
  return numbers.map((number) => {
    const { player, id, label, was, now, why } = number;
    const seat = open.seats.find((one) => one.id === player);
    const from = say('change.from', { was: writeNumber(was), now: writeNumber(now) });
    const by = writeChange(now - was);
    const name = seat?.name ?? say('putRight.shared');
    return (
      <ListRow
        key={`${player ?? ''} ${id}`}
        title={text(label)}
        subtitle={name}
        {...(seat ? { leading: <Emblem colour={seat.colour} size={24} /> } : { icon: 'timeline' as const })}
        trailing={
          <Txt role="labelStrong" tone={now < was ? 'loss' : 'ink'}>
            {`${from} (${by})`}
          </Txt>
        }
        {...(why && { onPress: () => onAsk(number) })}
      />
    );
  });
}
