import { useCallback } from 'react';
import { phrase, type Refusal, type Result } from '@/engine';
import { useSay, type AppKey } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { ASKED, openSessionOf, type NotMoved } from '@/state/sessionStore';
import { useStores } from '@/state/useStores';
import { useHaptics, useSnackbar, writeChange } from '@/ui';
import type { GameText } from '../text/useGameText';

export interface Actions {
  /**
   * Carries out a command and says what happened, or why not. `onDone` is called when it was done, which may be later:
   * a table that went back far is asked first whether what came after may stay behind.
   */
  dispatch(command: unknown, onDone?: () => void): boolean;
  undo(): void;
  redo(): void;
  jump(seq: number): void;
  /** Says what a command did, with a way back. */
  report(events: readonly unknown[]): void;
  refuse(refusal: Refusal): void;
}

const FAULTS: Readonly<Record<string, AppKey>> = {
  'nothing-to-undo': 'table.nothingToUndo',
  'nothing-to-redo': 'table.nothingToRedo',
};

/** Undo and redo say what they took or brought back, so that a screen reader announces it. */
interface Report {
  readonly as: AppKey;
  events(open: OpenSession | null): readonly unknown[];
}

const UNDONE: Report = { as: 'table.undone', events: (open) => open?.session.undone?.did.events ?? [] };
const REDONE: Report = {
  as: 'table.redone',
  events: (open) => (open?.session.done.kind === 'act' ? open.session.done.did.events : []),
};

export function useActions(open: OpenSession, text: GameText): Actions {
  const say = useSay();
  const snackbar = useSnackbar();
  const haptics = useHaptics();
  const { session: store } = useStores();
  const { game, config } = open;

  /** What an entry did, in one line, and what else there is to know about it. */
  const word = useCallback(
    (events: readonly unknown[]) => {
      const lines = events.map((event) => game.describe(event, config));
      const line = lines.find(({ leads }) => !leads) ?? lines.at(-1);
      if (!line) return null;
      const fact = text(line.fact);
      const words =
        line.figure === undefined
          ? fact
          : text(phrase('table.changed', { fact, figure: writeChange(line.figure) }));
      return { words, note: line.note && text(line.note) };
    },
    [game, config, text],
  );
  const travel = useCallback(
    async (trip: Promise<Result<null, NotMoved>>, report?: Report) => {
      const moved = await trip;
      if (!moved.ok) {
        const { error } = moved;
        const words = typeof error === 'string' ? FAULTS[error] && say(FAULTS[error]) : text(error.message);
        if (words) snackbar.say(words);
        return;
      }
      haptics.undo();
      const line = report && word(report.events(openSessionOf(store.getState())));
      if (report && line) snackbar.say(say(report.as, { what: line.words }));
    },
    [haptics, say, snackbar, store, text, word],
  );
  const undo = useCallback(() => void travel(store.getState().undo(), UNDONE), [store, travel]);
  const report = useCallback(
    (events: readonly unknown[]) => {
      const line = word(events);
      if (line) snackbar.show(line.note === undefined ? line.words : `${line.words}\n${line.note}`, undo);
    },
    [snackbar, undo, word],
  );
  const refuse = useCallback(
    (refusal: Refusal) => {
      if (refusal.code === ASKED) return;
      haptics.refuse();
      snackbar.say(text(refusal.message));
    },
    [haptics, snackbar, text],
  );

  return {
    dispatch(command, onDone) {
      const tell = (events: readonly unknown[]) => {
        report(events);
        onDone?.();
      };
      const done = store.getState().dispatch(command, { onKept: tell });
      if (done.ok) tell(done.value);
      else refuse(done.error);
      return done.ok;
    },
    undo,
    redo: () => void travel(store.getState().redo(), REDONE),
    jump: (seq) => void travel(store.getState().jump(seq)),
    report,
    refuse,
  };
}
