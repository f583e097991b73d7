import { MemoryVFS } from '../../../node_modules/expo-sqlite/web/wa-sqlite/MemoryVFS';
import {
  SQLITE_IOERR_SHORT_READ,
  SQLITE_OK,
} from '../../../node_modules/expo-sqlite/web/wa-sqlite/sqlite-constants';
import type { PageBook } from './pageBook';

/** The files that SQLite sees: databases in page books, and whatever else it asks for in plain memory. */
export class PageFiles extends MemoryVFS {
  private readonly books = new Map<string, PageBook>();
  private readonly open = new Map<number, PageBook>();

  bring(name: string, book: PageBook): void {
    this.books.set(name, book);
  }

  forget(name: string): void {
    this.books.delete(name);
  }

  override jOpen(name: string | null, file: number, flags: number, flagsOut: DataView): number {
    const book = name === null ? undefined : this.books.get(name);
    if (!book) return super.jOpen(name, file, flags, flagsOut);
    this.open.set(file, book);
    flagsOut.setInt32(0, flags, true);
    return SQLITE_OK;
  }

  override jClose(file: number): number {
    return this.open.delete(file) ? SQLITE_OK : super.jClose(file);
  }

  // What comes in is a proxy, a byte at a time; what `subarray` returns is the memory itself.
  override jRead(file: number, into: Uint8Array, at: number): number {
    const book = this.open.get(file);
    if (!book) return super.jRead(file, into, at);
    return book.read(into.subarray(), at) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
  }

  override jWrite(file: number, bytes: Uint8Array, at: number): number {
    const book = this.open.get(file);
    if (!book) return super.jWrite(file, bytes.subarray(), at);
    book.write(bytes.subarray(), at);
    return SQLITE_OK;
  }

  override jTruncate(file: number, size: number): number {
    const book = this.open.get(file);
    if (!book) return super.jTruncate(file, size);
    book.truncate(size);
    return SQLITE_OK;
  }

  override jFileSize(file: number, sizeOut: DataView): number {
    const book = this.open.get(file);
    if (!book) return super.jFileSize(file, sizeOut);
    sizeOut.setBigInt64(0, BigInt(book.size()), true);
    return SQLITE_OK;
  }
}
