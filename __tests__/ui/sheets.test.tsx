import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Modal, Platform, View } from 'react-native';
import { setLanguage } from '@/i18n';
import { Button, Counter, Sheet, Txt, useSnackbar, whenNoSheet } from '@/ui';
import { seat } from './seat';

beforeEach(() => setLanguage('en'));

const first = <Txt key="behind">Somewhere behind</Txt>;
const sheet = (title: string, visible: boolean) => (
  <Sheet key={title} visible={visible} title={title} onClose={() => {}}>
    <Txt>{`Inside ${title}`}</Txt>
  </Sheet>
);
const windows = () => screen.UNSAFE_queryAllByType(Modal);

test('a sheet opened from a sheet waits until the first is gone, and never lies beside it', async () => {
  const { again } = seat(<>{[first, sheet('One', true), sheet('Two', false)]}</>);
  expect(screen.getByText('Inside One')).toBeOnTheScreen();
  again(<>{[first, sheet('One', false), sheet('Two', true)]}</>);
  expect(windows()).toHaveLength(1);
  expect(await screen.findByText('Inside Two')).toBeOnTheScreen();
  expect(screen.queryByText('Inside One')).toBeNull();
});

test('two that want to be seen come one after the other', async () => {
  const { again } = seat(<>{[sheet('One', true), sheet('Two', true)]}</>);
  expect(windows()).toHaveLength(1);
  expect(screen.queryByText('Inside Two')).toBeNull();
  again(<>{[sheet('Two', true)]}</>);
  expect(await screen.findByText('Inside Two')).toBeOnTheScreen();
});

test('the keypad of a number takes the place of the sheet it is in, which comes back', () => {
  seat(
    <Sheet visible title="Emmy" onClose={() => {}}>
      <Txt>All her numbers</Txt>
      <Counter label="Scrap" value={3} min={0} onAdjust={() => {}} onSet={() => {}} />
    </Sheet>,
  );
  fireEvent.press(screen.getByRole('adjustable', { name: 'Scrap' }));
  expect(windows()).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Done' })).toBeOnTheScreen();
  expect(screen.queryByText('All her numbers')).toBeNull();
  // Back takes one step: the keypad, then the sheet.
  act(() => (windows()[0]?.props as { onRequestClose(): void }).onRequestClose());
  expect(screen.getByText('All her numbers')).toBeOnTheScreen();
});

test('what is said while a sheet is open is said in front of it; what was said before waits on the page', () => {
  const sheetWith = (visible: boolean) => (
    <Sheet visible={visible} title="One" onClose={() => {}}>
      <Saying words="From the sheet" />
    </Sheet>
  );
  const page = <Saying key="page" words="From the page" />;
  const { again } = seat(<>{[page, <View key="sheet">{sheetWith(false)}</View>]}</>);
  fireEvent.press(screen.getByRole('button', { name: 'From the page' }));
  expect(screen.getAllByText('From the page')).toHaveLength(2);
  again(<>{[page, <View key="sheet">{sheetWith(true)}</View>]}</>);
  expect(screen.getAllByText('From the page')).toHaveLength(1);
  fireEvent.press(screen.getByRole('button', { name: 'From the sheet' }));
  expect(within(windows()[0]!).getAllByText('From the sheet')).toHaveLength(2);
  again(<>{[page, <View key="sheet">{sheetWith(false)}</View>]}</>);
  expect(screen.getByText('From the sheet')).toBeOnTheScreen();
});

function Saying({ words }: { readonly words: string }) {
  const snackbar = useSnackbar();
  return <Button title={words} onPress={() => snackbar.say(words)} />;
}

test('what the system shows waits until our sheets are gone', async () => {
  const { again } = seat(sheet('One', true));
  let free = false;
  const waiting = whenNoSheet().then(() => (free = true));
  await act(() => Promise.resolve());
  expect(free).toBe(false);
  again(sheet('One', false));
  await act(() => waiting);
  expect(windows()).toHaveLength(0);
});

test('a window turns with the phone and keeps clear of the keyboard', () => {
  expect(Platform.OS).toBe('ios');
  seat(sheet('One', true));
  const { supportedOrientations } = windows()[0]?.props as { supportedOrientations: readonly string[] };
  expect(supportedOrientations).toEqual(expect.arrayContaining(['portrait', 'landscape']));
});
