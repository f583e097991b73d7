import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { setLanguage } from '@/i18n';
import { BottomBar, Button, Choice, ListRow, Stat, TextField, ToggleRow } from '@/ui';
import { seat } from './seat';

beforeAll(() => setLanguage('en'));

test('the whole row is the switch', () => {
  function Setting() {
    const [on, setOn] = useState(false);
    return <ToggleRow title="Keep awake" value={on} onChange={setOn} />;
  }
  seat(<Setting />);
  const toggle = screen.getByRole('switch', { name: 'Keep awake' });
  expect(toggle).not.toBeChecked();
  fireEvent.press(toggle);
  expect(toggle).toBeChecked();
});

test('one of several: what cannot be chosen says why and is not chosen', () => {
  function Editions() {
    const [edition, setEdition] = useState<string | null>('beta');
    return (
      <Choice
        label="Which edition?"
        value={edition}
        onChange={setEdition}
        options={[
          { id: 'beta', title: 'Beta 2020' },
          { id: 'published', title: 'Published 2021' },
          { id: 'second', title: 'Second', reason: 'Not out yet.' },
        ]}
      />
    );
  }
  seat(<Editions />);
  const option = (name: string) => screen.getByRole('radio', { name });
  expect(option('Beta 2020')).toBeChecked();
  fireEvent.press(option('Published 2021'));
  expect(option('Beta 2020')).not.toBeChecked();
  expect(option('Published 2021')).toBeChecked();
  fireEvent.press(option('Second'));
  expect(option('Second')).not.toBeChecked();
  expect(option('Second')).toBeDisabled();
  expect(screen.getAllByText('Not out yet.').length).toBeGreaterThan(0);
});

test('a field counts characters as people do and shows its error instead of its hint', () => {
  seat(
    <TextField label="Name" value="🦕🦕🦕" onChange={() => {}} maxLength={2} hint="As the table calls you" />,
  );
  expect(screen.getByText('3 of 2 characters')).toBeOnTheScreen();
  expect(screen.getByText('As the table calls you')).toBeOnTheScreen();

  screen.unmount();
  seat(
    <TextField
      label="Name"
      value=""
      onChange={() => {}}
      hint="As the table calls you"
      error="It is empty."
    />,
  );
  expect(screen.getByText('It is empty.')).toBeOnTheScreen();
  expect(screen.queryByText('As the table calls you')).toBeNull();
});

test('a field passes on what is typed', () => {
  const typed: string[] = [];
  seat(<TextField label="Name" value="" onChange={(text) => typed.push(text)} />);
  fireEvent.changeText(screen.getByLabelText('Name'), 'Żaneta');
  expect(typed).toEqual(['Żaneta']);
});

test('a disabled button says why, and does nothing', () => {
  const pressed: string[] = [];
  seat(<Button title="Start" reason="Two players are needed." onPress={() => pressed.push('start')} />);
  const button = screen.getByRole('button', { name: 'Start' });
  expect(button).toBeDisabled();
  fireEvent.press(button);
  expect(pressed).toEqual([]);
  expect(screen.getByText('Two players are needed.')).toBeOnTheScreen();
});

test('a row that cannot be opened carries its reason', () => {
  seat(<ListRow title="Learn" reason="Comes with the next game." onPress={() => {}} />);
  expect(screen.getByText('Comes with the next game.')).toBeOnTheScreen();
  expect(screen.getByRole('button')).toBeDisabled();
});

test('a locked row may still say what it is', () => {
  seat(
    <ListRow title="Tracking" subtitle="2 tokens" keepsSubtitle reason="Only 1 there." onPress={() => {}} />,
  );
  expect(screen.getByText('2 tokens')).toBeOnTheScreen();
  expect(screen.getByText('Only 1 there.')).toBeOnTheScreen();
});

test('a stat is announced with its owner and its cap', () => {
  seat(<Stat name="Emmy, Valor" label="Valor" value={3} max={6} onPress={() => {}} />);
  expect(screen.getByRole('button', { name: 'Emmy, Valor: 3 of 6' })).toBeOnTheScreen();
});

test('what is due in the bar is announced as due', () => {
  const done: string[] = [];
  seat(
    <BottomBar
      label="Actions"
      items={[
        { icon: 'raptor', label: 'Dino Attack', due: true, onPress: () => done.push('attack') },
        { icon: 'undo', label: 'Undo', reason: 'Nothing to undo.', onPress: () => done.push('undo') },
      ]}
      primary={{ title: 'Next turn', note: 'Oskar', colour: 'kite', onPress: () => done.push('turn') }}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Dino Attack, due now' }));
  fireEvent.press(screen.getByRole('button', { name: 'Undo' }));
  fireEvent.press(screen.getByRole('button', { name: /Next turn/ }));
  expect(done).toEqual(['attack', 'turn']);
  expect(screen.getByText('Nothing to undo.')).toBeOnTheScreen();
});
