import { err, field, list, ok, phrase, refusal, text, type At, type Refusal, type Result } from '@/engine';
import { json, readRows, type Rows } from './badRow';
import type { SqlDriver } from './driver';
import { nameKey, readName } from './readName';

/** People who often play together, in the order of their seats. */
export interface Group {
  readonly id: string;
  readonly name: string;
  /** Players of the roster. */
  readonly members: readonly string[];
}

export interface Groups {
  /** New, or in place of the one with this id. */
  put(group: Group): Promise<Result<Group, Refusal>>;
  list(): Promise<Rows<Group>>;
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
        return ok({ id, name: name.value, members: [...new Set(members)] });
      });
    },

    list: async () =>
      readRows(
        'player_group',
        await sql.all(
          `SELECT id, name, (
             SELECT json_group_array(player_id) FROM
             (SELECT player_id FROM group_member WHERE group_id = player_group.id ORDER BY position)
           ) AS members
           FROM player_group ORDER BY name_key, id`,
        ),
        readGroup,
      ),

    remove: (id) =>
      sql.tx(async (tx) => {
        await tx.run('DELETE FROM group_member WHERE group_id = ?', [id]);
        await tx.run('DELETE FROM player_group WHERE id = ?', [id]);
      }),
  };
}

function readGroup(at: At): Group {
  return {
    id: text(field(at, 'id')),
    name: text(field(at, 'name')),
    members: list({ value: json(field(at, 'members')), path: 'members' }, text),
  };
}
