import type { AboutTable, Caller } from './protocol';
import type { HubNeeds, Room } from './rooms';
import { sameSecret } from './secret';
import type { TableRecord } from './tableStore';

/** What the table is now, at the moment when somebody knocks. One that only rested is opened again by its host. */
export async function letIn(
  { store, noted }: HubNeeds,
  { table }: Room,
  me: Caller,
): Promise<TableRecord | 'gone'> {
  const { id } = table.about;
  const record = await store.table(id);
  if (!record) return 'gone';
  const isHost = record.phones.some(
    (phone) => phone.id === me.id && phone.role === 'host' && sameSecret(phone.tokenHash, me.token),
  );
  if (record.closed !== 'rest' || !isHost) return record;
  await store.setClosed(id, null);
  noted?.({ what: 'reopened', table: id });
  return { ...record, closed: null };
}

/** Whether this hub knows the game, and the game its settings. */
export async function isPlayable({ game }: Pick<HubNeeds, 'game'>, about: AboutTable): Promise<boolean> {
  const rules = await game(about.gameId);
  try {
    return rules !== null && rules.initial(about.config) !== undefined;
  } catch {
    return false;
  }
}
