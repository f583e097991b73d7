import type { AnyGame } from '@/engine';
import type { LogDraft } from '@/state/logDraft';

/** What every part of the page is given. */
export interface LogPartProps {
  readonly draft: LogDraft;
  /** Null for one that is not loaded, or cannot be played here. */
  readonly game: AnyGame | null;
  /** What is wrong with a field, once somebody tried to save. */
  readonly faultAt: (path: string) => string | undefined;
  readonly onChange: (part: Partial<LogDraft>) => void;
}
