import { useState } from 'react';
import { View } from 'react-native';
import type { TapAnswers, ResultLine } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import type { GameText } from '../text/useGameText';
import { AskedWhy, askedOf } from './AskedWhy';
import { GroupHead } from './GroupHead';
import { ResultLineView } from './ResultLineView';

interface Props {
  readonly lines: readonly ResultLine[];
  readonly open: Pick<OpenSession, 'seats'>;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
}

/** What the rules computed, line by line. */
export function ResultLines({ lines, open, text, onAnswer }: Props) {
  const [askedId, setAsked] = useState<string | null>(null);
  const asked = lines.find(({ id }) => id === askedId);
  return (
    <>
      {lines.map((line, i) => (
        <View key={line.id}>
          <GroupHead group={line.group} before={lines[i - 1]?.group} text={text} />
          <ResultLineView
            line={line}
            colour={open.seats.find(({ id }) => id === line.player)?.colour}
            text={text}
            onAsk={line.why || line.override ? () => setAsked(line.id) : undefined}
          />
        </View>
      ))}
      <AskedWhy asked={askedOf(asked, text)} text={text} onAnswer={onAnswer} onClose={() => setAsked(null)} />
    </>
  );
}
