import type { ReactNode } from 'react';
import { NEW_GAME_STEPS, type NewGameStep } from '@/state/newGameStore';
import { WizardFrame } from '@/ui';
import { useSay } from '@/i18n';

interface Props {
  readonly step: NewGameStep;
  readonly heading: string;
  readonly context?: string;
  readonly nextTitle: string;
  readonly nextReason?: string | undefined;
  readonly onNext: () => void;
  readonly onBack?: () => void;
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

/** The same frame for every question before a game. */
export function SetupFrame({ step, onLeave, ...frame }: Props) {
  const say = useSay();
  return (
    <WizardFrame
      {...frame}
      title={say('newGame.title')}
      step={NEW_GAME_STEPS.indexOf(step) + 1}
      of={NEW_GAME_STEPS.length}
      onCancel={onLeave}
    />
  );
}
