import type { AnyGame, Entry } from '@/engine';
import { takeSnapshot, unwrap } from '@/engine';
import type { Database } from '@/data/database';
import { fromTheStart, replay, type OpenSession } from '@/state/openSession';
import { recordResult } from '@/state/recordResult';
import { summarise } from '@/state/summary';
import { exploreWizard } from './exploreWizard';
import { keptDraft } from './keptDraft';
import type { StoredLog } from './storedLog';

export interface EveningToStore {
  readonly id: string;
  readonly game: AnyGame;
  readonly config: unknown;
  /** One per minute. */
  readonly entries: readonly Entry<unknown>[];
  readonly startedAt: number;
}

const MINUTE = 60_000;
/** As often as the app does it. */
const SNAPSHOT_EVERY = 50;

/** Writes a game down as an evening with the app would have: session, log, snapshots, what lists show. */
export async function storeEvening(data: Database, evening: EveningToStore): Promise<OpenSession> {
  const { id, game, config, startedAt } = evening;
  const entries = evening.entries.map((entry, i) => ({ ...entry, at: startedAt + (i + 1) * MINUTE }));
  const about = { id, game, config, seats: game.seats(config), startedAt, pastLoaded: true, broken: null };
  const upTo = (length: number): OpenSession => ({
    ...about,
    ...unwrap(replay(game, fromTheStart(game, config), entries.slice(0, length))),
  });
  await data.sessions.create({
    id,
    gameId: game.id,
    gameVersion: game.stateVersion,
    config,
    title: game.title(config),
    createdAt: startedAt,
    summary: summarise(upTo(0)),
    seats: about.seats,
    groupId: null,
  });
  for (const [seq, entry] of entries.entries()) {
    await data.log.append(id, seq, entry);
    if ((seq + 1) % SNAPSHOT_EVERY !== 0) continue;
    const snapshot = takeSnapshot(upTo(seq + 1).session);
    if (snapshot) await data.snapshots.put(id, game.stateVersion, snapshot, entry);
  }
  const open = upTo(entries.length);
  await recordResult(data, open);
  return open;
}

/** Every state of a stored evening, the first before its first entry. */
export function statesOf(game: AnyGame, { config, entries }: StoredLog): readonly unknown[] {
  return Array.from(
    { length: entries.length + 1 },
    (_, length) => unwrap(replay(game, fromTheStart(game, config), entries.slice(0, length))).session.state,
  );
}

/** The wizards that the table offers now. */
export function offeredWizards(game: AnyGame, state: unknown): readonly string[] {
  const view = game.table(state);
  const deeds = [
    view.hint?.does,
    view.primary?.does,
    ...[view.primary, ...view.actions].flatMap((action) => action?.reminders ?? []).map(({ does }) => does),
    ...[...view.actions, ...(view.more ?? [])].filter(({ reason }) => !reason).map(({ does }) => does),
  ];
  return [...new Set(deeds.flatMap((does) => (does?.kind === 'wizard' ? [does.wizard] : [])))];
}

/** Leaves every wizard that the table offers half done. */
export async function storeDrafts(data: Database, open: OpenSession): Promise<void> {
  const { id, game, session } = open;
  const { state } = session;
  for (const offered of offeredWizards(game, state)) {
    const wizard = game.wizards.find((candidate) => candidate.id === offered);
    const steps = wizard ? exploreWizard(wizard, state) : [];
    const middle = steps[Math.floor(steps.length / 2)];
    if (!middle) continue;
    await data.drafts.put({
      sessionId: id,
      wizard: offered,
      step: middle.step,
      body: keptDraft(open, offered, middle.draft, middle.step),
      updatedAt: Number(session.length),
    });
  }
}
