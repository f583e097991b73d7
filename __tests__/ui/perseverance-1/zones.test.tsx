import { fireEvent, screen } from '@testing-library/react-native';
import { ZonesScreen } from '@/games/perseverance-1/ui/zones/ZonesScreen';
import { layOut, midEvening, play } from './evening';
import { sitDown, speak } from './sitDown';

beforeEach(() => speak('en'));

const button = (name: string) => screen.getByRole('button', { name });

describe('Presence by Zone', () => {
  test.each([
    ['most pieces: first', 'Emmy, 1st, 2 Settlements, 2 dice: 4 pieces'],
    ['second alone', 'Tomek, 2nd, 1 Settlement: 1 piece'],
    ['a tie for first is a word', 'Nina, 1st tie, 1 Settlement, 1 die: 2 pieces'],
    ['after a tie for first there is no second', 'Oskar, Leader: 1 piece'],
  ])('%s', (_name, label) => {
    sitDown(ZonesScreen, midEvening());
    expect(button(label)).toBeOnTheScreen();
  });

  test('the population counts two and every Settlement', () => {
    sitDown(ZonesScreen, midEvening());
    expect(screen.getAllByText('Population 5')).toHaveLength(3);
    expect(screen.getByText('Population 3')).toBeOnTheScreen();
  });

  test('says who holds the majority and what a tie of two gets', () => {
    sitDown(ZonesScreen, midEvening());
    expect(screen.getByText('Majority: Emmy.')).toBeOnTheScreen();
    expect(screen.getByText('Tie for first: Tomek, Nina share the Votes.')).toBeOnTheScreen();
  });

  test('a tie of three gets nothing', () => {
    const state = play(
      layOut(),
      { type: 'setSettlement', zone: 'sustenance', space: 2, owner: 'nina' },
      { type: 'setSettlement', zone: 'sustenance', space: 3, owner: 'oskar' },
    );
    sitDown(ZonesScreen, state);
    expect(screen.getByText('Tie for first: Emmy, Nina, Oskar get nothing.')).toBeOnTheScreen();
  });

  test('the Dissenters are present and can hold a majority', () => {
    sitDown(ZonesScreen, layOut({ players: 2 }));
    expect(button('Dissenters, 1st, 2 Settlements: 2 pieces')).toBeOnTheScreen();
  });

  test('a tap shows what either choice would give', () => {
    const heard = sitDown(ZonesScreen, midEvening());
    fireEvent.press(button('Emmy, 1st, 2 Settlements, 2 dice: 4 pieces'));
    expect(heard.whys[0]?.title).toBe('Sustenance: what would it give now?');
    expect(heard.whys[0]?.lines).toEqual([
      'If Emmy takes the Votes:',
      'Sustenance, most Presence: Emmy, 5 Votes (Population 5).',
      'Sustenance, second most Presence: Tomek, half the Production, Food +1.',
      'If Emmy takes the Production:',
      'Sustenance, most Presence: Emmy, Production, Food +2.',
      'Sustenance, second most Presence: Tomek, 2 Votes (half of 5).',
    ]);
  });
});

describe('set by hand', () => {
  test('a Settlement gets its owner, and the majority follows', () => {
    const heard = sitDown(ZonesScreen, midEvening());
    fireEvent.press(button('Expansion, space 2: Nobody'));
    fireEvent.press(screen.getByRole('radio', { name: 'Oskar' }));
    expect(heard.commands).toEqual([{ type: 'setSettlement', zone: 'expansion', space: 2, owner: 'oskar' }]);
    expect(screen.getByText('Tie for first: Nina, Oskar share the Votes.')).toBeOnTheScreen();
  });

  test('a space under a cover says why it cannot be used', () => {
    const heard = sitDown(ZonesScreen, midEvening());
    fireEvent.press(button('Sustenance, space 7: Nobody'));
    expect(heard.commands).toEqual([]);
    expect(screen.getByText('Space 7 opens when the Zone is Dangerous.')).toBeOnTheScreen();
  });

  test('in a Dangerous Zone it is open', () => {
    sitDown(ZonesScreen, midEvening());
    fireEvent.press(button('Military, space 7: Nobody'));
    expect(screen.getByRole('radio', { name: 'Nina' })).toBeOnTheScreen();
  });

  test('Dangerous is a switch', () => {
    const heard = sitDown(ZonesScreen, midEvening());
    const sustenance = () => screen.getByRole('switch', { name: 'Sustenance: Dangerous' });
    expect(sustenance()).not.toBeChecked();
    fireEvent.press(sustenance());
    expect(sustenance()).toBeChecked();
    expect(heard.commands).toEqual([{ type: 'setDangerous', zone: 'sustenance', to: true }]);
  });

  test('dice come from those that left the pool, and the Leader from the Player board', () => {
    const heard = sitDown(ZonesScreen, midEvening());
    fireEvent.press(button('Expansion: dice and Leader'));
    fireEvent.press(
      screen.getByLabelText('Tomek, dice in Expansion: one more', { includeHiddenElements: true }),
    );
    fireEvent.press(screen.getByRole('checkbox', { name: 'Nina' }));
    expect(heard.commands).toEqual([
      { type: 'setZoneDice', zone: 'expansion', owner: 'tomek', count: 1 },
      { type: 'leaderToCommunity', player: 'nina', zone: 'expansion' },
    ]);
    expect(heard.refusals).toEqual([]);
    fireEvent.press(
      screen.getByLabelText('Oskar, dice in Expansion: one more', { includeHiddenElements: true }),
    );
    expect(heard.commands).toHaveLength(2);
  });
});

test('in Essentials only the covers are shown; Presence is asked', () => {
  sitDown(ZonesScreen, midEvening({ tracking: 'essentials' }));
  expect(screen.getAllByText('Population and Presence: the Assembly will ask')).toHaveLength(4);
  expect(screen.getAllByRole('switch', { name: /Dangerous/ })).toHaveLength(4);
  expect(screen.queryByText(/Population \d/)).toBeNull();
  expect(screen.queryByRole('button', { name: /space/ })).toBeNull();
});
