import { View } from 'react-native';
import type { AskedFigure, Phrase } from '@/engine';
import { GroupHead } from './GroupHead';
import { FigureRow } from './FigureRow';
import type { StepProps } from './StepBody';
import { ToldLines } from './ToldLines';

/** Numbers to be filled in, one a row, and under each group what follows from them at once. */
export function StepFigures({ step, open, text, onWrite }: StepProps<'figures'>) {
  const digits = Math.max(...step.figures.map(({ value }) => `${value}`.length));
  const told = step.lines ?? [];
  const groupOf = ({ group }: { readonly group?: Phrase }) => (group ? text(group) : '');
  const groups = [...new Set([...told, ...step.figures].map(groupOf))];
  return groups.map((name) => {
    const figures: readonly AskedFigure<unknown>[] = step.figures.filter((one) => groupOf(one) === name);
    const lines = told.filter((line) => groupOf(line) === name);
    return (
      <View key={name}>
        <GroupHead group={(figures[0] ?? lines[0])?.group} before={undefined} text={text} />
        {figures.map((figure) => (
          <FigureRow
            key={figure.id}
            figure={figure}
            seat={open.seats.find(({ id }) => id === figure.player)}
            digits={digits}
            text={text}
            onWrite={onWrite}
          />
        ))}
        <ToldLines
          lines={lines.map(({ group: _headed, ...line }) => line)}
          open={open}
          text={text}
          onWrite={onWrite}
        />
      </View>
    );
  });
}
