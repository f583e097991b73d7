import { fireEvent, screen } from '@testing-library/react-native';
import { scorepad } from '@/games/scorepad';
import { scorepad as entry } from '@/games/scorepad/entry';
import { RoundsScreen } from '@/games/scorepad/ui/RoundsScreen';
import { newPad, play } from '../../games/scorepad/table';
import { sitDownAt } from '../sitDownAt';

const { sitDown, speak } = sitDownAt(scorepad, entry);
beforeEach(() => speak('en'));

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const type = (points: string) => fireEvent.changeText(screen.getByLabelText('Number or sum'), points);

test('the keypad goes from player to player, and the round is done with what was typed', () => {
  const heard = sitDown(RoundsScreen, newPad());
  tap('Ana, round 1: 0');
  type('7');
  tap('Next: Bo');
  type('3+4');
  tap('Next: Cy');
  expect(screen.queryByRole('button', { name: /^Next: / })).toBeNull();
  type('-2');
  tap('Done');
  screen.getByRole('button', { name: 'Bo, round 1: 7' });
  tap('Round 1 done');
  expect(heard.commands.at(-1)).toEqual({ type: 'enterRound', points: { ana: 7, bo: 7, cy: -2 } });
  screen.getByRole('button', { name: 'Ana, round 2: 0' });
  expect(heard.refusals).toEqual([]);
});

test('nothing typed leaves the number as it is, and goes on', () => {
  const heard = sitDown(RoundsScreen, newPad());
  tap('Ana, round 1: 0');
  tap('Next: Bo');
  type('5');
  tap('Done');
  expect(heard.commands).toEqual([{ type: 'setRoundPoints', player: 'bo', to: 5 }]);
});

test('rounds that were entered are read, not typed over', () => {
  const { state } = play(newPad(), { type: 'enterRound', points: { ana: 7, bo: 2, cy: 3 } });
  sitDown(RoundsScreen, state);
  expect(screen.getAllByRole('button', { name: /, round \d/ })).toHaveLength(3);
  expect(screen.queryByRole('button', { name: /, round 1/ })).toBeNull();
});
