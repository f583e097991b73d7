import { scorepad } from '@/games/scorepad';
import { command } from '@/games/scorepad/command';
import { arbitraryOf } from '../../support/arbitraryOf';
import { testCommandShape } from '../support/testCommandShape';
import { newPad } from './table';

testCommandShape({
  game: scorepad,
  tables: [newPad(), newPad({ counting: 'free' })].map((state) => ({
    state,
    wish: arbitraryOf(command.form),
  })),
});
