import { useIsFocused } from '@react-navigation/native';
import { useCallback, useEffect } from 'react';
import type { Does } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useStores, useWizard } from '@/state/useStores';
import { formatTime } from '../text/format';

/** Of an action, when and for whom it was begun, if its answers wait. */
export function useWaiting({ id, seats }: OpenSession): (does: Does<unknown>) => string | undefined {
  const say = useSay();
  const language = useLanguage();
  const { wizard: store } = useStores();
  const waiting = useWizard((state) => state.waiting);
  const inFront = useIsFocused();
  useEffect(() => {
    if (inFront) void store.getState().lookFor(id);
  }, [store, id, inFront]);
  return useCallback(
    (does) => {
      const left = does.kind === 'wizard' ? waiting.find(({ wizard }) => wizard === does.wizard) : undefined;
      if (!left) return undefined;
      const time = formatTime(left.begunAt, language);
      const name = seats.find((seat) => seat.id === left.player)?.name;
      return name === undefined
        ? say('table.begun', { time })
        : say('table.begunFor', { time, player: name });
    },
    [say, language, waiting, seats],
  );
}
