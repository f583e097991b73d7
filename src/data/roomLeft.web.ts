/** What the browser would let us have; the disk itself may have less. */
export async function roomLeft(): Promise<number | null> {
  const storage = navigator.storage as Partial<StorageManager> | undefined;
  const { quota, usage } = (await storage?.estimate?.()) ?? {};
  return quota === undefined || usage === undefined ? null : Math.max(0, quota - usage);
}
