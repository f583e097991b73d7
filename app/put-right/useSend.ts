import { useState } from 'react';
import { ASKED } from '@/state/sessionStore';
import { useSession } from '@/state/useStores';
import { useHaptics } from '@/ui';
import type { Actions } from '../table/useActions';
import type { GameText } from '../text/useGameText';

export interface Fault {
  readonly row: string;
  readonly words: string;
}

export interface Sending {
  /** Why the last change was refused, at its row. */
  readonly fault: Fault | null;
  send(row: string, command: unknown): boolean;
}

/** A refusal stays at its row until something else is done. */
export function useSend(actions: Actions, text: GameText): Sending {
  const haptics = useHaptics();
  const dispatch = useSession((state) => state.dispatch);
  const [fault, setFault] = useState<Fault | null>(null);
  return {
    fault,
    send(row, command) {
      const done = dispatch(command, { onKept: actions.report });
      if (done.ok) {
        setFault(null);
        actions.report(done.value);
      } else if (done.error.code !== ASKED) {
        haptics.refuse();
        setFault({ row, words: text(done.error.message) });
      }
      return done.ok;
    },
  };
}
