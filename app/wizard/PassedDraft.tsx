import { useLanguage, useSay } from '@/i18n';
import type { Passed } from '@/state/drafts/reopen';
import type { OpenSession } from '@/state/openSession';
import { Button } from '@/ui';
import { Notice } from '../boot/Notice';
import { formatTime } from '../text/format';

interface Props {
  readonly passed: Passed;
  readonly open: OpenSession;
  /** What was begun. */
  readonly what: string;
  readonly onResume: () => void;
  readonly onBeginNew: () => void;
  readonly onLeave: () => void;
}

/** A draft of another turn, or of somebody else: the table decides what to do with it before any of it is shown. */
export function PassedDraft({ passed, open, what, onResume, onBeginNew, onLeave }: Props) {
  const say = useSay();
  const language = useLanguage();
  const nameOf = (player: string | null) => open.seats.find(({ id }) => id === player)?.name;
  const [whose, now] = [nameOf(passed.player), nameOf(passed.now)];
  const time = formatTime(passed.begunAt, language);
  const title =
    whose === undefined
      ? say('wizard.begunTitle', { what, time })
      : passed.goesOn
        ? say('wizard.begunTitleOf', { what, time, player: whose })
        : say('wizard.begunOtherwise', { time, player: whose });
  const reason = passed.undone ? 'undone' : passed.goesOn ? 'passed' : 'over';
  return (
    <Notice icon="timeline" title={title} text={say(`wizard.begunText.${reason}`)}>
      {passed.goesOn && (
        <Button
          kind="primary"
          title={whose === undefined ? say('wizard.goOnWith') : say('wizard.goOnFor', { player: whose })}
          onPress={onResume}
        />
      )}
      <Button
        kind={passed.goesOn ? 'outline' : 'primary'}
        title={now === undefined ? say('wizard.beginNew') : say('wizard.beginFor', { player: now })}
        onPress={onBeginNew}
      />
      <Button kind="quiet" title={say('timeline.backToTable')} onPress={onLeave} />
    </Notice>
  );
}
