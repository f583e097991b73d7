import { useCallback, useEffect, useRef, useState } from 'react';
import { err, ok, phrase, refusal, type Refusal, type Result } from '@/engine';
import { findGame, isPlayable } from '@/games';
import { openBackup, restoreBackup, type OpenedBackup } from '@/state/backup';
import {
  codesSoFar,
  forgetCodes,
  HAND_OVER,
  handedOver,
  takeCodes,
  type HandedOver,
  type Scanned,
} from '@/state/handOver';
import { useStores } from '@/state/useStores';
import { openedFile } from '../platform/openedFile';
import { pickFile, type PickedFile } from '../platform/pickFile';
import { verdictOf, type HandOverVerdict } from './verdictOf';

export interface Arrived extends OpenedBackup {
  readonly game: HandedOver;
  readonly verdict: HandOverVerdict;
}

export interface Receiving {
  readonly progress: { readonly total: number; readonly missing: readonly number[] } | null;
  readonly arrived: Arrived | null;
  readonly refused: Refusal | null;
  /** What was refused because it is from another hand-over: the person may start over with it. */
  readonly other: string | null;
  readonly busy: boolean;
}

/** More than any hand-over has, even with each code twice. */
const MOST_CODES = 2000;

const NOTHING: Receiving = { progress: null, arrived: null, refused: null, other: null, busy: false };

export interface Receive extends Receiving {
  /** One code or many, with anything between them. */
  takeText(text: string): void;
  openFile(): void;
  /** One that was opened with the app. */
  takeFile(uri: string): void;
  forget(): void;
  startAnew(): void;
  /** Takes the game over and returns where it is now; null when it was refused. */
  take(arrived: Arrived): Promise<'table' | 'history' | null>;
}

/** Codes and files of a game that comes from another phone. */
export function useReceive(): Receive {
  const stores = useStores();
  const { services } = stores;
  const [state, setState] = useState(NOTHING);
  // One after the other: a scan and a paste must not write at the same time.
  const tail = useRef<Promise<unknown>>(Promise.resolve());

  const attempt = useCallback((work: () => Promise<Partial<Receiving>>) => {
    tail.current = tail.current.then(work).then(
      (next) => setState((now) => ({ ...now, refused: null, other: null, ...next, busy: false })),
      (thrown: unknown) => setState((now) => ({ ...now, refused: failed(thrown), busy: false })),
    );
  }, []);

  const takeAll = useCallback(
    async (text: string): Promise<Partial<Receiving>> => {
      const codes = text.split(/\s+/, MOST_CODES).filter(Boolean);
      if (codes.length === 0) return {};
      const taken = await takeCodes(services, codes);
      if (taken.ok) return shown(taken);
      const soFar = await codesSoFar(services);
      const other = taken.error.code === 'other-hand-over' ? text : null;
      return { ...(soFar ? await shown(soFar) : null), refused: taken.error, other };
    },
    [services],
  );

  const takeText = useCallback((text: string) => attempt(() => takeAll(text)), [attempt, takeAll]);

  useEffect(() => {
    attempt(async () => {
      const soFar = await codesSoFar(services);
      return soFar ? shown(soFar) : {};
    });
  }, [attempt, services]);

  const openFile = useCallback(
    async ({ source }: PickedFile): Promise<Partial<Receiving>> => {
      setState((now) => ({ ...now, busy: true }));
      const opened = await openBackup(services, source, HAND_OVER);
      return opened.ok ? shownArrival(opened.value) : { refused: opened.error };
    },
    [services],
  );
  const takeFile = useCallback(
    (uri: string) => attempt(async () => openFile(await openedFile(uri))),
    [attempt, openFile],
  );

  return {
    ...state,
    takeText,
    takeFile,
    // Outside of the queue: some browsers never say that nothing was chosen.
    openFile: () =>
      void pickFile().then(
        (picked) => picked && attempt(() => openFile(picked)),
        (thrown: unknown) => setState((now) => ({ ...now, refused: failed(thrown) })),
      ),
    forget: () => attempt(async () => forgetCodes(services).then(() => NOTHING)),
    startAnew: () =>
      attempt(async () => {
        await forgetCodes(services);
        return { ...NOTHING, ...(await takeAll(state.other ?? '')) };
      }),
    take: async ({ backup, game, verdict }) => {
      setState((now) => ({ ...now, busy: true, refused: null }));
      try {
        const isHere = verdict.kind === 'same' || verdict.kind === 'behind';
        const isConflict = verdict.kind === 'conflict';
        if (!isHere) {
          const how = isConflict ? ({ ...HAND_OVER, conflicts: 'keep-both' } as const) : HAND_OVER;
          const taken = await restoreBackup(stores, backup, { kind: 'merge', ...how });
          if (!taken.ok) {
            setState((now) => ({ ...now, busy: false, refused: taken.error }));
            return null;
          }
        }
        await forgetCodes(services);
        if (isConflict) return 'history';
        // People take a game over to play it, even one that was deleted here.
        await services.data.sessions.restore(game.id);
        return 'table';
      } catch (thrown) {
        setState((now) => ({ ...now, busy: false, refused: failed(thrown) }));
        return null;
      }
    },
  };
}

async function shown(scanned: Result<Scanned, Refusal>): Promise<Partial<Receiving>> {
  if (!scanned.ok) return { refused: scanned.error };
  if (scanned.value.kind === 'complete') return shownArrival(scanned.value);
  const { total, missing } = scanned.value;
  return { progress: { total, missing } };
}

async function shownArrival(opened: OpenedBackup): Promise<Partial<Receiving>> {
  const game = await gameOf(opened);
  if (!game.ok) return { refused: game.error };
  const verdict = verdictOf(opened.preview.merge);
  return { progress: null, arrived: { ...opened, game: game.value, verdict } };
}

async function gameOf({ backup }: OpenedBackup): Promise<Result<HandedOver, Refusal>> {
  if (backup.header.kind !== 'handover') return err(refusal('full-backup', phrase('handOver.fullBackup')));
  const game = await handedOver(backup);
  const entry = findGame(game.gameId);
  if (entry && isPlayable(entry)) return ok(game);
  return err(refusal('unknown-game', phrase('handOver.unknownGame', { game: game.gameId })));
}

function failed(thrown: unknown): Refusal {
  const reason = thrown instanceof Error ? thrown.message : String(thrown);
  return refusal('failed', phrase('backup.failed', { reason }));
}
