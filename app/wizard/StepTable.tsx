import { useState } from 'react';
import { View } from 'react-native';
import type { ToldRow } from '@/engine';
import { SPACE } from '@/ui';
import { AskedWhy } from './AskedWhy';
import type { StepProps } from './StepBody';
import { ToldLines } from './ToldLines';
import { ToldTableView } from './ToldTableView';

/** Figures side by side, and under them what can be asked about line by line. */
export function StepTable({ step, open, text, onWrite, ...rest }: StepProps<'table'>) {
  const [asked, setAsked] = useState<ToldRow | null>(null);
  return (
    <View style={{ paddingTop: SPACE.s2 }}>
      {step.tables.map((table, i) => (
        <ToldTableView key={i} table={table} seats={open.seats} text={text} onAsk={setAsked} />
      ))}
      {step.lines && <ToldLines lines={step.lines} open={open} text={text} onWrite={onWrite} {...rest} />}
      <AskedWhy
        asked={asked && { title: text(asked.label), why: asked.why ?? [] }}
        text={text}
        onWrite={onWrite}
        onClose={() => setAsked(null)}
      />
    </View>
  );
}
