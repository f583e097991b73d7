import type { StoredResult } from '@/data/results';
import type { OpenSession } from '../openSession';
import { recordResult } from '../recordResult';
import type { Services } from '../services';

/**
 * A finished game as it is counted and exported to other programs. Taps just made in the game on the table are
 * written first, so that nothing outdated leaves the app. Null while it goes on, or where it cannot be read.
 */
export async function finishedGame(
  { data, writer }: Pick<Services, 'data' | 'writer'>,
  id: string,
  open: OpenSession | null,
): Promise<StoredResult | null> {
  if (open) {
    await writer.flush(id);
    if (!(await recordResult(data, open))) return null;
  }
  const found = await data.results.get(id);
  return found.kind === 'ok' ? found.value : null;
}
