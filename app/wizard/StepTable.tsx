import { useState } from 'react';
import { View } from 'react-native';
import type { ResultRow } from '@/engine';
import { SPACE } from '@/ui';
import { AskedWhy, askedOf } from './AskedWhy';
import type { StepProps } from './StepBody';
import { ResultLines } from './ResultLines';
import { ResultTableView } from './ResultTableView';

/** Figures side by side, and under them what can be asked about line by line. */
export function StepTable({ step, open, text, onAnswer, ...rest }: StepProps<'table'>) {
  // Looked up each time, so that an open sheet shows what was just set in it.
  const [at, setAt] = useState<{ readonly table: number; readonly row: string } | null>(null);
  const rows: readonly ResultRow[] = at ? (step.tables[at.table]?.rows ?? []) : [];
  const asked = rows.find(({ id }) => id === at?.row);
  return (
    <View style={{ paddingTop: SPACE.s2 }}>
      {step.tables.map((table, i) => (
        <ResultTableView
          key={i}
          table={table}
          seats={open.seats}
          text={text}
          onAsk={({ id }) => setAt({ table: i, row: id })}
        />
      ))}
      {step.lines && <ResultLines lines={step.lines} open={open} text={text} onAnswer={onAnswer} {...rest} />}
      <AskedWhy asked={askedOf(asked, text)} text={text} onAnswer={onAnswer} onClose={() => setAt(null)} />
    </View>
  );
}
