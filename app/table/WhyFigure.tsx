import type { PlayerRow } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { WhySheet, writeNumber } from '@/ui';
import { whyLines } from '../text/whyLines';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly open: OpenSession;
  readonly text: GameText;
  /** The row that is asked about, or null. */
  readonly row: PlayerRow<unknown> | null;
  readonly onClose: () => void;
}

/** "Why 47 for Emmy?", answered line by line. */
export function WhyFigure({ open, text, row, onClose }: Props) {
  const say = useSay();
  const seat = open.seats.find(({ id }) => id === row?.player);
  const player = seat?.name ?? (row?.named ? text(row.named.name) : '');
  const value = writeNumber(row?.main?.value ?? 0);
  return (
    <WhySheet
      visible={row !== null}
      title={say('table.why', { value, player })}
      lines={whyLines(row?.main?.why ?? [], text)}
      result={{ what: say('table.whyResult', { player }), figure: value }}
      onClose={onClose}
    />
  );
}
