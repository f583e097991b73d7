import type { ReferenceText } from '@/engine';
import type { EntryId } from '../entries';
import { actions } from './actions';
import { cards, symbols, tables } from './cards';
import { counting } from './counting';
import { ideas } from './ideas';
import { outposts } from './outposts';
import { leaders, officers } from './people';
import { perks } from './perks';
import { phases } from './phases';
import { pieces } from './pieces';
import { terms } from './terms';

export const en: Readonly<Record<EntryId, ReferenceText>> = {
  ...ideas,
  ...phases,
  ...actions,
  ...terms,
  ...counting,
  ...pieces,
  ...officers,
  ...leaders,
  ...perks,
  ...outposts,
  ...cards,
  ...symbols,
  ...tables,
};
