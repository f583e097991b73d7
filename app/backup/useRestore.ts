import { useCallback, useEffect, useState } from 'react';
import type { Slot } from '@/data/backup/backupStore';
import type { MergeChoices, MergeReport } from '@/data/backup/mergeBackup';
import type { Refusal, Result } from '@/engine';
import { phrase, refusal } from '@/engine';
import {
  openBackup,
  openKept,
  previewBackup,
  restoreBackup,
  type OpenedBackup,
  type RestoreHow,
} from '@/state/backup';
import type { Services } from '@/state/services';
import { useStores } from '@/state/useStores';
import { openedFile } from '../platform/openedFile';
import { pickFile } from '../platform/pickFile';

export interface Chosen extends OpenedBackup {
  /** Null for an automatic backup. */
  readonly name: string | null;
  readonly how: RestoreHow['kind'];
  readonly choices: MergeChoices;
}

export type RestoreStage =
  | { readonly kind: 'choosing'; readonly refused: Refusal | null; readonly name: string | null }
  | { readonly kind: 'reading' }
  | ({ readonly kind: 'chosen' } & Chosen)
  | { readonly kind: 'restoring' }
  | { readonly kind: 'done'; readonly merged: MergeReport | null; readonly before: Chosen };

export interface Restore {
  readonly stage: RestoreStage;
  choose(): void;
  /** Looks at the same file again with another answer. */
  change(answer: Partial<Pick<Chosen, 'how'> & MergeChoices>): void;
  restore(): void;
}

/** A person decides what is merged: until then nobody is taken for somebody else, and nothing is doubled. */
const CAREFUL: MergeChoices = { conflicts: 'keep-ours', sameName: 'apart' };

/** From a file, or from what was kept, to what it changed. */
export function useRestore(slot: Slot | undefined, file?: string): Restore {
  const stores = useStores();
  const { services } = stores;
  const [stage, setStage] = useState<RestoreStage>(
    slot === undefined && file === undefined
      ? { kind: 'choosing', refused: null, name: null }
      : { kind: 'reading' },
  );

  const show = useCallback((name: string | null, opened: Result<OpenedBackup, Refusal>) => {
    if (!opened.ok) return setStage({ kind: 'choosing', refused: opened.error, name });
    const { here, merge } = opened.value.preview;
    const isEmpty = here.games === 0 && merge.players.same === 0;
    const isWhole = opened.value.backup.header.kind === 'backup';
    const how = isEmpty && isWhole ? 'replace' : 'merge';
    setStage({ kind: 'chosen', ...opened.value, name, how, choices: CAREFUL });
  }, []);

  useEffect(() => {
    if (slot === undefined && file === undefined) return;
    const opening = slot !== undefined ? openKept(services, slot, CAREFUL) : openFile(services, file ?? '');
    opening.then(
      (opened) => show(null, opened),
      (thrown: unknown) => setStage(failed(thrown, null)),
    );
    // Once: a restore changes the backups, and must not reopen one while somebody looks at it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function choose(): Promise<void> {
    const picked = await pickFile();
    if (!picked) return;
    setStage({ kind: 'reading' });
    show(picked.name, await openBackup(services, picked.source, CAREFUL));
  }

  async function change(chosen: Chosen, answer: Parameters<Restore['change']>[0]): Promise<void> {
    const { how = chosen.how, ...others } = answer;
    const choices = { ...chosen.choices, ...others };
    setStage({ kind: 'chosen', ...chosen, how, choices });
    if (Object.keys(others).length === 0) return;
    const preview = await previewBackup(services, chosen.backup, choices);
    setStage(
      preview.ok
        ? { kind: 'chosen', ...chosen, ...preview.value, how, choices }
        : { kind: 'choosing', refused: preview.error, name: chosen.name },
    );
  }

  async function restore(chosen: Chosen): Promise<void> {
    setStage({ kind: 'restoring' });
    const { backup, how, choices, name } = chosen;
    const done = await restoreBackup(
      stores,
      backup,
      how === 'merge' ? { kind: 'merge', ...choices } : { kind: 'replace' },
    );
    setStage(
      done.ok
        ? { kind: 'done', merged: done.value.merged, before: chosen }
        : { kind: 'choosing', refused: done.error, name },
    );
  }

  const attempt = (work: Promise<void>) =>
    void work.catch((thrown: unknown) => setStage((now) => failed(thrown, 'name' in now ? now.name : null)));
  return {
    stage,
    choose: () => attempt(choose()),
    change: (answer) => stage.kind === 'chosen' && attempt(change(stage, answer)),
    restore: () => stage.kind === 'chosen' && attempt(restore(stage)),
  };
}

/** Another tab took the games over in the middle, or the system refused the file. */
function failed(thrown: unknown, name: string | null): RestoreStage {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return { kind: 'choosing', refused: refusal('unreadable', phrase('backup.unreadable', { reason })), name };
}

async function openFile(services: Services, uri: string): Promise<Result<OpenedBackup, Refusal>> {
  return openBackup(services, (await openedFile(uri)).source, CAREFUL);
}
