import { File, Paths } from 'expo-file-system';
import type { Delivered } from './delivered';
import { shareFile } from './shareSheet';

/** Hands a file to the person through the share sheet; a long text is written piece by piece. */
export async function saveFile(
  name: string,
  content: string | AsyncIterable<string>,
  type = 'application/octet-stream',
): Promise<Delivered> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  if (typeof content === 'string') file.write(content);
  else await writePieces(file, content);
  return shareFile(file.uri, type);
}

async function writePieces(file: File, pieces: AsyncIterable<string>): Promise<void> {
  const encoder = new TextEncoder();
  const handle = file.open();
  try {
    for await (const piece of pieces) handle.writeBytes(encoder.encode(piece));
  } finally {
    handle.close();
  }
}
