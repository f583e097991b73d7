import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { Keypad, Stat, Stepper } from '@/ui';
import { seat } from './seat';

beforeAll(() => setLanguage('en'));

const NAME = 'Emmy, Food';

/** One figure as a row shows it. */
function Row({ start = 2, max, onPutRight }: { start?: number; max?: number; onPutRight?: () => void }) {
  const [value, setValue] = useState(start);
  const [open, setOpen] = useState(false);
  const [typing, setTyping] = useState(false);
  const track = { min: 0, ...(max !== undefined && { max }) };
  const onAdjust = (by: number) => setValue((now) => now + by);
  return (
    <>
      <Stat
        small
        label="Food"
        name={NAME}
        icon="food"
        value={value}
        onPress={() => setOpen(!open)}
        onHold={() => setTyping(true)}
        steps={{ ...track, open, onAdjust }}
      />
      {open && (
        <Stepper
          {...track}
          name={NAME}
          label="Food"
          value={value}
          onAdjust={onAdjust}
          onType={() => setTyping(true)}
        />
      )}
      <Keypad
        visible={typing}
        title={NAME}
        value={value}
        {...track}
        onEnter={setValue}
        onClose={() => setTyping(false)}
        onPutRight={onPutRight}
      />
    </>
  );
}

const figure = () => screen.getByRole('adjustable', { name: NAME });
const more = () => screen.getByRole('button', { name: `${NAME}: one more` });
const shows = (now: number) => expect(figure()).toHaveAccessibilityValue({ now });

test('one more is two taps away, and a second tap on the figure closes − and +', () => {
  seat(<Row />);
  fireEvent.press(figure());
  fireEvent.press(more());
  shows(3);
  fireEvent.press(more());
  fireEvent.press(screen.getByRole('button', { name: `${NAME}: one less` }));
  shows(3);
  fireEvent.press(figure());
  expect(screen.queryByRole('button', { name: `${NAME}: one more` })).toBeNull();
});

test('a screen reader changes it at once, within its limits', () => {
  seat(<Row start={1} max={2} />);
  const act = (actionName: string) =>
    fireEvent(figure(), 'accessibilityAction', { nativeEvent: { actionName } });
  act('increment');
  shows(2);
  act('increment');
  shows(2);
  expect(screen.getByText('It cannot go above 2.')).toBeOnTheScreen();
  act('decrement');
  act('decrement');
  act('decrement');
  shows(0);
  expect(screen.getByText('It cannot go below 0.')).toBeOnTheScreen();
});

test('a long press opens the keypad, which leads on to where things are put right', async () => {
  const putRight = jest.fn();
  seat(<Row onPutRight={putRight} />);
  fireEvent(figure(), 'longPress');
  fireEvent.press(await screen.findByRole('button', { name: 'Correct the table' }));
  expect(putRight).toHaveBeenCalledTimes(1);
  expect(screen.queryByLabelText('Number or sum')).toBeNull();
});

test('so does the number between − and +', async () => {
  seat(<Row />);
  fireEvent.press(figure());
  fireEvent.press(screen.getByRole('button', { name: `${NAME}, 2: type a number` }));
  fireEvent.changeText(await screen.findByLabelText('Number or sum'), '7');
  fireEvent.press(screen.getByRole('button', { name: 'Done' }));
  shows(7);
});
