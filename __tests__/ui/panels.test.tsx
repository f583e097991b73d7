import { act, fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { Button, Sheet, Txt, useSnackbar, WhySheet } from '@/ui';
import { seat } from './seat';

beforeAll(() => setLanguage('en'));
afterEach(() => setLanguage('en'));

function Folded() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button title="Look" onPress={() => setOpen(true)} />
      <Sheet visible={open} title="Zones" onClose={() => setOpen(false)}>
        <Txt>Sustenance</Txt>
      </Sheet>
    </>
  );
}

test('a sheet opens with its title as a heading, and its cross closes it', () => {
  seat(<Folded />);
  expect(screen.queryByText('Sustenance')).toBeNull();
  fireEvent.press(screen.getByRole('button', { name: 'Look' }));
  expect(screen.getByRole('heading', { name: 'Zones' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByText('Sustenance')).toBeNull();
});

function Score() {
  const [points, setPoints] = useState(0);
  const { show } = useSnackbar();
  const add = () => {
    setPoints(points + 1);
    show(`Nina ${points + 1}.`, () => setPoints(points));
  };
  return (
    <>
      <Txt>{`points ${points}`}</Txt>
      <Button title="Add" onPress={add} />
    </>
  );
}

describe('the snackbar', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('says what changed and takes it back once', () => {
    seat(<Score />);
    fireEvent.press(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByText('points 1')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByText('points 0')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('a newer change replaces it and starts its time again', () => {
    seat(<Score />);
    const add = () => fireEvent.press(screen.getByRole('button', { name: 'Add' }));
    add();
    act(() => jest.advanceTimersByTime(5000));
    add();
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText('Nina 1.')).toBeNull();
    expect(screen.getByText('Nina 2.')).toBeOnTheScreen();
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText('Nina 2.')).toBeNull();
  });

  test('speaks the language of the table', async () => {
    await setLanguage('pl');
    seat(<Score />);
    fireEvent.press(screen.getByRole('button', { name: 'Add' }));
    expect(screen.getByRole('button', { name: 'Cofnij' })).toBeOnTheScreen();
  });
});

test('a Why sheet numbers its lines, gives the result, and can be closed', () => {
  const closed: string[] = [];
  seat(
    <WhySheet
      visible
      title="Why +7 for Emmy?"
      lines={[
        { what: '11 Votes', reason: '6 from play', figure: '11' },
        { what: 'Tied with Nina', figure: '10 + 5' },
      ]}
      result={{ what: 'Emmy gains', figure: '+7' }}
      note="Other editions differ."
      onClose={() => closed.push('closed')}
    />,
  );
  for (const text of [
    '1',
    '11 Votes',
    '6 from play',
    '2',
    '10 + 5',
    'Emmy gains',
    '+7',
    'Other editions differ.',
  ]) {
    expect(screen.getByText(text)).toBeOnTheScreen();
  }
  fireEvent.press(screen.getByRole('button', { name: 'Got it' }));
  expect(closed).toEqual(['closed']);
});
