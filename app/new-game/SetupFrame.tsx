import type { ReactNode } from 'react';
import { useSay } from '@/i18n';
import { WizardFrame } from '@/ui';
import { HabitsMark } from '../settings/HabitsMark';

/** Where the set-up stands, and the ways on and out. */
export interface SetupWalk {
  readonly step: number;
  readonly of: number;
  readonly nextTitle: string;
  goOn(): void;
  readonly onBack?: () => void;
  readonly onLeave: () => void;
}

interface Props {
  readonly walk: SetupWalk;
  readonly heading: string;
  readonly context?: string;
  readonly nextReason?: string | undefined;
  /** Where going on is more than the next question. */
  readonly onNext?: () => void;
  readonly children: ReactNode;
}

/** The same frame for every question before a game. */
export function SetupFrame({ walk, onNext, ...frame }: Props) {
  const say = useSay();
  return (
    <WizardFrame
      {...frame}
      title={say('newGame.title')}
      step={walk.step}
      of={walk.of}
      nextTitle={walk.nextTitle}
      onNext={onNext ?? (() => walk.goOn())}
      onBack={walk.onBack}
      onCancel={walk.onLeave}
      mark={<HabitsMark />}
    />
  );
}
