import { createContext, useContext, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { WriterState } from '@/data/writer';
import type { GuideState } from './guideStore';
import type { Keeping } from './keeper';
import type { LiveState } from './live/liveStore';
import type { NewGameState } from './newGameStore';
import type { RosterState } from './rosterStore';
import type { SessionState } from './sessionStore';
import type { SettingsState } from './settingsStore';
import type { Stores } from './stores';
import type { WizardState } from './wizardStore';

export const StoresContext = createContext<Stores | null>(null);

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('the stores are ready before any screen is shown');
  return stores;
}

export function useSession<T>(select: (state: SessionState) => T): T {
  return useStore(useStores().session, select);
}

export function useWizard<T>(select: (state: WizardState) => T): T {
  return useStore(useStores().wizard, select);
}

export function useLive<T>(select: (state: LiveState) => T): T {
  return useStore(useStores().live, select);
}

/** Only these parts: a page is not drawn again for the others, such as every time the disk has its draft. */
export function useWizardParts<Name extends keyof WizardState>(
  ...names: readonly Name[]
): Pick<WizardState, Name> {
  return useWizard(
    useShallow(
      (state) => Object.fromEntries(names.map((name) => [name, state[name]])) as Pick<WizardState, Name>,
    ),
  );
}

export function useSettings<T>(select: (state: SettingsState) => T): T {
  return useStore(useStores().settings, select);
}

export function useRoster<T>(select: (state: RosterState) => T): T {
  return useStore(useStores().roster, select);
}

export function useNewGame<T>(select: (state: NewGameState) => T): T {
  return useStore(useStores().newGame, select);
}

export function useGuide<T>(select: (state: GuideState) => T): T {
  return useStore(useStores().guide, select);
}

/** Whether what the table sees is on the disk. */
export function useSaving(): WriterState {
  const { writer } = useStores().services;
  return useSyncExternalStore(writer.subscribe, writer.state, writer.state);
}

/** Whether settings, a set-up in the making and what the guide has shown are on the disk. */
export function useHabits<T>(select: (state: Keeping) => T): T {
  return useStore(useStores().services.habits.keeping, select);
}
