import { createElement, useState, type ComponentType } from 'react';
import type { Explanation, GameScreenProps, Phrase } from '@/engine';
import { findGame } from '@/games';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { BlankPage, Button, WhySheet, writeNumber } from '@/ui';
import { Notice } from '../boot/Notice';
import { rulesOf, useAskEntry } from '../learn/useAskEntry';
import { useGameText } from '../text/useGameText';
import { whyLines } from '../text/whyLines';
import { useActions } from './useActions';
import { useGamePart } from './useGamePart';

interface Props {
  readonly open: OpenSession;
  readonly screen: string;
  readonly onClose: () => void;
}

type Hosting = ComponentType<GameScreenProps>;

/** A screen that only this game has, loaded when it is first shown: a page of its own, or beside the players. */
export function HostedScreen({ open, screen, onClose }: Props) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const askEntry = useAskEntry();
  const { dispatch } = useActions(open, text);
  const [asked, setAsked] = useState<{ title: Phrase; why: Explanation; result?: number } | null>(null);
  const screenOf = useGamePart<Hosting>(findGame(open.game.id)?.screens, screen);
  if (screenOf === 'missing')
    return (
      <Notice icon="learn" title={say('trouble.notFoundTitle')} text={say('trouble.notFoundText')}>
        <Button kind="primary" title={say('timeline.backToTable')} onPress={onClose} />
      </Notice>
    );
  if (screenOf === 'loading') return <BlankPage />;
  return (
    <>
      {createElement(screenOf, {
        state: open.session.state,
        seats: open.seats,
        text,
        dispatch,
        explain: (title, why, result) => setAsked({ title, why, ...(result !== undefined && { result }) }),
        ask: (entry) => askEntry(rulesOf(open), entry),
        onClose,
      })}
      <WhySheet
        visible={asked !== null}
        title={asked ? text(asked.title) : ''}
        lines={whyLines(asked?.why ?? [], text)}
        {...(asked?.result !== undefined && {
          result: { what: say('table.whySum'), figure: writeNumber(asked.result) },
        })}
        onClose={() => setAsked(null)}
      />
    </>
  );
}
