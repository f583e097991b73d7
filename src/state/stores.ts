import type { Language } from '@/i18n';
import { loadGuideStore, type GuideStore } from './guideStore';
import { createLiveStore, type LiveStore } from './live/liveStore';
import { createNewGameStore, type NewGameStore } from './newGameStore';
import { loadRosterStore, type RosterStore } from './rosterStore';
import type { Services } from './services';
import { createSessionStore, type SessionStore } from './sessionStore';
import { loadSettingsStore, type SettingsStore } from './settingsStore';
import { createWizardStore, type WizardStore } from './wizardStore';

export interface Stores {
  readonly services: Services;
  readonly session: SessionStore;
  readonly live: LiveStore;
  readonly wizard: WizardStore;
  readonly settings: SettingsStore;
  readonly roster: RosterStore;
  readonly newGame: NewGameStore;
  readonly guide: GuideStore;
}

export async function createStores(services: Services, deviceLanguage: Language): Promise<Stores> {
  const live = createLiveStore(services, () => ({ session, wizard }));
  const session = createSessionStore(services, live);
  const wizard = createWizardStore(services, session);
  const settings = await loadSettingsStore(services, deviceLanguage);
  const roster = await loadRosterStore(services);
  const guide = await loadGuideStore(services);
  return {
    services,
    session,
    live,
    settings,
    roster,
    wizard,
    newGame: createNewGameStore(services, settings, roster),
    guide,
  };
}
