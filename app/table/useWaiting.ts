import { useIsFocused } from '@react-navigation/native';
import { useEffect } from 'react';
import type { Action } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useStores, useWizard } from '@/state/useStores';
import { formatTime } from '../text/format';

/** Drafts that wait: in which wizard, when they were begun, and for whom. */
interface Left {
  readonly wizard: string;
  readonly begun: string;
}

/** What waits behind an action, and what waits where no action leads now. */
export function useWaiting({ id, seats }: OpenSession): {
  at(does: Action<unknown>): Left | undefined;
  besides(offered: readonly Action<unknown>[]): readonly Left[];
} {
  const say = useSay();
  const language = useLanguage();
  const { wizard: store } = useStores();
  const waiting = useWizard((state) => state.waiting);
  const inFront = useIsFocused();
  useEffect(() => {
    if (inFront) void store.getState().lookFor(id);
  }, [store, id, inFront]);
  const left = waiting.map(({ wizard, player, begunAt }): Left => {
    const time = formatTime(begunAt, language);
    const name = seats.find((seat) => seat.id === player)?.name;
    const begun =
      name === undefined ? say('table.begun', { time }) : say('table.begunFor', { time, player: name });
    return { wizard, begun };
  });
  const leadsTo = (does: Action<unknown>, wizard: string) => does.kind === 'wizard' && does.wizard === wizard;
  return {
    at: (does) => left.find(({ wizard }) => leadsTo(does, wizard)),
    besides: (offered) => left.filter(({ wizard }) => !offered.some((does) => leadsTo(does, wizard))),
  };
}
