import { fireEvent, screen } from '@testing-library/react-native';
import { DefenseScreen } from '@/games/perseverance-1/ui/defense/DefenseScreen';
import { dinosAt, layOut, midEvening, play } from './evening';
import { sitDown, speak } from './sitDown';

beforeEach(() => speak('en'));

const space = (name: string) => screen.getByRole('button', { name });
const tap = (name: string) => fireEvent.press(space(name));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

describe('filling fast', () => {
  test('an armed Dino goes where the finger goes, and stays armed', () => {
    const heard = sitDown(DefenseScreen, layOut());
    choose('Trampler');
    tap('Column 1, near Dino space, empty');
    tap('Column 2, near Dino space, empty');
    choose('Raptor');
    tap('Column 1, middle Dino space, empty');
    expect(heard.commands).toEqual([
      edit(0, { piece: 'dino', space: 0, to: 'trampler' }),
      edit(1, { piece: 'dino', space: 0, to: 'trampler' }),
      edit(0, { piece: 'dino', space: 1, to: 'raptor' }),
    ]);
    expect(heard.refusals).toEqual([]);
    expect(screen.getByText('5 spaces left before an attack')).toBeOnTheScreen();
  });

  test('the last owner and the last piece stay armed; another owner changes no placed piece', () => {
    const heard = sitDown(DefenseScreen, layOut());
    choose('Light');
    choose('Emmy');
    tap('Column 1, top row, empty');
    choose('Tomek');
    tap('Column 2, top row, empty');
    expect(heard.commands).toEqual([
      edit(0, { piece: 'soldier', row: 'top', to: { owner: 'emmy', type: 'light' } }),
      edit(1, { piece: 'soldier', row: 'top', to: { owner: 'tomek', type: 'light' } }),
    ]);
    expect(space('Column 1, top row, Emmy’s Light')).toBeOnTheScreen();
  });

  test('first the space, then the piece', () => {
    const heard = sitDown(DefenseScreen, layOut());
    tap('Column 3, Wall, empty');
    expect(space('Column 3, Wall, empty')).toBeExpanded();
    choose('Nina');
    expect(heard.commands).toEqual([edit(2, { piece: 'wall', to: 'nina' })]);
    expect(space('Column 3, Wall, Nina’s Wall')).toBeCollapsed();
  });

  test('a piece that needs an owner waits until one is chosen', () => {
    const heard = sitDown(DefenseScreen, layOut());
    choose('Heavy');
    tap('Column 1, bottom row, empty');
    expect(heard.commands).toEqual([]);
    expect(screen.getByText('Choose whose it is.')).toBeOnTheScreen();
    choose('Oskar');
    expect(heard.commands).toEqual([
      edit(0, { piece: 'soldier', row: 'bottom', to: { owner: 'oskar', type: 'heavy' } }),
    ]);
  });

  test('a tap on a piece selects it, and the tray changes it', () => {
    const heard = sitDown(DefenseScreen, midEvening());
    tap('Column 2, top row, Tomek’s Light');
    expect(screen.getByRole('radio', { name: 'Tomek' })).toBeChecked();
    choose('Heavy');
    expect(heard.commands).toEqual([
      military(1, { piece: 'soldier', row: 'top', to: { owner: 'tomek', type: 'heavy' } }),
    ]);
  });

  test('a piece that cannot stand there is not put there', () => {
    const heard = sitDown(DefenseScreen, layOut());
    choose('Raptor');
    tap('Column 1, Wall, empty');
    expect(heard.commands).toEqual([]);
  });
});

describe('clearing', () => {
  test('a hold clears a space, the Dino before its Trap', () => {
    const heard = sitDown(DefenseScreen, midEvening());
    fireEvent(space('Column 1, middle Dino space, Raptor, Emmy’s Trap'), 'longPress');
    fireEvent(space('Column 1, middle Dino space, Emmy’s Trap'), 'longPress');
    expect(heard.commands).toEqual([
      military(0, { piece: 'dino', space: 1, to: null }),
      military(0, { piece: 'trap', space: 1, to: null }),
    ]);
    expect(space('Column 1, middle Dino space, empty')).toBeOnTheScreen();
  });

  test('Clear stays armed, too, and leaves empty spaces alone', () => {
    const heard = sitDown(DefenseScreen, midEvening());
    choose('Clear');
    tap('Column 2, Wall, Tomek’s Wall');
    tap('Column 1, Wall, empty');
    expect(heard.commands).toEqual([military(1, { piece: 'wall', to: null })]);
  });
});

describe('the shape of the area', () => {
  test('the far row is covered until the Zone is Dangerous', () => {
    sitDown(DefenseScreen, layOut());
    expect(screen.getAllByLabelText(/far Dino space, covered until Dangerous/)).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /far Dino space/ })).toBeNull();
    expect(screen.getByText('8 spaces left before an attack')).toBeOnTheScreen();
  });

  test('then it has the spaces that the table’s board has', () => {
    sitDown(DefenseScreen, midEvening());
    expect(screen.getAllByRole('button', { name: /far Dino space/ })).toHaveLength(2);
    expect(screen.getByLabelText('Column 1, far Dino space, no space here')).toBeOnTheScreen();
    expect(screen.getByText('2 spaces left before an attack')).toBeOnTheScreen();
  });

  test('three players have three columns', () => {
    sitDown(DefenseScreen, layOut({ players: 3 }));
    expect(space('Column 3, Wall, empty')).toBeOnTheScreen();
    expect(screen.queryByLabelText(/^Column 4/)).toBeNull();
  });

  test('it opens where an attack is nearest; a full area says so', () => {
    sitDown(DefenseScreen, midEvening());
    expect(screen.getByRole('tab', { name: 'Military: 2 left' })).toBeSelected();
    choose('Trampler');
    tap('Column 3, far Dino space, empty');
    tap('Column 4, middle Dino space, empty');
    expect(screen.getByRole('tab', { name: 'Military: full' })).toBeOnTheScreen();
    expect(screen.getByText('Full: Dino Attack next')).toBeOnTheScreen();
  });

  test('another Zone has its own grid', () => {
    const heard = sitDown(DefenseScreen, midEvening());
    fireEvent.press(screen.getByRole('tab', { name: 'Protection: 8 left' }));
    choose('Raptor');
    tap('Column 4, near Dino space, empty');
    expect(heard.commands).toEqual([
      { type: 'editDefense', zone: 'protection', column: 3, edit: { piece: 'dino', space: 0, to: 'raptor' } },
    ]);
  });
});

describe('the type of a Trap is a secret', () => {
  test('it is nowhere on the screen', () => {
    sitDown(DefenseScreen, midEvening());
    tap('Column 1, middle Dino space, Raptor, Emmy’s Trap');
    expect(screen.queryByText(/Raptor Trap|Trampler Trap/)).toBeNull();
    expect(JSON.stringify(screen.toJSON())).not.toContain('Raptor Trap');
  });

  test('its owner sees it while the button is held', () => {
    sitDown(DefenseScreen, midEvening());
    tap('Column 1, middle Dino space, Raptor, Emmy’s Trap');
    const peek = screen.getByRole('button', { name: 'Hold to peek' });
    fireEvent(peek, 'pressIn');
    expect(screen.getByText('Raptor Trap')).toBeOnTheScreen();
    fireEvent(peek, 'pressOut');
    expect(screen.queryByText('Raptor Trap')).toBeNull();
  });

  test('a type entered for one Trap does not stay on the screen', () => {
    const heard = sitDown(DefenseScreen, layOut());
    choose('Trap');
    choose('Emmy');
    const [, type] = screen.getAllByRole('radio', { name: 'Raptor' });
    if (type) fireEvent.press(type);
    tap('Column 1, near Dino space, empty');
    expect(heard.commands).toEqual([
      edit(0, { piece: 'trap', space: 0, to: { owner: 'emmy', type: 'raptor' } }),
    ]);
    expect(screen.getByRole('radio', { name: 'Keep secret' })).toBeChecked();
  });

  test('looking at a Trap does not overwrite what its owner entered', () => {
    const heard = sitDown(DefenseScreen, midEvening());
    tap('Column 1, middle Dino space, Raptor, Emmy’s Trap');
    choose('Trap');
    expect(heard.commands).toEqual([]);
    expect(screen.getByRole('radio', { name: 'Emmy' })).toBeChecked();
  });
});

test('one Dino away it says how an attack would end, whichever Dino it is', () => {
  const columns = [0, 0, 1, 1, 2, 2].map((column) => ({ column, dino: 'raptor' as const }));
  const state = play(layOut(), ...dinosAt('sustenance', columns));
  sitDown(DefenseScreen, state);
  expect(screen.queryByText('If one more Dino came now')).toBeNull();
  choose('Raptor');
  tap('Column 4, near Dino space, empty');
  expect(screen.getByText('1 space left before an attack')).toBeOnTheScreen();
  expect(screen.getByText('If one more Dino came now')).toBeOnTheScreen();
  expect(screen.getByText('Breach certain, whatever you roll')).toBeOnTheScreen();
  // Only a Trampler takes the one Settlement that stands there.
  expect(screen.getByText('0 to 1')).toBeOnTheScreen();
});

test('in Essentials it says that it is not tracked, and shows no area as if it were', () => {
  sitDown(DefenseScreen, layOut({ tracking: 'essentials' }));
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.getByText(/tracked in Full/)).toBeOnTheScreen();
});

function edit(column: number, change: object) {
  return { type: 'editDefense', zone: 'sustenance', column, edit: change };
}

function military(column: number, change: object) {
  return { type: 'editDefense', zone: 'military', column, edit: change };
}
