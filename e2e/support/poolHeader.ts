/** Each file of SQLite's pool begins with this many bytes that say which database it is. */
export const POOL_HEADER = 4096;

const PATH_BYTES = 512;
/** SQLite's own flags of a main database that was opened for writing and made if it was not there. */
const MAIN_DATABASE = 0x106;

/** What the library would write in front of a database of this name: a file with another digest is not one to it. */
export function poolHeader(name: string): Buffer {
  const header = Buffer.alloc(POOL_HEADER);
  header.write(`/${name}`);
  header.writeUInt32BE(MAIN_DATABASE, PATH_BYTES);
  const said = header.subarray(0, PATH_BYTES + 4);
  for (const [i, half] of digest(said).entries()) header.writeUInt32LE(half, said.length + i * 4);
  return header;
}

/** As AccessHandlePoolVFS of wa-sqlite does it. */
function digest(bytes: Uint8Array): readonly [number, number] {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (const value of bytes) {
    one = Math.imul(one ^ value, 2654435761);
    two = Math.imul(two ^ value, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return [one >>> 0, two >>> 0];
}
