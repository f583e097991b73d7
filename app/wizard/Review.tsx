import { useState } from 'react';
import type { ReviewLine } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Txt, SPACE, writeChange, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { AskedWhy } from './AskedWhy';
import { ReviewRow } from './ReviewRow';

interface Props {
  readonly lines: readonly ReviewLine<unknown>[];
  readonly open: OpenSession;
  readonly text: GameText;
  readonly onWrite: (draft: unknown) => void;
}

/** Every change before it counts: who, what, how much; a tap asks why, and can set it otherwise. */
export function Review({ lines, open, text, onWrite }: Props) {
  const say = useSay();
  const [asked, setAsked] = useState<number | null>(null);
  const line = asked === null ? undefined : lines[asked];
  const seatOf = (of: ReviewLine<unknown>) => open.seats.find(({ id }) => id === of.player);
  if (lines.length === 0)
    return (
      <Txt tone="ink2" style={{ padding: SPACE.s4 }}>
        {say('wizard.nothingChanges')}
      </Txt>
    );
  return (
    <>
      {lines.map((of, i) => (
        <ReviewRow
          key={`${of.player ?? ''}:${of.label.key}`}
          line={of}
          seat={seatOf(of)}
          first={i === 0 || lines[i - 1]?.player !== of.player}
          text={text}
          onAsk={() => setAsked(i)}
        />
      ))}
      <AskedWhy
        asked={
          line
            ? {
                title: say('table.why', {
                  value: writeChange(line.change),
                  player: seatOf(line)?.name ?? text(line.label),
                }),
                why: line.why,
                result: { what: text(line.label), figure: writeNumber(line.total) },
                ...(line.byHand && {
                  byHand: { label: line.label, ...line.byHand },
                }),
              }
            : null
        }
        text={text}
        onWrite={onWrite}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
