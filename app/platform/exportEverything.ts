import { diagnostics } from '@/data/diagnostics';
import { exportData } from '@/data/exportData';
import type { Stores } from '@/state/stores';
import { saveFile } from './saveFile';

export const JSON_FILE = 'application/json';

/**
 * For emergencies: everything that is stored, what is shown but not stored yet, and the faults that the app got over, in one
 * file that needs no working database.
 * A backup is what Settings exports. Returns its name.
 */
export async function exportEverything({ services }: Stores): Promise<string> {
  const stored = await exportData(services.data.sql).catch((thrown: unknown) => ({
    unreadable: String(thrown),
  }));
  const name = exportName(services.clock());
  await saveFile(
    name,
    JSON.stringify({ ...stored, unsaved: services.writer.unsaved(), diagnostics: diagnostics() }),
    JSON_FILE,
  );
  return name;
}

export function exportName(at: number): string {
  return `foothold-${new Date(at).toISOString().slice(0, 16).replace(/[T:]/g, '-')}.json`;
}
