import { useCallback, useEffect, useState } from 'react';
import { loggedGame } from '@/data/loggedGame';
import { err, phrase, readStored, refusal, type Refusal, type Result } from '@/engine';
import { draftOf, emptyLog, finishLog, type LogDraft } from './logDraft';
import { logGame } from './logGame';
import { readLogDraft } from './readLogDraft';
import type { Services } from './services';
import { useStores } from './useStores';

interface Begun {
  readonly draft: LogDraft;
  /** When it ended, for a game that is being corrected. */
  readonly finishedAt: number | null;
  readonly groupId: string | null;
}

export interface LogForm {
  readonly status: 'loading' | 'ready' | 'missing';
  readonly draft: LogDraft | null;
  change(part: Partial<LogDraft>): void;
  /** The id of the game, or what is missing. */
  save(): Promise<Result<string, Refusal>>;
  /** Begins with an empty page. */
  forget(): void;
}

const DRAFT = 'logDraft';

/** A new log goes on where a reload interrupted it; a correction begins with what is stored. */
export function useLogDraft(id: string | undefined): LogForm {
  const { services, roster } = useStores();
  const [begun, setBegun] = useState<Begun | null>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    let shown = true;
    void begin(services, id).then((found) => {
      if (!shown) return;
      setBegun(found);
      setMissing(found === null);
    });
    return () => {
      shown = false;
    };
  }, [services, id]);

  const write = useCallback(
    (next: Begun) => {
      setBegun(next);
      if (id === undefined) void services.habits.keep(DRAFT, next.draft);
    },
    [services, id],
  );

  return {
    status: begun ? 'ready' : missing ? 'missing' : 'loading',
    draft: begun?.draft ?? null,
    change: (part) => begun && write({ ...begun, draft: { ...begun.draft, ...part } }),
    forget: () => write({ draft: emptyLog(services.clock()), finishedAt: null, groupId: null }),
    async save() {
      if (!begun) return err(refusal('not-open', phrase('logGame.missing')));
      const finished = finishLog(begun.draft, { now: services.clock(), before: begun.finishedAt });
      if (!finished.ok) return finished;
      const saved = await logGame(services, {
        ...finished.value,
        groupId: begun.groupId,
        ...(id !== undefined && { id }),
      });
      if (!saved.ok) return saved;
      if (id === undefined) await services.habits.forget(DRAFT);
      await markPlayed(services, begun.draft, finished.value.finishedAt);
      await roster.getState().refresh();
      return saved;
    },
  };
}

async function begin({ data, clock }: Services, id: string | undefined): Promise<Begun | null> {
  if (id === undefined) {
    const { value } = await data.settings.get(DRAFT, readLogDraft, emptyLog(clock()));
    return { draft: value, finishedAt: null, groupId: null };
  }
  const found = await data.sessions.get(id);
  if (found.kind !== 'ok') return null;
  const logged = readStored(found.value.config, loggedGame);
  const { finishedAt, groupId } = found.value;
  if (!logged.ok || finishedAt === null) return null;
  return { draft: draftOf(found.value, finishedAt, logged.value.logged), finishedAt, groupId };
}

/** The people who have not played since then last played then. */
async function markPlayed({ data }: Services, { seats }: LogDraft, at: number): Promise<void> {
  for (const { id } of seats) {
    const player = await data.players.get(id);
    if (player.kind === 'ok' && (player.value.lastPlayedAt ?? 0) < at) await data.players.played([id], at);
  }
}
