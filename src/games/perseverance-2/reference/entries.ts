import { listEntries, type ReferenceIdIn } from '@/engine';
import { actions } from './entries/actions';
import { cards, symbols, tables } from './entries/cards';
import { ideas } from './entries/ideas';
import { outposts } from './entries/outposts';
import { leaders, officers } from './entries/people';
import { perks } from './entries/perks';
import { phases } from './entries/phases';
import { pieces } from './entries/pieces';
import { terms } from './entries/terms';

const byKind = {
  idea: ideas,
  phase: phases,
  action: actions,
  term: { ...terms, ...pieces },
  officer: officers,
  leader: leaders,
  perk: perks,
  outpost: outposts,
  card: cards,
  symbol: symbols,
  table: tables,
} as const;

export type EntryId = ReferenceIdIn<typeof byKind>;

export const entries = listEntries(byKind);
