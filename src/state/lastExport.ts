import { field, moment } from '@/engine';
import type { Services } from './services';

const LAST_EXPORT = 'lastExport';
const MONTH = 30 * 24 * 60 * 60 * 1000;

export async function markExported({ data, clock }: Services): Promise<void> {
  await data.settings.set(LAST_EXPORT, { at: clock() });
}

export async function lastExport({ data }: Services): Promise<number | null> {
  const none: { readonly at: number } | null = null;
  return (
    (await data.settings.get(LAST_EXPORT, (at) => ({ at: moment(field(at, 'at')) }), none)).value?.at ?? null
  );
}

/** Games were finished since the last export, and it is a month ago; without any, a month since the first game. */
export async function exportDue(services: Services): Promise<boolean> {
  const last = await lastExport(services);
  const row = await services.data.sql.get(
    `SELECT min(created_at) AS first, max(finished_at) AS newest FROM session
     WHERE deleted_at IS NULL AND finished_at IS NOT NULL`,
  );
  if (row?.['newest'] == null) return false;
  if (last !== null && Number(row['newest']) <= last) return false;
  return services.clock() - (last ?? Number(row['first'])) > MONTH;
}
