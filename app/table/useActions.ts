import { useCallback } from 'react';
import { phrase, type LogFault, type Refusal, type Result } from '@/engine';
import { useSay, type AppKey } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useSession } from '@/state/useStores';
import { useHaptics, useSnackbar, writeChange } from '@/ui';
import type { GameText } from '../text/useGameText';

export interface Actions {
  /** Carries a command out and words what happened, or says why not. */
  dispatch(command: unknown): boolean;
  undo(): void;
  redo(): void;
  jump(seq: number): void;
  /** Words what a command did, with a way back. */
  report(events: readonly unknown[]): void;
  refuse(refusal: Refusal): void;
}

const FAULTS: Readonly<Partial<Record<LogFault, AppKey>>> = {
  'nothing-to-undo': 'table.nothingToUndo',
  'nothing-to-redo': 'table.nothingToRedo',
};

export function useActions(open: OpenSession, text: GameText): Actions {
  const say = useSay();
  const snackbar = useSnackbar();
  const haptics = useHaptics();
  const session = useSession((state) => state);
  const { game, config } = open;

  const travel = useCallback(
    (trip: Promise<Result<null, LogFault>>) => {
      void trip.then((moved) => {
        if (moved.ok) return haptics.undo();
        const fault = FAULTS[moved.error];
        if (fault) snackbar.say(say(fault));
      });
    },
    [haptics, say, snackbar],
  );
  const report = useCallback(
    (events: readonly unknown[]) => {
      const [line] = events.map((event) => game.describe(event, config));
      if (!line) return;
      const fact = text(line.fact);
      const words =
        line.figure === undefined
          ? fact
          : text(phrase('table.changed', { fact, figure: writeChange(line.figure) }));
      const note = line.note && text(line.note);
      snackbar.show(note === undefined ? words : `${words}\n${note}`, () => travel(session.undo()));
    },
    [game, config, session, snackbar, text, travel],
  );
  const refuse = useCallback(
    (refusal: Refusal) => {
      haptics.refuse();
      snackbar.say(text(refusal.message));
    },
    [haptics, snackbar, text],
  );

  return {
    dispatch(command) {
      const done = session.dispatch(command);
      if (done.ok) report(done.value);
      else refuse(done.error);
      return done.ok;
    },
    undo: () => travel(session.undo()),
    redo: () => travel(session.redo()),
    jump: (seq) => travel(session.jump(seq)),
    report,
    refuse,
  };
}
