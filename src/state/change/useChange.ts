import { useStore } from 'zustand';
import type { Services } from '../services';
import type { Stores } from '../stores';
import { useStores } from '../useStores';
import { createChangeStore, type ChangeState, type ChangeStore } from './changeStore';

const made = new WeakMap<Services, ChangeStore>();

/** Made when somebody first looks into the past: the first load goes without. */
export function changeStoreOf({ services, session }: Pick<Stores, 'services' | 'session'>): ChangeStore {
  const store = made.get(services) ?? createChangeStore(services, session);
  made.set(services, store);
  return store;
}

export function useChangeStore(): ChangeStore {
  return changeStoreOf(useStores());
}

export function useChange<T>(select: (state: ChangeState) => T): T {
  return useStore(useChangeStore(), select);
}
