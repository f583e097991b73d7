import type { Delivered } from './delivered';

/** From this size on, pieces go to the browser: it may keep them on the disk, so the page need not hold them. */
const PART = 4 * 1024 * 1024;

/** Hands a file to the person as a download; a long text is written piece by piece. */
export async function saveFile(
  name: string,
  content: string | AsyncIterable<string>,
  type = 'application/octet-stream',
): Promise<Delivered> {
  const parts = typeof content === 'string' ? [content] : await gather(content);
  const url = URL.createObjectURL(new Blob([...parts], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the blob after the click; revoking at once would cut it off.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return 'yes';
}

async function gather(pieces: AsyncIterable<string>): Promise<readonly BlobPart[]> {
  const parts: BlobPart[] = [];
  let open: string[] = [];
  let size = 0;
  for await (const piece of pieces) {
    open.push(piece);
    size += piece.length;
    if (size < PART) continue;
    parts.push(new Blob(open));
    [open, size] = [[], 0];
  }
  return [...parts, ...open];
}
