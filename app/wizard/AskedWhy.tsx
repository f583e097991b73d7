import { useState } from 'react';
import {
  answerTo,
  type TapAnswers,
  type Override,
  type Explanation,
  type ResultLine,
  type ResultRow,
} from '@/engine';
import { useSay } from '@/i18n';
import { Keypad, WhySheet, writeNumber } from '@/ui';
import type { GameText } from '../text/useGameText';
import { whyLines } from '../text/whyLines';

/** A figure that somebody asked about. */
export interface Asked {
  readonly title: string;
  readonly why: Explanation;
  readonly result?: { readonly what: string; readonly figure: string };
  readonly override?: Override;
}

/** What can be asked about a line that the rules computed. */
export function askedOf(line: ResultLine | ResultRow | undefined, text: GameText): Asked | null {
  if (!line) return null;
  const { label, why, override } = line;
  return { title: text(label), why: why ?? [], ...(override && { override }) };
}

interface Props {
  readonly asked: Asked | null;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
  readonly onClose: () => void;
}

/** Why a figure is what it is, and a way to override it. */
export function AskedWhy({ asked, text, onAnswer, onClose }: Props) {
  const say = useSay();
  const [typing, setTyping] = useState<{ readonly title: string; readonly of: Override } | null>(null);
  const set = asked?.override;
  const changed = set && set.value !== set.computed;
  const typed = (to: number) =>
    typing && onAnswer(answerTo.override(typing.of, to === typing.of.computed ? null : to));
  return (
    <>
      <WhySheet
        visible={asked !== null}
        title={asked?.title ?? ''}
        lines={whyLines(asked?.why ?? [], text)}
        {...(asked?.result && { result: asked.result })}
        {...(changed && { note: say('wizard.byHandWas', { worked: writeNumber(set.computed) }) })}
        {...(set && {
          change: changed
            ? {
                title: say('wizard.byHandBack', { worked: writeNumber(set.computed) }),
                onPress: () => {
                  onAnswer(answerTo.override(set, null));
                  onClose();
                },
              }
            : {
                title: say('wizard.byHand'),
                onPress: () => {
                  setTyping({ title: set.label ? text(set.label) : asked.title, of: set });
                  onClose();
                },
              },
        })}
        onClose={onClose}
      />
      {typing && (
        <Keypad
          visible
          title={typing.title}
          value={typing.of.value}
          min={typing.of.track.min}
          {...(typing.of.track.max !== undefined && { max: typing.of.track.max })}
          onEnter={typed}
          onClose={() => setTyping(null)}
        />
      )}
    </>
  );
}
