import type { SqlStatements } from './driver';

/** Who an id of an old game is today, after merges; null for a guest. UNION, not UNION ALL: a circle must end. */
export async function resolvePlayer(sql: SqlStatements, id: string): Promise<string | null> {
  const row = await sql.get(
    `WITH RECURSIVE chain (id, next) AS (
       SELECT id, merged_into FROM player WHERE id = ?1
       UNION
       SELECT player.id, player.merged_into FROM chain JOIN player ON player.id = chain.next
     )
     SELECT id FROM chain WHERE next IS NULL LIMIT 1`,
    [id],
  );
  return row === null ? null : String(row['id']);
}

/** A player and everybody who was merged into them, one after another. */
export async function idsOf(sql: SqlStatements, id: string): Promise<readonly string[]> {
  const rows = await sql.all(
    `WITH RECURSIVE family (id) AS (
       SELECT ?1
       UNION
       SELECT player.id FROM family JOIN player ON player.merged_into = family.id
     )
     SELECT id FROM family`,
    [id],
  );
  return rows.map((row) => String(row['id']));
}
