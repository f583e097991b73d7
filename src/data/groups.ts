import {
  err,
  listOf,
  maybe,
  moment,
  number,
  ok,
  phrase,
  refusal,
  text,
  type Read,
  type Refusal,
  type Result,
} from '@/engine';
import { readRows, type Rows } from './badRow';
import type { SqlDriver } from './driver';
import { playerRow, type Player } from './players';
import { nameKey, readName } from './readName';
import { jsonOf, row } from './row';
import { assignGroups } from './writeRecord';

/** People who often play together, in the order of their seats. */
const groupRow = row({
  id: text,
  name: text,
  /** Players of the roster. */
  members: jsonOf(listOf(text)),
  /** Games that are finished or running, the bin left out. */
  games: number(),
  lastPlayedAt: maybe(moment),
});
export type ListedGroup = Read<typeof groupRow>;
export type Group = Pick<ListedGroup, 'id' | 'name' | 'members'>;

export interface Groups {
  /** New, or replaces the one with this id. */
  put(group: Group): Promise<Result<Group, Refusal>>;
  /** Most recently played first, then by name. */
  list(): Promise<Rows<ListedGroup>>;
  /** Who sits down with the group, in order: its members who are still in the roster, not archived. */
  seats(id: string): Promise<Rows<Player>>;
  remove(id: string): Promise<void>;
}

export function createGroups(sql: SqlDriver): Groups {
  return {
    put: async ({ id, name: typed, members }) => {
      const name = readName(typed);
      if (!name.ok) return name;
      return sql.tx(async (tx) => {
        for (const member of members) {
          if ((await tx.get('SELECT 1 FROM player WHERE id = ?', [member])) === null)
            return err(refusal('no-such-player', phrase('data.noSuchPlayer')));
        }
        await tx.run(
          `INSERT INTO player_group (id, name, name_key) VALUES (?, ?, ?)
           ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_key = excluded.name_key`,
          [id, name.value, nameKey(name.value)],
        );
        await tx.run('DELETE FROM group_member WHERE group_id = ?', [id]);
        for (const [position, member] of members.entries()) {
          await tx.run(
            'INSERT INTO group_member (group_id, position, player_id) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
            [id, position, member],
          );
        }
        // Evenings of these people that belong to no group yet are this group's.
        await assignGroups(tx, null);
        return ok({ id, name: name.value, members: [...new Set(members)] });
      });
    },

    list: async () =>
      readRows(
        'player_group',
        await sql.all(
          `SELECT player_group.id, name, (
             SELECT json_group_array(player_id) FROM
             (SELECT player_id FROM group_member WHERE group_id = player_group.id ORDER BY position)
           ) AS members, count(session.id) AS games, max(session.updated_at) AS last_played_at
           FROM player_group LEFT JOIN session
           ON session.group_id = player_group.id AND session.deleted_at IS NULL
           GROUP BY player_group.id ORDER BY coalesce(last_played_at, 0) DESC, name_key, player_group.id`,
        ),
        groupRow,
      ),

    seats: async (id) =>
      readRows(
        'player',
        await sql.all(
          `SELECT player.* FROM group_member JOIN player ON player.id = group_member.player_id
           WHERE group_id = ? AND archived_at IS NULL ORDER BY position`,
          [id],
        ),
        playerRow,
      ),

    remove: (id) =>
      sql.tx(async (tx) => {
        await tx.run('UPDATE session SET group_id = NULL WHERE group_id = ?', [id]);
        await tx.run('DELETE FROM group_member WHERE group_id = ?', [id]);
        await tx.run('DELETE FROM player_group WHERE id = ?', [id]);
      }),
  };
}
