import { phrase } from '@/engine';
import { refuse } from './badBackup';
import { BACKUP_TABLES, type BackupTable, type Counts, type Limits, type Values } from './format';
import type { StoredRow } from './readLine';

/** A game comes whole, with its log; everything else row by row. */
export type Item =
  | { readonly kind: 'row'; readonly table: SmallTable; readonly values: Values }
  | ({ readonly kind: 'game' } & StoredGame);

export type SmallTable = Exclude<BackupTable, 'session' | 'entry'>;

export interface StoredGame {
  readonly session: Values;
  readonly entries: readonly Values[];
}

export interface Gathering {
  take(row: StoredRow, line: number): readonly Item[];
  finish(): readonly Item[];
  counts(): Counts;
}

/** Puts the rows of a file together, and refuses what would not fit into the database: ids that clash, loose ends. */
export function createGathering(limits: Limits): Gathering {
  const counts = Object.fromEntries(BACKUP_TABLES.map((table) => [table, 0])) as Record<BackupTable, number>;
  const seen = new Set<string>();
  let game: { readonly session: Values; readonly entries: Values[]; readonly line: number } | null = null;
  let rank = 0;
  let rows = 0;

  function once(line: number, id: string, ...key: readonly unknown[]): void {
    const words = JSON.stringify(key);
    if (seen.has(words)) refuse('clash', phrase('backup.clash', { line, id }), `[${line}]`);
    seen.add(words);
  }

  function known(line: number, id: string, ...key: readonly unknown[]): void {
    if (!seen.has(JSON.stringify(key))) stray(line, id);
  }

  function takeEntry(values: Values, line: number): void {
    const id = String(values['session_id']);
    if (game === null || game.session['id'] !== id) return stray(line, id);
    const seq = Number(values['seq']);
    if (seq <= Number(game.entries.at(-1)?.['seq'] ?? -1))
      refuse('clash', phrase('backup.clash', { line, id: `${id}, ${seq}` }), `[${line}].seq`);
    if (game.entries.length >= limits.log)
      refuse('too-many', phrase('backup.logTooLong', { line: game.line, max: limits.log }), `[${line}]`);
    game.entries.push(values);
  }

  function finishGame(): readonly Item[] {
    const done = game;
    game = null;
    return done ? [{ kind: 'game', session: done.session, entries: done.entries }] : [];
  }

  return {
    take({ table, values }, line) {
      if (table !== 'entry' && BACKUP_TABLES.indexOf(table) < rank) stray(line, table);
      rank = table === 'entry' ? rank : BACKUP_TABLES.indexOf(table);
      counts[table] += 1;
      if ((rows += 1) > limits.rows)
        refuse('too-many', phrase('backup.tooMany', { max: limits.rows }), `[${line}]`);

      const id = String(values['id']);
      switch (table) {
        case 'entry':
          takeEntry(values, line);
          return [];
        case 'session': {
          once(line, id, table, id);
          const before = finishGame();
          game = { session: values, entries: [], line };
          return before;
        }
        case 'setting':
          once(line, String(values['key']), table, values['key']);
          break;
        case 'player':
          once(line, id, table, id);
          // Two people of one name can be on the roster only if one of them is archived.
          if (values['archived_at'] === null)
            once(line, String(values['name']), 'player_name', values['name_key']);
          break;
        case 'player_group':
          once(line, id, table, id);
          break;
        case 'group_member': {
          const [group, player] = [String(values['group_id']), String(values['player_id'])];
          known(line, group, 'player_group', group);
          known(line, player, 'player', player);
          once(line, player, table, group, player);
          break;
        }
      }
      return [{ kind: 'row', table, values }];
    },
    finish: finishGame,
    counts: () => ({ ...counts }),
  };
}

function stray(line: number, id: string): never {
  return refuse('stray', phrase('backup.stray', { line, id }), `[${line}]`);
}
