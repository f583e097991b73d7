import { factOf, NOTE_LENGTH, ok, readNote, type Decided } from '@/engine';
import { refuse } from '../say';
import type { TableState } from './table';
import type { TableEvent } from './tableEvent';

type Plain = TableEvent<'followers', never, never>;

export function writeNote(text: string): Decided<Plain> {
  const read = readNote(text);
  return read.ok
    ? ok([factOf('noteWritten', { text: read.value }, [])])
    : refuse(read.error, { max: NOTE_LENGTH });
}

export function beginPlay({ phase }: TableState): Decided<Plain> {
  return phase === 'setup'
    ? ok([factOf('playBegan', {}, [{ what: 'phase', to: 'play' }])])
    : refuse('alreadyBegun');
}
