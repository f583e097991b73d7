import type { Language } from '@/i18n';
import { loadRosterStore, type RosterStore } from './rosterStore';
import type { Services } from './services';
import { createSessionStore, type SessionStore } from './sessionStore';
import { loadSettingsStore, type SettingsStore } from './settingsStore';
import { createWizardStore, type WizardStore } from './wizardStore';

export interface Stores {
  readonly services: Services;
  readonly session: SessionStore;
  readonly wizard: WizardStore;
  readonly settings: SettingsStore;
  readonly roster: RosterStore;
}

export async function createStores(services: Services, deviceLanguage: Language): Promise<Stores> {
  const session = createSessionStore(services);
  return {
    services,
    session,
    wizard: createWizardStore(services, session),
    settings: await loadSettingsStore(services, deviceLanguage),
    roster: await loadRosterStore(services),
  };
}
