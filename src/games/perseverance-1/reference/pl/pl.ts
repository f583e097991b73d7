import type { ReferenceText } from '@/engine';
import type { EntryId } from '../entries';
import { actions } from './actions';
import { cards } from './cards';
import { counting } from './counting';
import { differences } from './differences';
import { ideas } from './ideas';
import { leaders, officers } from './people';
import { phases } from './phases';
import { pieces } from './pieces';
import { rewards } from './rewards';
import { symbols } from './symbols';
import { tables } from './tables';
import { terms } from './terms';

export const pl: Readonly<Record<EntryId, ReferenceText>> = {
  ...ideas,
  ...phases,
  ...actions,
  ...terms,
  ...pieces,
  ...counting,
  ...officers,
  ...leaders,
  ...rewards,
  ...cards,
  ...symbols,
  ...differences,
  ...tables,
};
