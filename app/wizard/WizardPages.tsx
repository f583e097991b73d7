import { useState, type ReactNode } from 'react';
import type { Draft } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { isFinished } from '@/state/sessionStore';
import { useSettings, useStores, useWizardParts } from '@/state/useStores';
import { stepsOf, type AnyWizard } from '@/state/wizardStore';
import { Banner, WizardFrame } from '@/ui';
import { useShortcuts } from '../platform/useShortcuts';
import { useActions } from '../table/useActions';
import { useGameText } from '../text/useGameText';
import { DraftBanner, DraftMark } from './DraftMark';
import { isOpenAhead } from './isOpenAhead';
import { HelpSheet } from './HelpSheet';
import { LeaveSheet } from './LeaveSheet';
import { linesBeyond } from './linesBeyond';
import { Review } from './Review';
import { StepAside } from './StepAside';
import { StepHelp } from './StepHelp';
import { StepBody } from './StepBody';
import { useBackStep } from './useBackStep';
import { useReviewed } from './useReviewed';
import { DraftNews } from './DraftNews';
import { WhoActs } from './WhoActs';

interface Props {
  readonly open: OpenSession;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly step: string;
  /** What to know the first time, over the foot. */
  readonly guide?: ReactNode;
  /** `next`: the wizard that follows at once. */
  readonly onLeave: (ended: boolean, next?: string) => void;
}

/** One step at a time, then the review, on its own page or under the last step, then one commit. */
export function WizardPages({ open, wizard, draft, step, guide, onLeave }: Props) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const actions = useActions(open, text);
  const {
    goOn,
    goBack,
    answer,
    actFor,
    cancel,
    commit,
    leave,
    answered: begun,
    news,
  } = useWizardParts('goOn', 'goBack', 'answer', 'actFor', 'cancel', 'commit', 'leave', 'answered', 'news');
  const { session, wizard: store } = useStores();
  const [present, setPresent] = useState(false);
  const [helping, setHelping] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const { state } = open.session;
  const steps = wizard.steps(state, draft);
  const ids = stepsOf(wizard, state, draft);
  const position = Math.max(0, ids.indexOf(step));
  const current = steps[position];
  const next = steps[position + 1];
  const last = position === ids.length - 1;

  // Each kind of step is explained once: which player or place it is about makes no difference.
  const helpOf = `${open.game.id}/${wizard.id}/${step.split(':')[0] ?? step}`;
  const sawHelp = useSettings((settings) => settings.sawHelp);
  const firstTime = useSettings(({ helped }) => !helped.includes(helpOf));

  const unanswered = current?.kind === 'choice' && current.options.every(({ chosen }) => !chosen);
  const reviewHere = !current || (last && wizard.reviewOnLast === true && !current.missing && !unanswered);
  const reviewed = useReviewed(draft, reviewHere ? wizard.review(state, draft) : null);
  const nextTitle = last
    ? wizard.done
      ? text(wizard.done)
      : say('wizard.save')
    : next
      ? text(next.title)
      : say('wizard.toReview');

  /** The button goes on; on the last step it commits. */
  const goNext = () => {
    if (current?.help) void sawHelp(helpOf);
    if (!goOn()) save();
  };
  /** An answer goes on in the same tap, unless another one is open; where the review is on this page, it is read first. */
  const answered = () => {
    const now = wizard.steps(state, store.getState().draft).find(({ id }) => id === current?.id);
    if (now?.kind === 'choices' && now.missing) return;
    if (!wizard.reviewOnLast) return goNext();
    if (current?.help) void sawHelp(helpOf);
    goOn();
  };
  const save = () => {
    if (reviewed.hasChanged) return reviewed.read();
    const tell = (events: readonly unknown[]) => {
      actions.report(events);
      onLeave(isFinished(session.getState()), wizard.leadsTo);
    };
    const done = commit(tell);
    if (!done.ok) return actions.refuse(done.error);
    tell(done.value);
  };
  useShortcuts({
    ...(!unanswered && !current?.missing && { next: goNext }),
    ...(current?.help && { help: () => setHelping(true) }),
  });
  useBackStep(position > 0, goBack);
  const helpHere = current?.help && firstTime && !present && <StepHelp words={text(current.help)} />;
  // What is played has to be in sight with its caption: the explanation follows.
  const played = current?.kind === 'scenes' && current.stage !== undefined;
  const end = (how: () => Promise<void>) => {
    setLeaving(false);
    void how();
    onLeave(false);
  };
  return (
    <>
      <WizardFrame
        title={text(wizard.title(state))}
        step={position + 1}
        of={ids.length}
        grows={isOpenAhead(steps, position)}
        heading={current ? text(current.title) : say('wizard.review')}
        nextTitle={unanswered ? undefined : nextTitle}
        nextReason={current?.missing && text(current.missing)}
        onNext={goNext}
        onBack={position === 0 ? undefined : goBack}
        onCancel={() => (begun ? setLeaving(true) : end(cancel))}
        onHelp={current?.help ? () => setHelping(true) : undefined}
        present={present}
        onPresent={() => setPresent(!present)}
        aside={current && <StepAside step={current} text={text} hasHelp />}
        mark={<DraftMark />}
        overFoot={guide}
        who={<WhoActs open={open} wizard={wizard} draft={draft} text={text} onChange={actFor} />}
        banner={
          <>
            <DraftBanner />
            {news && <DraftNews news={news} open={open} text={text} />}
            {reviewed.hasChanged && <Banner text={say('pen.reviewChanged')} />}
          </>
        }
      >
        {!played && helpHere}
        {current && (
          <StepBody
            step={current}
            open={open}
            text={text}
            forecast={(turn) => wizard.forecast(state, draft, current.id, turn)}
            onAnswer={answer}
            onAnswered={answered}
          />
        )}
        {played && helpHere}
        {reviewHere && (
          <Review
            lines={linesBeyond(current, wizard.review(state, draft))}
            wrapUp={wizard.wrapUp?.(state, draft)}
            under={current !== undefined}
            open={open}
            text={text}
            onAnswer={answer}
          />
        )}
      </WizardFrame>
      <LeaveSheet
        visible={leaving}
        what={text(wizard.title(state))}
        onStay={() => setLeaving(false)}
        onKeep={() => end(() => leave(wizard.id))}
        onThrow={() => end(cancel)}
      />
      {current?.help && (
        <HelpSheet
          visible={helping}
          step={current}
          open={open}
          text={text}
          onClose={() => setHelping(false)}
        />
      )}
    </>
  );
}
