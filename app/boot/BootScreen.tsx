import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage, useSay } from '@/i18n';
import type { BootStatus } from '@/state/boot';
import { BlankPage, Button, Txt } from '@/ui';
import { hasScannedCode } from '../handover/scannedCode';
import { exportName, JSON_FILE } from '../platform/exportEverything';
import { offers } from '../platform/offers';
import { saveFile } from '../platform/saveFile';
import { formatDate } from '../text/format';
import { Notice } from './Notice';

interface Props {
  readonly status: BootStatus;
  readonly onTryAgain: () => void;
}

/** What keeps the games from opening, and what to do about it. */
export function BootScreen({ status, onTryAgain }: Props) {
  const say = useSay();
  switch (status.kind) {
    case 'opening':
    case 'ready':
      return <BlankPage />;
    case 'elsewhere':
      return <Elsewhere status={status} />;
    case 'newer':
      return (
        <Notice
          icon="lock"
          title={say('boot.newerTitle')}
          text={say('boot.newerText', { theirs: status.version, ours: status.known })}
        />
      );
    case 'damaged':
      return <Damaged status={status} />;
    case 'lost':
      return <Lost status={status} />;
    case 'unavailable':
      return <NoPlace status={status} onTryAgain={onTryAgain} />;
  }
}

type ElsewhereStatus = Extract<BootStatus, { kind: 'elsewhere' }>;

function Elsewhere({ status }: { readonly status: ElsewhereStatus }) {
  const say = useSay();
  const { waiting, unsaved, unkept, takeOver } = status;
  // Every code that the camera reads opens another tab: the games belong in the newest one.
  const [scanned] = useState(hasScannedCode);
  const [failed, setFailed] = useState(false);
  const take = useCallback(() => {
    setFailed(false);
    takeOver().then(
      () => {
        // The other tab went on with a newer version meanwhile: this one is outdated.
        const { replaced, update } = offers.getState();
        if (replaced) update?.();
      },
      () => setFailed(true),
    );
  }, [takeOver]);
  const wanted = useRef(scanned);
  useEffect(() => {
    if (wanted.current) take();
    wanted.current = false;
  }, [take]);
  return (
    <Notice icon="lock" title={say('boot.elsewhereTitle')} text={say('boot.elsewhereText')}>
      <Button
        kind="primary"
        title={say(waiting === null ? 'boot.takeOver' : 'boot.takingOver')}
        onPress={() => waiting === null && take()}
      />
      {waiting !== null && (
        <Txt tone="ink2" live="polite">
          {say(`boot.waiting.${waiting}`)}
        </Txt>
      )}
      {failed && (
        <Txt tone="loss" live="assertive">
          {say('boot.takeOverFailed')}
        </Txt>
      )}
      {unsaved.length > 0 && (
        <>
          <Txt tone="loss" live="assertive">
            {say('boot.unsavedHere', { count: unsaved.length })}
          </Txt>
          <Button title={say('trouble.exportMemory')} onPress={() => void exportUnsaved(unsaved)} />
        </>
      )}
      {unkept > 0 && (
        <Txt tone="loss" live="assertive">
          {say('boot.unkeptHere', { count: unkept })}
        </Txt>
      )}
    </Notice>
  );
}

async function exportUnsaved(unsaved: ElsewhereStatus['unsaved']): Promise<void> {
  await saveFile(exportName(Date.now()), JSON.stringify({ format: 'foothold-export', unsaved }), JSON_FILE);
}

type UnavailableStatus = Extract<BootStatus, { kind: 'unavailable' }>;

const NO_PLACE = {
  'no-storage': 'none',
  full: 'full',
  locked: 'unreached',
  blocked: 'unreached',
  unknown: 'unreached',
} as const satisfies Record<UnavailableStatus['reason'], string>;

function NoPlace({ status, onTryAgain }: Props & { readonly status: UnavailableStatus }) {
  const say = useSay();
  const { reason, message } = status;
  return (
    <Notice
      icon="warning"
      title={say(`boot.noPlace.${NO_PLACE[reason]}Title`)}
      text={say(`boot.noPlace.${NO_PLACE[reason]}Text`, { reason: message || reason })}
    >
      <Button kind="primary" title={say('boot.tryAgain')} onPress={onTryAgain} />
    </Notice>
  );
}

type DamagedStatus = Extract<BootStatus, { kind: 'damaged' }>;

async function exportDamaged(status: DamagedStatus): Promise<void> {
  await saveFile(exportName(Date.now()), JSON.stringify(await status.exportData()), JSON_FILE);
}

function Damaged({ status }: { readonly status: DamagedStatus }) {
  const say = useSay();
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const attempt = (work: () => Promise<void>) => () => {
    work().catch((thrown: unknown) => setFailure(thrown instanceof Error ? thrown.message : String(thrown)));
  };
  return (
    <Notice
      icon="warning"
      title={say('boot.damagedTitle')}
      text={[
        say('boot.damagedText', { found: status.found.join('; ') }),
        status.kept &&
          say('backup.fillUp', {
            count: status.kept.games,
            when: formatDate(status.kept.created, language),
          }),
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <Button kind="primary" title={say('boot.salvage')} onPress={attempt(() => status.salvage())} />
      <Button title={say('trouble.exportData')} onPress={attempt(() => exportDamaged(status))} />
      {failure !== null && (
        <Txt tone="loss" live="assertive">
          {say('boot.salvageFailed', { reason: failure })}
        </Txt>
      )}
    </Notice>
  );
}

function Lost({ status }: { readonly status: Extract<BootStatus, { kind: 'lost' }> }) {
  const say = useSay();
  const language = useLanguage();
  const [failure, setFailure] = useState<string | null>(null);
  const { games, created } = status.kept;
  const attempt = (work: () => Promise<void>) => () => {
    work().catch((thrown: unknown) => setFailure(thrown instanceof Error ? thrown.message : String(thrown)));
  };
  return (
    <Notice
      icon="warning"
      title={say('backup.lostTitle')}
      text={say('backup.lostText', { count: games, when: formatDate(created, language) })}
    >
      <Button kind="primary" title={say('backup.bringBack')} onPress={attempt(() => status.bringBack())} />
      <Button title={say('backup.startEmpty')} onPress={attempt(() => status.startEmpty())} />
      {failure !== null && (
        <Txt tone="loss" live="assertive">
          {say('boot.salvageFailed', { reason: failure })}
        </Txt>
      )}
    </Notice>
  );
}
