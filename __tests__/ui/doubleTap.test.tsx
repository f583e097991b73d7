import { fireEvent, screen } from '@testing-library/react-native';
import { Button } from '@/ui';
import { seat } from './seat';

/** What the events of a mouse, a finger and a phone say about a tap. */
const mouse = (detail: number) => ({ nativeEvent: { detail, pointerType: 'mouse', timeStamp: 0 } });
const finger = (timeStamp: number) => ({ nativeEvent: { detail: 1, pointerType: 'touch', timeStamp } });
const phone = (timestamp: number) => ({ nativeEvent: { timestamp } });

function tapped(single: boolean, ...taps: readonly object[]): number {
  let times = 0;
  seat(<Button title="Next turn" single={single} onPress={() => (times += 1)} />);
  for (const tap of taps) fireEvent.press(screen.getByRole('button', { name: 'Next turn' }), tap);
  return times;
}

test.each([
  ['a mouse', [mouse(1), mouse(2)]],
  ['a finger on a page', [finger(1000), finger(1180)]],
  ['a finger on a phone', [phone(1000), phone(1180)]],
])('a double tap of %s counts once where one is meant', (_what, taps) => {
  expect(tapped(true, ...taps)).toBe(1);
});

test('taps with time to look in between each count, and so does every tap elsewhere', () => {
  expect(tapped(true, finger(1000), finger(1900))).toBe(2);
  screen.unmount();
  expect(tapped(true, mouse(1), mouse(1))).toBe(2);
  screen.unmount();
  expect(tapped(false, finger(1000), finger(1100))).toBe(2);
});
