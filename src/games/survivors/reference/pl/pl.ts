import type { ReferenceText } from '@/engine';
import type { EntryId } from '../entries';
import { play } from './play';
import { words } from './words';

export const pl: Readonly<Record<EntryId, ReferenceText>> = { ...play, ...words };
