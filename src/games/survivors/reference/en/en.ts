import type { ReferenceText } from '@/engine';
import type { EntryId } from '../entries';
import { play } from './play';
import { words } from './words';

export const en: Readonly<Record<EntryId, ReferenceText>> = { ...play, ...words };
