import * as fc from 'fast-check';
import { BACKUP_TABLES, columnsOf } from '@/data/backup/format';
import { previewRestore, restoreByMerging, restoreByReplacing } from '@/data/backup/restore';
import { unwrap } from '@/engine';
import { APART, backupText, dump, fill, newDatabase, open, worlds } from './backupSupport';

const keepNothing = () => Promise.resolve();

test('export, wipe, restore: every row is back, byte for byte, by merging and by replacing', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const home = await newDatabase();
      await fill(home, world);
      const before = await dump(home);
      const text = await backupText(home);
      expect(await dump(home)).toEqual(before);
      const backup = await open(text);
      expect(backup.counts).toEqual(
        Object.fromEntries(BACKUP_TABLES.map((table) => [table, world[table].length])),
      );

      const fresh = await newDatabase();
      unwrap(await restoreByReplacing(fresh, backup, keepNothing));
      expect(await dump(fresh)).toEqual(before);
      expect(await backupText(fresh)).toBe(text);

      const merged = await newDatabase();
      unwrap(await restoreByMerging(merged, backup, APART));
      expect(await dump(merged)).toEqual({ ...before, setting: [] });
    }),
    { numRuns: 60 },
  );
});

test('replacing leaves nothing of what was there before, and the log is guarded as ever', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, worlds, async (old, next) => {
      const other = await newDatabase();
      await fill(other, next);
      const backup = await open(await backupText(other));
      const sql = await newDatabase();
      await fill(sql, old);
      await sql.run("INSERT INTO setting (key, value) VALUES ('lastExport', '1')");
      const kept: string[] = [];
      unwrap(await restoreByReplacing(sql, backup, async () => void kept.push(await backupText(sql))));
      const after = await dump(sql);
      expect(after).toEqual({
        ...(await dump(other)),
        setting: [...(after['setting'] ?? [])],
      });
      expect(after['setting']).toContain('{"key":"lastExport","value":"1"}');
      expect(after['setting']?.length).toBe(next.setting.length + 1);
      expect((await open(kept[0] ?? '')).counts.entry).toBe(old.entry.length);
      const guarded = sql.run('DELETE FROM entry').then(
        ({ changes }) => changes,
        () => 'refused',
      );
      expect(await guarded).toBe(next.entry.length === 0 ? 0 : 'refused');
    }),
    { numRuns: 30 },
  );
});

test('merging our own backup changes nothing, and says so', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      const sql = await newDatabase();
      await fill(sql, world);
      const before = await dump(sql);
      const backup = await open(await backupText(sql));
      const preview = unwrap(await previewRestore(sql, backup, APART));
      expect(preview.here).toEqual(preview.inside);
      const report = unwrap(await restoreByMerging(sql, backup, APART));
      expect(report).toEqual(preview.merge);
      expect(report).toMatchObject({
        games: { new: 0, same: world.session.length, behind: 0, inBin: 0, copied: 0 },
        updated: [],
        conflicts: [],
        players: { new: 0, same: world.player.length, renamed: [], linked: [] },
        groups: { new: 0, same: world.player_group.length },
      });
      expect(await dump(sql)).toEqual(before);
    }),
    { numRuns: 40 },
  );
});

test('merging twice is merging once, whatever clashes; the preview shows it beforehand and changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      worlds,
      worlds,
      fc.constantFrom('keep-ours' as const, 'keep-both' as const),
      fc.constantFrom('apart' as const, 'link' as const),
      async (here, there, conflicts, sameName) => {
        const choices = { conflicts, sameName };
        const other = await newDatabase();
        await fill(other, there);
        const backup = await open(await backupText(other));
        const sql = await newDatabase();
        await fill(sql, here);
        const before = await dump(sql);
        const preview = unwrap(await previewRestore(sql, backup, choices));
        expect(await dump(sql)).toEqual(before);
        expect(unwrap(await restoreByMerging(sql, backup, choices))).toEqual(preview.merge);
        const once = await dump(sql);
        expect(once['setting']).toEqual(before['setting']);
        // Nothing of ours is lost.
        expect(once['entry']).toEqual(expect.arrayContaining([...(before['entry'] ?? [])]));
        const again = unwrap(await restoreByMerging(sql, backup, choices));
        expect(again.games.new + again.games.copied + again.updated.length).toBe(0);
        expect(await dump(sql)).toEqual(once);
      },
    ),
    { numRuns: 40 },
  );
});

test('every column that is not derived is in a backup', async () => {
  const sql = await newDatabase();
  for (const table of BACKUP_TABLES) {
    const stored = await sql.all(`PRAGMA table_info(${table})`);
    expect(columnsOf(table).map(([name]) => name)).toEqual(stored.map(({ name }) => name));
  }
});
