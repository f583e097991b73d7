import { useState, type ReactNode } from 'react';
import { answerTo, type Draft } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { isFinished, openSessionOf } from '@/state/sessionStore';
import { useStores, useWizardParts } from '@/state/useStores';
import type { AnyWizard } from '@/state/wizardStore';
import { BottomBar, Button, Foot, Screen, Txt, useLayout } from '@/ui';
import { useShortcuts } from '../platform/useShortcuts';
import { useActions } from '../table/useActions';
import { useGameText } from '../text/useGameText';
import { DraftBanner, DraftMark } from '../wizard/DraftMark';
import { DraftNews } from '../wizard/DraftNews';
import { LeaveSheet } from '../wizard/LeaveSheet';
import { openReason } from './openReason';
import { PageHead } from './PageHead';
import { TurnSteps } from './TurnSteps';
import { WhatChanges } from './WhatChanges';
import { underPage } from './underPage';

interface Props {
  readonly open: OpenSession;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  /** What to know the first time, over the foot. */
  readonly guide?: ReactNode;
  /** `next`: the wizard that follows at once. */
  readonly onLeave: (ended: boolean, next?: string) => void;
}

/** A whole wizard on one page: its questions under each other, what changes below them, one commit. */
export function OnePage({ open, wizard, draft, guide, onLeave }: Props) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const actions = useActions(open, text);
  const { answer, actFor, cancel, commit, leave, answered, news } = useWizardParts(
    'answer',
    'actFor',
    'cancel',
    'commit',
    'leave',
    'answered',
    'news',
  );
  const { session } = useStores();
  // A phone on its side is low: what is under the page goes to its right edge.
  const low = useLayout() === 'landscape';
  const [words, setWords] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** How often it began once more: each time at the top of the page. */
  const [times, setTimes] = useState(0);
  const { state } = open.session;
  const steps = wizard.steps(state, draft);
  const command = wizard.commit(state, draft);
  const missing = openReason(wizard, state, draft);
  const reason = missing && text(missing);
  const title = text(wizard.title(state));

  const save = () => {
    const tell = (events: readonly unknown[]) => {
      actions.report(events);
      const ended = isFinished(session.getState());
      const now = openSessionOf(session.getState())?.session.state;
      if (ended || !wizard.again?.(now)) return onLeave(ended, wizard.leadsTo);
      setTimes(times + 1);
    };
    const done = commit(tell, wizard.again !== undefined);
    if (!done.ok) return actions.refuse(done.error);
    tell(done.value);
  };
  const end = (how: () => Promise<void>) => {
    setLeaving(false);
    void how();
    onLeave(false);
  };
  useShortcuts({ ...(reason === undefined && { next: save }) });
  const saveTitle = wizard.done ? text(wizard.done) : say('wizard.save');
  const foot = low ? (
    <BottomBar
      label={say('table.actions')}
      items={[]}
      primary={{ title: saveTitle, reason, onPress: save }}
    />
  ) : (
    <Foot
      {...(reason !== undefined && {
        note: (
          <Txt role="label" tone="loss" align="center">
            {reason}
          </Txt>
        ),
      })}
    >
      <Button
        kind="primary"
        icon="check"
        single
        title={saveTitle}
        reason={reason}
        onPress={save}
        style={{ flexGrow: 1 }}
      />
    </Foot>
  );
  return (
    <>
      <Screen
        key={times}
        gutter={0}
        reveals
        header={
          <>
            <PageHead
              title={title}
              mark={<DraftMark />}
              open={open}
              wizard={wizard}
              draft={draft}
              text={text}
              onActor={actFor}
              left={{
                icon: 'close',
                label: say('ui.cancel'),
                onPress: () => (answered ? setLeaving(true) : end(cancel)),
              }}
              right={[
                {
                  icon: 'learn',
                  label: say('ui.howThisWorks'),
                  onPress: () => setWords(!words),
                  selected: words,
                },
              ]}
            />
            <DraftBanner />
            {news && <DraftNews news={news} open={open} text={text} />}
          </>
        }
        {...underPage(low, guide, foot)}
      >
        <TurnSteps
          steps={steps}
          open={open}
          text={text}
          words={words}
          onAnswer={answer}
          onTile={(_step, option) => answer(answerTo.option(option))}
        />
        {command.ok && (
          <WhatChanges wizard={wizard} draft={draft} open={open} text={text} onAnswer={answer} />
        )}
      </Screen>
      <LeaveSheet
        visible={leaving}
        what={title}
        onStay={() => setLeaving(false)}
        onKeep={() => end(() => leave(wizard.id))}
        onThrow={() => end(cancel)}
      />
    </>
  );
}
