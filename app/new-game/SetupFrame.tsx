import type { ReactNode } from 'react';
import { useSay } from '@/i18n';
import { WizardFrame } from '@/ui';
import { HabitsMark } from '../settings/HabitsMark';

/** How far the set-up is, and the ways on and out. */
export interface SetupNav {
  readonly step: number;
  readonly of: number;
  /** Left out where a tap on an answer goes on by itself. */
  readonly nextTitle?: string;
  goOn(): void;
  readonly onBack?: () => void;
  readonly onLeave: () => void;
}

interface Props {
  readonly nav: SetupNav;
  readonly heading: string;
  readonly context?: string;
  readonly nextReason?: string | undefined;
  readonly children: ReactNode;
}

/** The same frame for every question before a game. */
export function SetupFrame({ nav, ...frame }: Props) {
  const say = useSay();
  return (
    <WizardFrame
      {...frame}
      title={say('newGame.title')}
      step={nav.step}
      of={nav.of}
      nextTitle={nav.nextTitle}
      onNext={() => nav.goOn()}
      onBack={nav.onBack}
      onCancel={nav.onLeave}
      mark={<HabitsMark />}
    />
  );
}
