import { NAME_MAX, nameKey } from '../readName';
import type { Values } from './format';
import type { Reads } from './judgeGame';
import type { RestoreWriter } from './restoreWriter';

export interface RosterReport {
  readonly players: {
    readonly new: number;
    readonly same: number;
    /** Their names were taken here, so they are added `as` another name. */
    readonly renamed: readonly { readonly name: string; readonly as: string }[];
    /** Taken to be the person of that name who is here. */
    readonly linked: readonly string[];
  };
  readonly groups: { readonly new: number; readonly same: number };
}

export interface RosterMerge {
  player(values: Values): Promise<void>;
  group(values: Values): Promise<void>;
  member(values: Values): Promise<void>;
  report(): RosterReport;
}

/** People and groups that are here stay as they are here: nothing says which side was changed later. */
export function createRosterMerge(
  sql: Reads,
  pen: RestoreWriter,
  sameName: 'apart' | 'link',
  at: number,
): RosterMerge {
  const players = { new: 0, same: 0, renamed: [] as { name: string; as: string }[], linked: [] as string[] };
  const groups = { new: 0, same: 0 };
  const newGroups = new Set<unknown>();

  async function holderOf(key: string): Promise<string | null> {
    const row = await sql.get('SELECT id FROM player WHERE name_key = ? AND archived_at IS NULL', [key]);
    return row === null ? null : String(row['id']);
  }

  async function freeName(name: string): Promise<string> {
    for (let number = 2; ; number += 1) {
      const tail = ` (${number})`;
      const free = [...name].slice(0, NAME_MAX - tail.length).join('') + tail;
      if ((await holderOf(nameKey(free))) === null) return free;
    }
  }

  async function addPlayer(values: Values): Promise<void> {
    const name = String(values['name']);
    const holder = values['archived_at'] === null ? await holderOf(String(values['name_key'])) : null;
    if (holder === null) {
      players.new += 1;
      return pen.insert('player', [values]);
    }
    if (sameName === 'link') {
      players.linked.push(name);
      return pen.insert('player', [{ ...values, archived_at: at, merged_into: holder }]);
    }
    const as = await freeName(name);
    players.renamed.push({ name, as });
    return pen.insert('player', [{ ...values, name: as, name_key: nameKey(as) }]);
  }

  return {
    async player(values) {
      const id = values['id'] ?? null;
      if ((await sql.get('SELECT 1 FROM player WHERE id = ?', [id])) === null) return addPlayer(values);
      players.same += 1;
      const played = values['last_played_at'] ?? null;
      if (played !== null)
        await pen.run(
          'UPDATE player SET last_played_at = ? WHERE id = ? AND coalesce(last_played_at, -1) < ?',
          [played, id, played],
        );
    },

    async group(values) {
      const id = values['id'] ?? null;
      if ((await sql.get('SELECT 1 FROM player_group WHERE id = ?', [id])) !== null) {
        groups.same += 1;
        return;
      }
      groups.new += 1;
      newGroups.add(id);
      await pen.insert('player_group', [values]);
    },

    async member(values) {
      if (newGroups.has(values['group_id'])) await pen.insert('group_member', [values]);
    },

    report: () => ({ players: { ...players }, groups: { ...groups } }),
  };
}
