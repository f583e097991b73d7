/** expo-sqlite's own copy of wa-sqlite, as far as it is used here; the package types it for its worker only. */
interface WaSqliteModule {
  readonly HEAPU8: Uint8Array;
}

declare module '*/wa-sqlite/wa-sqlite' {
  const load: (options: { locateFile?: () => string; wasmBinary?: Uint8Array }) => Promise<WaSqliteModule>;
  export = load;
}

declare module '*/wa-sqlite/wa-sqlite.wasm' {
  const address: string;
  export = address;
}

declare module '*/wa-sqlite/sqlite-api' {
  export interface WaSqlite {
    vfs_register(vfs: object, makeDefault: boolean): number;
    open_v2(file: string, flags: number, vfs: string): Promise<number>;
    close(db: number): Promise<number>;
    exec(db: number, sql: string): Promise<number>;
    statements(db: number, sql: string): AsyncIterable<number>;
    step(statement: number): Promise<number>;
    changes(db: number): number;
    get_autocommit(db: number): number;
    bind_null(statement: number, index: number): number;
    bind_int(statement: number, index: number, value: number): number;
    bind_int64(statement: number, index: number, value: bigint): number;
    bind_double(statement: number, index: number, value: number): number;
    bind_text(statement: number, index: number, value: string): number;
    column_names(statement: number): string[];
    column_type(statement: number, index: number): number;
    /** A whole number beyond 2⁵³ comes as a bigint. */
    column_int_safe(statement: number, index: number): number | bigint;
    column_double(statement: number, index: number): number;
    column_text(statement: number, index: number): string;
    column_blob(statement: number, index: number): Uint8Array;
  }
  export function Factory(module: WaSqliteModule): WaSqlite;
}

declare module '*/wa-sqlite/sqlite-constants' {
  export const SQLITE_OK: number;
  export const SQLITE_ROW: number;
  export const SQLITE_INTEGER: number;
  export const SQLITE_FLOAT: number;
  export const SQLITE_TEXT: number;
  export const SQLITE_BLOB: number;
  export const SQLITE_IOERR_SHORT_READ: number;
  export const SQLITE_OPEN_CREATE: number;
  export const SQLITE_OPEN_READWRITE: number;
}

declare module '*/wa-sqlite/MemoryVFS' {
  /** Files in memory, for everything but the database itself. */
  export class MemoryVFS {
    constructor(name: string, module: WaSqliteModule);
    jOpen(name: string | null, file: number, flags: number, flagsOut: DataView): number;
    jClose(file: number): number;
    jRead(file: number, into: Uint8Array, at: number): number;
    jWrite(file: number, bytes: Uint8Array, at: number): number;
    jTruncate(file: number, size: number): number;
    jFileSize(file: number, sizeOut: DataView): number;
  }
}
