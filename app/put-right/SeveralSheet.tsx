import { useState } from 'react';
import type { PutRightRow } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Sheet } from '@/ui';
import type { GameText } from '../text/useGameText';
import { TickList } from '../wizard/TickList';

interface Props {
  readonly row: Extract<PutRightRow<unknown>, { readonly kind: 'several' }>;
  readonly label: string;
  readonly text: GameText;
  readonly onClose: () => void;
  readonly onSave: (to: readonly string[]) => void;
}

/** Several of them, saved at once: one entry, whatever was ticked on the way. */
export function SeveralSheet({ row, label, text, onClose, onSave }: Props) {
  const say = useSay();
  const [ticked, setTicked] = useState<readonly string[]>(row.ticked);
  const wrong = row.exactly !== undefined && ticked.length !== row.exactly;
  return (
    <Sheet
      visible
      title={label}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          title={say('putRight.save')}
          reason={
            wrong ? say('putRight.exactly', { count: row.exactly ?? 0, now: ticked.length }) : undefined
          }
          onPress={() => onSave(row.options.map(({ id }) => id).filter((id) => ticked.includes(id)))}
          style={{ flex: 1 }}
        />
      }
    >
      <TickList
        list={{
          lines: row.options.map(({ id, label: line, note }) => ({ id, text: line, ...(note && { note }) })),
          ticked,
        }}
        text={text}
        onTick={setTicked}
      />
    </Sheet>
  );
}
