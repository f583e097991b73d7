import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { Counter } from '@/ui';
import { seat } from './seat';

beforeAll(() => setLanguage('en'));
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const NAME = 'Emmy, Followers';

function Table({ start = 47, min = 0, max }: { start?: number; min?: number; max?: number }) {
  const [value, setValue] = useState(start);
  return (
    <Counter
      label={NAME}
      value={value}
      min={min}
      {...(max !== undefined && { max })}
      floorReason="Nobody is left to leave."
      onAdjust={(by) => setValue((now) => now + by)}
      onSet={setValue}
    />
  );
}

const figure = () => screen.getByRole('adjustable', { name: NAME });
const more = () => screen.getByRole('button', { name: `${NAME}: one more` });
const less = () => screen.getByRole('button', { name: `${NAME}: one less` });
const shows = (now: number) => expect(figure()).toHaveAccessibilityValue({ now });
/** In small steps, so that the screen keeps up with the finger as it does at the table. */
function wait(ms: number) {
  for (let left = ms; left > 0; left -= 20) act(() => jest.advanceTimersByTime(Math.min(left, 20)));
}

test('a tap on + and − changes the number by one', () => {
  seat(<Table />);
  fireEvent.press(more());
  shows(48);
  fireEvent.press(less());
  fireEvent.press(less());
  shows(46);
});

test('a hold repeats after a while, then faster and faster, and its end is not one more tap', () => {
  seat(<Table start={0} />);
  fireEvent(more(), 'pressIn');
  wait(399);
  shows(0);
  wait(1);
  shows(1);
  wait(7 * 120);
  shows(8);
  wait(10 * 60);
  shows(18);
  fireEvent(more(), 'pressOut');
  fireEvent.press(more());
  shows(18);
  wait(1000);
  shows(18);
});

test('a hold stops at the cap', () => {
  seat(<Table start={4} max={6} />);
  fireEvent(more(), 'pressIn');
  wait(3000);
  shows(6);
});

test('at the floor − is disabled, and says why when it is tapped', () => {
  seat(<Table start={0} />);
  expect(less()).toBeDisabled();
  fireEvent.press(less());
  expect(screen.getByText('Nobody is left to leave.')).toBeOnTheScreen();
  shows(0);
});

test('at the cap + says the cap', () => {
  seat(<Table start={6} max={6} />);
  fireEvent.press(more());
  expect(screen.getByText('It cannot go above 6.')).toBeOnTheScreen();
  shows(6);
});

test('a screen reader can raise and lower it, and open the keypad', () => {
  seat(<Table />);
  const ask = (actionName: string) =>
    fireEvent(figure(), 'accessibilityAction', { nativeEvent: { actionName } });
  ask('increment');
  shows(48);
  ask('decrement');
  ask('decrement');
  shows(46);
  ask('activate');
  expect(screen.getByLabelText('Number or sum')).toBeOnTheScreen();
});

describe('the keypad', () => {
  const open = () => {
    seat(<Table max={999} />);
    fireEvent.press(figure());
  };
  const type = (text: string) => fireEvent.changeText(screen.getByLabelText('Number or sum'), text);
  const done = () => fireEvent.press(screen.getByRole('button', { name: 'Done' }));

  test('adds up while somebody types, and the figure takes the sum', () => {
    open();
    type('3+6+2');
    expect(screen.getByText('= 11')).toBeOnTheScreen();
    done();
    shows(11);
    expect(screen.queryByLabelText('Number or sum')).toBeNull();
  });

  test('has keys of its own', () => {
    open();
    for (const name of ['1', '2', 'Minus', '5', '9', 'Delete the last character']) {
      fireEvent.press(screen.getByRole('button', { name }));
    }
    expect(screen.getByText('= 7')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Clear' }));
    fireEvent.press(screen.getByRole('button', { name: '00' }));
    fireEvent.press(screen.getByRole('button', { name: '8' }));
    done();
    shows(8);
  });

  test('can add to what is there', () => {
    open();
    fireEvent.press(screen.getByRole('radio', { name: 'Add to 47' }));
    type('3+6');
    expect(screen.getByText('= 56')).toBeOnTheScreen();
    done();
    shows(56);
  });

  test.each([
    ['', 'Type a number, or a sum such as 3+6+2.'],
    ['3+', 'A number is missing after the last sign.'],
    ['3++4', 'There are two signs in a row.'],
    ['1e9', 'Only digits, + and − can be used here.'],
    ['1000000000', 'A number can have nine digits at most.'],
    ['999+1', 'This makes 1000; the maximum is 999.'],
    ['3-9', 'This makes −6; the minimum is 0.'],
  ])('refuses “%s” in words and changes nothing', (text, message) => {
    open();
    type(text);
    done();
    expect(screen.getByText(message)).toBeOnTheScreen();
    shows(47);
  });

  test('forgets its complaint when the text changes', () => {
    open();
    type('3+');
    done();
    type('3+4');
    expect(screen.queryByText('A number is missing after the last sign.')).toBeNull();
  });
});
