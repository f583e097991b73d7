import { Directory, File, Paths } from 'expo-file-system';
import { readJson } from './badRow';
import { keptBackup, SLOTS, type BackupStore, type KeptBackup, type Slot } from './backup/backupStore';
import { fileSource } from './backup/fileSource';

/** Files beside the database, in a folder of their own. The facts about a backup are in a small file beside it. */
export const rollingBackup: BackupStore = {
  list: async () => {
    const kept: KeptBackup[] = [];
    for (const slot of SLOTS) {
      const about = place(slot, 'json');
      if (!about.exists || !place(slot, 'foothold').exists) continue;
      const read = readJson(await about.text(), keptBackup);
      if (read.ok) kept.push(read.value);
    }
    return kept;
  },

  put: async (kept, pieces) => {
    const encoder = new TextEncoder();
    const draft = place('draft', 'foothold');
    draft.create({ overwrite: true, intermediates: true });
    const handle = draft.open();
    try {
      for await (const piece of pieces) handle.writeBytes(encoder.encode(piece));
    } finally {
      handle.close();
    }
    const { size } = draft;
    await draft.move(place(kept.slot, 'foothold'), { overwrite: true });
    writeAbout({ ...kept, size });
  },

  open: async (slot) => {
    const file = place(slot, 'foothold');
    return file.exists ? fileSource(file) : null;
  },

  move: async (from, to) => {
    const about = place(from, 'json');
    if (!about.exists) return;
    const read = readJson(await about.text(), keptBackup);
    if (!read.ok) return;
    await place(from, 'foothold').move(place(to, 'foothold'), { overwrite: true });
    writeAbout({ ...read.value, slot: to });
    place(from, 'json').delete();
  },
};

function writeAbout(kept: KeptBackup): void {
  const file = place(kept.slot, 'json');
  file.create({ overwrite: true });
  file.write(JSON.stringify(kept));
}

function place(name: Slot | 'draft', ending: 'foothold' | 'json'): File {
  return new File(new Directory(Paths.document, 'backups'), `${name}.${ending}`);
}
