import { File, Paths } from 'expo-file-system';
import { shareAsync } from 'expo-sharing';

/** Hands a file to the person through the share sheet; a long text is written piece by piece. */
export async function saveFile(
  name: string,
  content: string | AsyncIterable<string>,
  type = 'application/octet-stream',
): Promise<void> {
  const file = new File(Paths.cache, name);
  file.create({ overwrite: true });
  if (typeof content === 'string') file.write(content);
  else await writePieces(file, content);
  await shareAsync(file.uri, { mimeType: type });
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
