import { gotOver } from '@/data/diagnostics';
import { offers } from './offers';

const WORKER = '/service-worker.js';
/** The files are fetched well after the first screen, when nobody waits for anything. */
const REST = 2_000;

/**
 * Hands the app to a service worker, which keeps every file of it. A newer version is fetched when it is found, and
 * waits until somebody asks for it: nothing changes under a running game.
 */
export function keepOffline(): void {
  // Absent in a page that is neither https nor localhost; in development the files change all the time.
  if (__DEV__ || !('serviceWorker' in navigator)) return;
  setTimeout(() => whenIdle(() => void register().catch(gotOver('offline', undefined))), REST);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker;
  const known = await workers.getRegistration();
  // A page held by a worker that is no longer registered: the kill switch is at work, and registering would keep it.
  if (!known && workers.controller) return;
  const registration = known ?? (await workers.register(WORKER, { updateViaCache: 'none' }));
  const look = () => {
    if (registration.active) offers.setState({ offline: true });
    if (registration.waiting && workers.controller) offers.setState({ update: () => update(registration) });
  };
  const follow = (worker: ServiceWorker | null) => worker?.addEventListener('statechange', look);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  follow(registration.installing);
  look();
  // A tab that stays open for weeks asks again when somebody returns to it; without a network that does nothing.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

function update({ waiting }: ServiceWorkerRegistration): void {
  offers.subscribe(({ replaced }) => {
    if (replaced) window.location.reload();
  });
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function whenIdle(work: () => void): void {
  // Safari has none.
  const idle = window.requestIdleCallback as typeof window.requestIdleCallback | undefined;
  if (idle) idle(work, { timeout: 5_000 });
  else work();
}
