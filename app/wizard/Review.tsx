import { useState } from 'react';
import { View } from 'react-native';
import { answerTo, type TapAnswers, type ReviewLine, type WrapUp } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Banner, Txt, SPACE, writeChange, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { AskedWhy } from './AskedWhy';
import { GroupHead } from './GroupHead';
import { ReviewRow } from './ReviewRow';
import { TickList } from './TickList';

interface Props {
  readonly lines: readonly ReviewLine[];
  readonly wrapUp?: WrapUp | undefined;
  /** Under the last step instead of on a page of its own. */
  readonly under?: boolean;
  readonly open: OpenSession;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
}

/** Every change before it counts: who, what, how much; a tap asks why, and can override it. */
export function Review({ lines, wrapUp, under = false, open, text, onAnswer }: Props) {
  const say = useSay();
  const [asked, setAsked] = useState<number | null>(null);
  const line = asked === null ? undefined : lines[asked];
  const seatOf = (of: ReviewLine) => open.seats.find(({ id }) => id === of.player);
  return (
    <>
      {under && lines.length > 0 && (
        <Txt
          role="title"
          heading={3}
          style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s5, paddingBottom: SPACE.s1 }}
        >
          {say('wizard.changes')}
        </Txt>
      )}
      {!under && lines.length === 0 && (
        <Txt tone="ink2" style={{ padding: SPACE.s4 }}>
          {say('wizard.nothingChanges')}
        </Txt>
      )}
      {lines.map((of, i) =>
        of.news ? (
          <Banner key={i} kind={of.news === 'grave' ? 'loss' : 'plain'} text={text(of.label)} />
        ) : (
          <ReviewRow
            key={i}
            line={of}
            seat={seatOf(of)}
            // What belongs to nobody is called by its own name.
            first={of.player === undefined || lines[i - 1]?.player !== of.player}
            text={text}
            onAsk={() => setAsked(i)}
          />
        ),
      )}
      {wrapUp && wrapUp.lines.length > 0 && (
        <View style={{ paddingTop: SPACE.s4 }}>
          <GroupHead group={wrapUp.title} before={undefined} text={text} />
          {wrapUp.note && (
            <Txt role="label" tone="ink3" style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s1 }}>
              {text(wrapUp.note)}
            </Txt>
          )}
          <TickList
            list={wrapUp}
            text={text}
            onTick={(ticked) => onAnswer(answerTo.checklist(wrapUp, ticked))}
          />
        </View>
      )}
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
                ...(line.override && {
                  override: { label: line.label, ...line.override },
                }),
              }
            : null
        }
        text={text}
        onAnswer={onAnswer}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
