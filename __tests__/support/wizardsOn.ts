import type { Database } from '@/data/database';
import type { Services } from '@/state/services';
import type { SessionStore } from '@/state/sessionStore';
import { createWizardStore, type WizardStore } from '@/state/wizardStore';

/** The wizards of one table, on a real database; every look at the clock is a second later. */
export function wizardsOn(data: Database, session: SessionStore): WizardStore {
  let time = 0;
  const services = {
    data,
    // The log never waits for the disk here.
    writer: { hasPending: () => false },
    clock: () => (time += 1000),
    delay: () => () => undefined,
  };
  return createWizardStore(services as unknown as Services, session);
}

/** Waits until every answer is on the disk. */
export function settled(store: WizardStore): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (!store.getState().saved) return;
      stop();
      resolve();
    };
    const stop = store.subscribe(look);
    look();
  });
}
