import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { QuickNumber } from '@/ui/form/QuickNumber';
import { seat } from './seat';

beforeAll(() => setLanguage('en'));

function Rolled({ max }: { readonly max?: number }) {
  const [value, setValue] = useState(0);
  return (
    <QuickNumber
      label="Combat"
      name="Combat"
      value={value}
      min={0}
      {...(max !== undefined && { max })}
      most={4}
      onSet={setValue}
    />
  );
}

const number = (to: number) => screen.getByRole('radio', { name: `Combat: ${to}` });

test('a small number is one tap, and + goes on from there', () => {
  seat(<Rolled />);
  fireEvent.press(number(4));
  expect(number(4)).toBeChecked();
  fireEvent.press(screen.getByRole('button', { name: 'Combat: one more' }));
  expect(number(5)).toBeChecked();
  fireEvent.press(number(2));
  expect(number(2)).toBeChecked();
  expect(screen.queryByRole('radio', { name: 'Combat: 5' })).toBeNull();
});

test('what is too many says why and does not count', () => {
  seat(<Rolled max={2} />);
  fireEvent.press(number(3));
  expect(number(0)).toBeChecked();
  expect(screen.getByText('It cannot go above 2.')).toBeOnTheScreen();
  // All that is possible is there to tap.
  expect(screen.queryByRole('button', { name: 'Combat: one more' })).toBeNull();
});

test('at the cap + says so', () => {
  seat(<Rolled max={5} />);
  fireEvent.press(number(4));
  fireEvent.press(screen.getByRole('button', { name: 'Combat: one more' }));
  expect(screen.getByRole('button', { name: 'Combat: one more' })).toBeDisabled();
});
