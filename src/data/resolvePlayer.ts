import type { SqlStatements } from './driver';

/** Who an id of an old game is today, after merges; null for a guest. */
export async function resolvePlayer(sql: Pick<SqlStatements, 'get'>, id: string): Promise<string | null> {
  const player = (await sql.get(`SELECT ${resolved('?1')} AS id`, [id]))?.['id'];
  return typeof player === 'string' ? player : null;
}

/** The same as an SQL expression over an id. UNION, not UNION ALL: a circle must end. */
export function resolved(id: string): string {
  return `(WITH RECURSIVE chain (id, next) AS (
      SELECT id, merged_into FROM player WHERE id = ${id}
      UNION
      SELECT player.id, player.merged_into FROM chain JOIN player ON player.id = chain.next
    )
    SELECT id FROM chain WHERE next IS NULL LIMIT 1)`;
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
