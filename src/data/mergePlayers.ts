import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import { readJson } from './badRow';
import type { SqlRow, SqlStatements } from './driver';
import { idsOf } from './resolvePlayer';
import { RECORD_VERSION } from './writeRecord';

/** Inside a transaction. Configs and logs are not touched: `resolvePlayer` says who their ids are. */
export async function mergePlayers(
  tx: SqlStatements,
  from: string,
  into: string,
  at: number,
): Promise<Result<null, Refusal>> {
  const [lost, kept] = [await playerRow(tx, from), await playerRow(tx, into)];
  if (lost === null || kept === null || from === into)
    return err(refusal('no-such-player', phrase('data.noSuchPlayer')));
  const together = await gamesTogether(tx, from, into);
  if (together > 0)
    return err(
      refusal(
        'played-together',
        phrase('data.playedTogether', { a: String(lost['name']), b: String(kept['name']), count: together }),
      ),
    );
  await tx.run('UPDATE session_player SET player_id = ?2 WHERE player_id = ?1', [from, into]);
  await tx.run('UPDATE result_player SET player_id = ?2 WHERE player_id = ?1', [from, into]);
  await tx.run('UPDATE OR IGNORE group_member SET player_id = ?2 WHERE player_id = ?1', [from, into]);
  await tx.run('DELETE FROM group_member WHERE player_id = ?', [from]);
  // Archived too, so that the name is free.
  await tx.run('UPDATE player SET merged_into = ?2, archived_at = coalesce(archived_at, ?3) WHERE id = ?1', [
    from,
    into,
    at,
  ]);
  await tx.run(
    `UPDATE player SET last_played_at = nullif(max(coalesce(last_played_at, 0), coalesce(?2, 0)), 0),
       preferred = ?3 WHERE id = ?1`,
    [into, (lost['last_played_at'] ?? null) as number | null, joinPreferred(lost, kept)],
  );
  return ok(null);
}

/** Inside a transaction. Every seat knows the id it was played under, so its games can be given back. */
export async function unmergePlayer(tx: SqlStatements, from: string): Promise<void> {
  await tx.run('UPDATE player SET merged_into = NULL, archived_at = NULL WHERE id = ?', [from]);
  for (const id of await idsOf(tx, from)) {
    await tx.run('UPDATE session_player SET player_id = ?2 WHERE seat = ?1', [id, from]);
    await tx.run('UPDATE result_player SET player_id = ?2 WHERE seat = ?1', [id, from]);
  }
}

function playerRow(tx: SqlStatements, id: string): Promise<SqlRow | null> {
  return tx.get('SELECT * FROM player WHERE id = ? AND merged_into IS NULL', [id]);
}

/** Also unfinished games and those in the bin. One that is not recorded yet may mention them anywhere in its config. */
async function gamesTogether(tx: SqlStatements, a: string, b: string): Promise<number> {
  const recorded = await tx.get(
    `SELECT count(*) AS n FROM session_player AS x JOIN session_player AS y ON y.session_id = x.session_id
     WHERE x.player_id = ? AND y.player_id = ?`,
    [a, b],
  );
  const mentions = (ids: readonly string[]) => ids.map(() => 'instr(config, json_quote(?)) > 0').join(' OR ');
  const [as, bs] = [await idsOf(tx, a), await idsOf(tx, b)];
  const others = await tx.get(
    `SELECT count(*) AS n FROM session WHERE NOT EXISTS
       (SELECT 1 FROM record WHERE session_id = session.id AND version = ${RECORD_VERSION})
     AND NOT EXISTS (SELECT 1 FROM session_player WHERE session_id = session.id)
     AND (${mentions(as)}) AND (${mentions(bs)})`,
    [...as, ...bs],
  );
  return Number(recorded?.['n']) + Number(others?.['n']);
}

/** The preferences of the one that stays come before those of the other. */
function joinPreferred(lost: SqlRow, kept: SqlRow): string {
  const read = (row: SqlRow) => {
    const parsed = readJson(row['preferred'], (at) => at.value);
    return parsed.ok && typeof parsed.value === 'object' ? parsed.value : {};
  };
  return JSON.stringify({ ...read(lost), ...read(kept) });
}
