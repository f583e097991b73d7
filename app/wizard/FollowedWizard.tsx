import { useSay } from '@/i18n';
import type { Followed } from '@/state/live/followed';
import type { LiveView } from '@/state/live/liveView';
import type { OpenSession } from '@/state/openSession';
import { stepsOf } from '@/state/wizardStore';
import { Banner, OffContext, WizardFrame } from '@/ui';
import { personAt } from '../live/people';
import { useGameText } from '../text/useGameText';
import { TurnSteps } from '../turn/TurnSteps';
import { linesBeyond } from './linesBeyond';
import { Review } from './Review';
import { isOpenAhead } from './isOpenAhead';
import { StepBody } from './StepBody';

interface Props {
  readonly open: OpenSession;
  readonly view: LiveView;
  readonly followed: Followed;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

const NOTHING = () => undefined;

/** What another phone answers, as it answers it. Only a secret choice of one's own is made here. */
export function FollowedWizard({ open, view, followed, onTake, onLeave }: Props) {
  const say = useSay();
  const text = useGameText(open.game.id, open.seats);
  const { wizard, draft, step, shared } = followed;
  const { state } = open.session;
  const steps = wizard.steps(state, draft);
  const ids = stepsOf(wizard, state, draft);
  const position = Math.max(0, ids.indexOf(step));
  const current = wizard.onePage ? undefined : steps[position];
  const who = personAt(view, open.seats, shared.pen, say)?.name ?? say('live.aPhone');
  const holds = say('pen.holds', { who });
  const last = position === ids.length - 1;
  const reviewHere = !current || (last && wizard.reviewOnLast === true && !current.missing);
  const body = current && (
    <StepBody
      step={current}
      open={open}
      text={text}
      forecast={(turn) => wizard.forecast(state, draft, current.id, turn)}
      onAnswer={NOTHING}
      onAnswered={NOTHING}
    />
  );
  return (
    <WizardFrame
      title={text(wizard.title(state))}
      step={wizard.onePage ? 1 : position + 1}
      of={wizard.onePage ? 1 : ids.length}
      grows={!wizard.onePage && isOpenAhead(steps, position)}
      heading={current ? text(current.title) : wizard.onePage ? holds : say('wizard.review')}
      nextTitle={view.me.watch ? undefined : say('pen.take')}
      nextReason={view.link.kind === 'live' ? undefined : say('pen.notNow')}
      onNext={onTake}
      onCancel={onLeave}
      banner={<Banner kind="plain" icon="edit" text={holds} />}
    >
      {current?.kind === 'secret' && body}
      <OffContext value={holds}>
        {current?.kind !== 'secret' && body}
        {wizard.onePage && (
          <TurnSteps
            steps={steps}
            open={open}
            text={text}
            words={false}
            onAnswer={NOTHING}
            onTile={NOTHING}
          />
        )}
        {reviewHere && wizard.commit(state, draft).ok && (
          <Review
            lines={linesBeyond(current, wizard.review(state, draft))}
            under={current !== undefined || wizard.onePage === true}
            open={open}
            text={text}
            onAnswer={NOTHING}
          />
        )}
      </OffContext>
    </WizardFrame>
  );
}
