import { randomFillSync } from 'node:crypto';
import { copyFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { fileSystem, type Realm } from './files';
import { sqlite } from './sqlite';

export interface Device {
  readonly folder: string;
  readonly realm: Realm;
  readonly language: 'en' | 'pl';
  alive(): boolean;
  /** expo-sharing: what became of the file nobody hears. */
  shareFile(path: string): Promise<void>;
  /** The path of the file that somebody picked, or null. */
  pickFile(): Promise<string | null>;
}

const later = <T>(value: T) => Promise.resolve(value);
const nothing = () => undefined;

/** Expo's modules, as `globalThis.expo` has them on a phone. */
export function expoModules({ folder, realm, language, alive, shareFile, pickFile }: Device) {
  const loaded = new Set<string>();
  const modules = {
    FileSystem: fileSystem(folder, realm),
    ExpoSQLite: sqlite(join(folder, 'document', 'SQLite'), alive, realm),
    ExpoAsset: { downloadAsync: (uri: string) => later(uri) },
    ExpoCrypto: {
      getRandomValues: (into: Uint8Array) => randomFillSync(into),
      randomUUID: () => '00000000-0000-4000-8000-000000000000',
    },
    ExpoCryptoAES: { EncryptionKey: class {}, SealedData: class {} },
    ExpoDocumentPicker: {
      getDocumentAsync: async () => {
        const picked = await pickFile();
        if (picked === null) return { canceled: true, assets: null };
        const copy = join(folder, 'cache', `picked-${basename(picked)}`);
        copyFileSync(picked, copy);
        return { canceled: false, assets: [{ name: basename(picked), uri: pathToFileURL(copy).href }] };
      },
    },
    ExpoFontLoader: {
      getLoadedFonts: () => [...loaded],
      loadAsync: (name: string) => {
        loaded.add(name);
        return later(undefined);
      },
    },
    ExpoHaptics: {
      impactAsync: () => later(undefined),
      notificationAsync: () => later(undefined),
      selectionAsync: () => later(undefined),
      performHapticsAsync: () => later(undefined),
    },
    ExpoKeepAwake: { activate: () => later(undefined), deactivate: () => later(undefined) },
    ExpoLocalization: {
      getLocales: () => [{ languageTag: language === 'pl' ? 'pl-PL' : 'en-GB', languageCode: language }],
      getCalendars: () => [],
      addListener: () => ({ remove: nothing }),
      removeListener: nothing,
    },
    ExpoSharing: { shareAsync: (uri: string) => shareFile(fileURLToPath(uri)) },
    ExpoSpeech: {
      speak: nothing,
      stop: () => later(undefined),
      isSpeaking: () => later(false),
      listenerCount: () => 0,
      removeAllListeners: nothing,
      getVoices: () => later([{ identifier: 'v', language: 'en-GB', name: 'Voice', quality: 'Default' }]),
      addListener: () => ({ remove: nothing }),
      removeListener: nothing,
    },
    ExpoSplashScreen: {
      hide: nothing,
      hideAsync: () => later(undefined),
      preventAutoHideAsync: () => later(true),
      setOptions: nothing,
      internalPreventAutoHideAsync: () => later(true),
      internalMaybeHideAsync: () => later(true),
    },
    ExpoSystemUI: {
      setBackgroundColorAsync: () => later(undefined),
      getBackgroundColorAsync: () => later(null),
    },
    ExponentConstants: { manifest: '{}', executionEnvironment: 'bare', statusBarHeight: 24, systemFonts: [] },
    ExpoFetchModule: { NativeRequest: class {}, NativeResponse: class {} },
  };

  class EventEmitter {
    private heard = new Map<string, Set<(...said: unknown[]) => void>>();
    addListener(name: string, listener: (...said: unknown[]) => void) {
      const listeners = this.heard.get(name) ?? new Set();
      this.heard.set(name, listeners.add(listener));
      return { remove: () => void listeners.delete(listener) };
    }
    removeListener(name: string, listener: (...said: unknown[]) => void): void {
      this.heard.get(name)?.delete(listener);
    }
    removeAllListeners(name: string): void {
      this.heard.delete(name);
    }
    emit(name: string, ...said: unknown[]): void {
      for (const listener of this.heard.get(name) ?? []) listener(...said);
    }
    listenerCount(name: string): number {
      return this.heard.get(name)?.size ?? 0;
    }
  }
  class SharedObject extends EventEmitter {
    release(): void {}
  }
  return {
    modules,
    EventEmitter,
    NativeModule: class extends EventEmitter {},
    SharedObject,
    SharedRef: class extends SharedObject {},
    getViewConfig: () => ({ validAttributes: {}, directEventTypes: {} }),
    uuidv4: () => '00000000-0000-4000-8000-000000000000',
    uuidv5: () => '00000000-0000-5000-8000-000000000000',
    reloadAppAsync: () => later(undefined),
  };
}
