import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DataPlatform } from '@/data/dataPlatform';
import type { Database } from '@/data/database';
import type { DataExport } from '@/data/exportData';
import { openDatabase, type Opened } from '@/data/openDatabase';
import { createWriter } from '@/data/writer';
import { setLanguage, type Language } from '@/i18n';
import type { Services } from './services';
import { createStores, type Stores } from './stores';

export type BootStatus =
  | { readonly kind: 'opening' }
  | { readonly kind: 'ready'; readonly stores: Stores }
  /** Another tab has the games; `takeOver` brings them here. */
  | { readonly kind: 'elsewhere'; takeOver(): Promise<void> }
  | { readonly kind: 'newer'; readonly version: number; readonly known: number }
  | {
      readonly kind: 'damaged';
      readonly found: readonly string[];
      salvage(): Promise<void>;
      exportData(): Promise<DataExport>;
    }
  | { readonly kind: 'unavailable'; readonly reason: string };

export interface BootNeeds extends Pick<Services, 'clock' | 'makeId' | 'delay' | 'chance'> {
  readonly platform: DataPlatform;
  readonly deviceLanguage: Language;
}

export interface Boot {
  readonly store: StoreApi<{ readonly status: BootStatus }>;
  start(): Promise<void>;
}

/** From a cold start to the stores, or to the screen that says what is in the way. */
export function createBoot(needs: BootNeeds): Boot {
  const store = createStore<{ readonly status: BootStatus }>(() => ({ status: { kind: 'opening' } }));
  const show = (status: BootStatus) => store.setState({ status });

  const open = () => openDatabase(needs.platform, { onAskedToRelease });

  async function start(): Promise<void> {
    // The screens of trouble must speak too, before any setting can be read.
    await setLanguage(needs.deviceLanguage);
    await receive(await open());
  }

  async function receive(opened: Opened): Promise<void> {
    switch (opened.kind) {
      case 'ok':
        return show({
          kind: 'ready',
          stores: await createStores(serve(needs, opened.database), needs.deviceLanguage),
        });
      case 'elsewhere':
        return show({ kind: 'elsewhere', takeOver: async () => receive(await opened.takeOver()) });
      case 'newer':
        return show({ kind: 'newer', version: opened.version, known: opened.known });
      case 'damaged':
        return show({
          kind: 'damaged',
          found: opened.found,
          salvage: async () => receive((await opened.salvage()).opened),
          exportData: () => opened.exportData(),
        });
      case 'unavailable':
        return show({ kind: 'unavailable', reason: opened.message || opened.reason });
    }
  }

  /** Everything is written down before the other tab gets it. */
  async function onAskedToRelease(): Promise<void> {
    const { status } = store.getState();
    if (status.kind !== 'ready') return;
    await status.stores.session.getState().close();
    await status.stores.services.writer.flush();
    show({ kind: 'elsewhere', takeOver });
  }

  async function takeOver(): Promise<void> {
    const opened = await open();
    await receive(opened.kind === 'elsewhere' ? await opened.takeOver() : opened);
  }

  return { store, start };
}

function serve(needs: BootNeeds, data: Database): Services {
  const { clock, makeId, delay, chance } = needs;
  const writer = createWriter({ append: (id, seq, entry) => data.log.append(id, seq, entry), delay });
  return { data, writer, clock, makeId, delay, chance };
}
