import * as Haptics from 'expo-haptics';
import { useMemo } from 'react';
import { useTheme } from './ThemeProvider';

export interface HapticAnswers {
  /** One step of a counter. */
  readonly tick: () => void;
  /** Every tenth step of a held counter. */
  readonly firm: () => void;
  /** A wizard was committed. */
  readonly commit: () => void;
  readonly refuse: () => void;
  readonly undo: () => void;
}

export function useHaptics(): HapticAnswers {
  const { haptics } = useTheme();
  return useMemo(() => (haptics ? LOUD : SILENT), [haptics]);
}

const { Light, Medium, Soft } = Haptics.ImpactFeedbackStyle;

const LOUD: HapticAnswers = {
  tick: () => feel(Haptics.selectionAsync()),
  firm: () => feel(Haptics.impactAsync(Medium)),
  commit: () => feel(Haptics.impactAsync(Medium)),
  refuse: () => {
    feel(Haptics.impactAsync(Light));
    setTimeout(() => feel(Haptics.impactAsync(Light)), 90);
  },
  undo: () => feel(Haptics.impactAsync(Soft)),
};

const silent = () => {};
const SILENT: HapticAnswers = { tick: silent, firm: silent, commit: silent, refuse: silent, undo: silent };

/** A device without a motor rejects; there is nothing to do about it. */
function feel(answer: Promise<void>): void {
  answer.catch(silent);
}
