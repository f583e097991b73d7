import { memo } from 'react';
import { canUndo, type Draft } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import type { AnyWizard } from '@/state/wizardStore';
import type { GameText } from '../text/useGameText';
import { PageHead } from './PageHead';

/** What a tap up there does. */
export interface HeadTaps {
  readonly actor: (player: string) => void;
  readonly table: () => void;
  readonly undo: () => void;
  readonly words: () => void;
}

interface Props {
  readonly title: string;
  readonly open: OpenSession;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly text: GameText;
  /** With what the rules say. */
  readonly words: boolean;
  /** Stay the same: what they do may change. */
  readonly taps: HeadTaps;
}

/** The head of a turn: an answer on the page changes it only where it says who acts. */
export const TurnHead = memo(
  function TurnHead({ words, taps, ...about }: Props) {
    const say = useSay();
    return (
      <PageHead
        {...about}
        onActor={taps.actor}
        left={{ icon: 'back', label: say('timeline.backToTable'), onPress: taps.table }}
        right={[
          {
            icon: 'undo',
            label: say('table.undo'),
            onPress: taps.undo,
            reason: canUndo(about.open.session) ? undefined : say('table.nothingToUndo'),
          },
          { icon: 'learn', label: say('guide.options'), onPress: taps.words, selected: words },
        ]}
      />
    );
  },
  (before, after) =>
    actorOf(before) === actorOf(after) &&
    before.title === after.title &&
    before.open === after.open &&
    before.wizard === after.wizard &&
    before.text === after.text &&
    before.words === after.words &&
    before.taps === after.taps,
);

function actorOf({ wizard, open, draft }: Props): string | null {
  return wizard.actor?.of(open.session.state, draft) ?? null;
}
