import { offers } from './offers';

/** Chromium's own event; no other browser offers it. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** From the first moment: the browser says these things once, and does not repeat them for late listeners. */
export function watchBrowser(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Not over the table: it waits in the settings until somebody wants it.
    event.preventDefault();
    const offer = event as InstallOffer;
    const install = () => {
      // It can be asked once.
      offers.setState({ install: null });
      void offer.prompt().catch(() => undefined);
    };
    offers.setState({ install });
  });
  window.addEventListener('appinstalled', () => offers.setState({ install: null }));

  // A page that is neither https nor localhost has none.
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  let held = Boolean(workers?.controller);
  workers?.addEventListener('controllerchange', () => {
    // The first worker of a page brings the code that is already running.
    if (held) offers.setState({ replaced: true, update: () => window.location.reload() });
    held = true;
  });
}
