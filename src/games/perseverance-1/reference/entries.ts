import { listEntries, type ReferenceIdIn } from '@/engine';
import { actions } from './entries/actions';
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
} as const;

export type EntryId = ReferenceIdIn<typeof byKind>;

export const entries = listEntries(byKind);
