import {
  closeSync,
  copyFileSync,
  existsSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export interface Realm {
  /** Bytes and errors as the app knows them: those of Node are others. */
  readonly bytes: (from: Uint8Array) => Uint8Array;
  readonly error: (message: string) => Error;
}

interface Overwrite {
  readonly overwrite?: boolean;
  readonly intermediates?: boolean;
}

/** expo-file-system's native half over a real folder. `folder` holds the app's documents and its cache. */
export function fileSystem(folder: string, { bytes, error }: Realm) {
  const uriOf = (name: string) => `${pathToFileURL(join(folder, name)).href}/`;
  const document = uriOf('document');
  const cache = uriOf('cache');
  for (const uri of [document, cache]) mkdirSync(fileURLToPath(uri), { recursive: true });

  class Place {
    uri: string;
    constructor(uri: string) {
      this.uri = uri;
    }
    protected get path(): string {
      if (!this.uri.startsWith('file:')) throw error(`no right to read ${this.uri}`);
      return fileURLToPath(this.uri);
    }
    validatePath(): void {}
    get exists(): boolean {
      return this.uri.startsWith('file:') && existsSync(this.path);
    }
    delete(): void {
      rmSync(this.path, { recursive: true });
    }
    protected target(to: Place): string {
      return to instanceof Directory ? join(to.path, basename(this.path)) : to.path;
    }
    async move(to: Place, { overwrite = false }: Overwrite = {}): Promise<void> {
      const target = this.target(to);
      if (!overwrite && existsSync(target)) throw error(`${target} exists already`);
      renameSync(this.path, target);
      this.uri = pathToFileURL(target).href;
    }
    async copy(to: Place, { overwrite = false }: Overwrite = {}): Promise<void> {
      const target = this.target(to);
      if (!overwrite && existsSync(target)) throw error(`${target} exists already`);
      copyFileSync(this.path, target);
    }
  }

  class File extends Place {
    get size(): number {
      return this.exists ? statSync(this.path).size : 0;
    }
    get type(): string {
      return '';
    }
    create({ overwrite = false, intermediates = false }: Overwrite = {}): void {
      if (this.exists && !overwrite) throw error(`${this.uri} exists already`);
      if (intermediates) mkdirSync(dirname(this.path), { recursive: true });
      writeFileSync(this.path, '');
    }
    write(content: string | Uint8Array, { encoding }: { readonly encoding?: string } = {}): void {
      if (typeof content === 'string')
        writeFileSync(this.path, content, encoding === 'base64' ? 'base64' : 'utf8');
      else writeFileSync(this.path, content);
    }
    textSync(): string {
      return readFileSync(this.path, 'utf8');
    }
    async text(): Promise<string> {
      return this.textSync();
    }
    async bytes(): Promise<Uint8Array> {
      return bytes(readFileSync(this.path));
    }
    open(mode?: string) {
      if (!this.exists) throw error(`${this.uri} is not there`);
      const handle = openSync(this.path, mode === 'r' ? 'r' : 'r+');
      let at = 0;
      return {
        readBytes(length: number): Uint8Array {
          const buffer = new Uint8Array(length);
          const read = readSync(handle, buffer, 0, length, at);
          at += read;
          return bytes(buffer.subarray(0, read));
        },
        writeBytes(piece: Uint8Array): void {
          if (at === 0) ftruncateSync(handle);
          writeSync(handle, piece, 0, piece.length, at);
          at += piece.length;
        },
        close: () => closeSync(handle),
      };
    }
  }

  class Directory extends Place {
    create({ intermediates = false }: Overwrite = {}): void {
      mkdirSync(this.path, { recursive: intermediates });
    }
    listAsRecords() {
      return readdirSync(this.path, { withFileTypes: true }).map((entry) => ({
        isDirectory: entry.isDirectory(),
        uri: pathToFileURL(join(this.path, entry.name)).href,
      }));
    }
  }

  return {
    FileSystemFile: File,
    FileSystemDirectory: Directory,
    FileSystemUploadTask: class {},
    FileSystemDownloadTask: class {},
    FileSystemWatcher: class {},
    documentDirectory: document,
    cacheDirectory: cache,
    bundleDirectory: document,
    totalDiskSpace: 64e9,
    availableDiskSpace: 32e9,
    appleSharedContainers: {},
    addListener: () => ({ remove: () => undefined }),
    removeListener: () => undefined,
  };
}
