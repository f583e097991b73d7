import type { ReferenceEntry, ReferenceKind } from '@/engine';
import { actions } from './entries/actions';
import { type About } from './entries/about';
import { cards } from './entries/cards';
import { differences } from './entries/differences';
import { ideas } from './entries/ideas';
import { leaders, officers } from './entries/people';
import { phases } from './entries/phases';
import { pieces } from './entries/pieces';
import { rewards } from './entries/rewards';
import { symbols } from './entries/symbols';
import { tables } from './entries/tables';
import { terms } from './entries/terms';

const byKind = {
  idea: ideas,
  phase: phases,
  action: actions,
  term: { ...terms, ...pieces },
  officer: officers,
  leader: leaders,
  reward: rewards,
  card: cards,
  symbol: symbols,
  difference: differences,
  table: tables,
} as const satisfies Record<ReferenceKind, Readonly<Record<string, About>>>;

type IdOf<Kinds> = Kinds extends unknown ? keyof Kinds : never;
/** Every language must word each of these: the compiler names the one that is missing. */
export type EntryId = IdOf<(typeof byKind)[ReferenceKind]>;

export const entries: readonly ReferenceEntry[] = Object.entries(byKind).flatMap(([kind, group]) =>
  Object.entries(group as Readonly<Record<string, About>>).map(([id, entry]) => ({
    id,
    kind: kind as ReferenceKind,
    ...entry,
  })),
);
