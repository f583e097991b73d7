import type { HistoryItem, SessionRecord } from '@/data/sessionRecord';
import { readStored } from '@/engine';
import { readSummary, type SessionSummary } from './summary';

/** A game as a list shows it; with an unreadable summary the figures are lost, not the game. */
export interface ListedSession extends Omit<SessionRecord, 'summary' | 'config'> {
  readonly summary: SessionSummary | null;
}

/** The same with how it ended. */
export interface HistoryGame extends ListedSession {
  readonly outcome: HistoryItem['outcome'];
}

export function listed({ config: _config, summary, ...record }: SessionRecord): ListedSession {
  const result = readStored(summary, readSummary);
  return { ...record, summary: result.ok ? result.value : null };
}

export function listedInHistory({ outcome, ...record }: HistoryItem): HistoryGame {
  return { ...listed(record), outcome };
}
