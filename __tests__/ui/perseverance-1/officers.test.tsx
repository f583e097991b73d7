import { fireEvent, screen } from '@testing-library/react-native';
import { OfficersScreen } from '@/games/perseverance-1/ui/officers/OfficersScreen';
import { layOut, midEvening } from './evening';
import { sitDown, speak } from './sitDown';

beforeEach(() => speak('en'));

const cell = (name: string) => screen.getByRole('button', { name });

describe('the matrix shows what the Assembly would', () => {
  test.each([
    ['two share the first place and score in full', 'Chief Mate, Emmy, cubes: 2, 1st tie, 4 Followers'],
    [
      'a tie for most does not cancel the second place: half',
      'Chief Mate, Oskar, cubes: 1, 2nd tie, 1 Follower',
    ],
    ['one alone is first', 'Chief of Security, Tomek, cubes: 4, 1st, 4 Followers'],
    ['half is rounded down', 'Chief of Security, Emmy, cubes: 2, 2nd, 1 Follower'],
    ['fewer cubes hold no place', 'Chief of Security, Oskar, cubes: 1, no place'],
    ['no cube, no place', 'Chief Steward, Emmy, cubes: 0, no place'],
  ])('%s', (_name, label) => {
    sitDown(OfficersScreen, midEvening());
    expect(cell(label)).toBeOnTheScreen();
  });

  test('every Officer is in the Zone it was put in, with the remaining cubes', () => {
    sitDown(OfficersScreen, midEvening());
    expect(screen.getAllByRole('heading').map(({ props }) => props.children)).toEqual(
      expect.arrayContaining(['Chief Mate', 'Chief of Security', 'Chief Steward', 'Chief Engineer']),
    );
    expect(screen.getAllByText('10 left', { includeHiddenElements: true })).toHaveLength(2);
    expect(screen.getByText('pool empty')).toBeOnTheScreen();
  });

  test('with two players the Dissenters hold places and score nothing', () => {
    sitDown(OfficersScreen, layOut({ players: 2 }));
    expect(cell('Chief Steward, Dissenters, cubes: 2, 1st')).toBeOnTheScreen();
    expect(screen.getByText('Dissenters')).toBeOnTheScreen();
  });

  test('in the beta the Dissenters have no cubes and no column', () => {
    sitDown(OfficersScreen, layOut({ players: 2, edition: 'beta-2020' }));
    expect(screen.queryByText('Dissenters')).toBeNull();
  });
});

describe('in Essentials', () => {
  test('what is not tracked is asked, not guessed', () => {
    sitDown(OfficersScreen, midEvening({ tracking: 'essentials' }));
    expect(cell('Chief Mate, Emmy, cubes: 2, 1st tie; the Assembly asks for the rest')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /Chief Mate.*Follower/ })).toBeNull();
  });

  test('Patrols are counted, so the Chief of Security is known', () => {
    sitDown(OfficersScreen, midEvening({ tracking: 'essentials' }));
    expect(cell('Chief of Security, Tomek, cubes: 4, 1st, 4 Followers')).toBeOnTheScreen();
  });
});

describe('why', () => {
  test('a cell explains its cubes, the places and the half', () => {
    const heard = sitDown(OfficersScreen, midEvening());
    fireEvent.press(cell('Chief of Security, Emmy, cubes: 2, 2nd, 1 Follower'));
    expect(heard.whys).toEqual([
      {
        title: 'Chief of Security: why does Emmy score this?',
        lines: [
          'Emmy: cubes in the slots and in the pool = 2 + 0',
          'Chief of Security, most cubes: Tomek; second most: Emmy.',
          'Emmy, second most cubes, Patrols 1: half of 2, 1 Follower.',
        ],
        result: 1,
      },
    ]);
  });

  test('in Essentials it shows no figure that it does not know', () => {
    const heard = sitDown(OfficersScreen, midEvening({ tracking: 'essentials' }));
    fireEvent.press(screen.getByRole('button', { name: /^Chief Mate, Emmy/ }));
    expect(heard.whys[0]?.result).toBeUndefined();
    expect(heard.whys[0]?.lines.join(' ')).not.toMatch(/Follower/);
  });
});

describe('a correction by hand', () => {
  test('takes a cube out of its slot, adds another and one in the pool, and sends all of it once', () => {
    const heard = sitDown(OfficersScreen, midEvening());
    fireEvent.press(screen.getByRole('button', { name: 'Correct Chief Mate' }));
    fireEvent.press(screen.getByRole('button', { name: 'Slot 1: take back Nina’s cube' }));
    fireEvent.press(screen.getByRole('button', { name: 'Next slot: a cube of Tomek' }));
    fireEvent.press(
      screen.getByLabelText('Oskar, cubes in the pool: one more', { includeHiddenElements: true }),
    );
    expect(heard.commands).toEqual([]);
    fireEvent.press(screen.getByRole('button', { name: 'Correct' }));
    expect(heard.commands).toEqual([
      {
        type: 'correctOfficer',
        officer: 'chief-mate',
        slots: ['oskar', 'tomek'],
        pool: { emmy: 2, tomek: 1, nina: 1, oskar: 1 },
      },
    ]);
    expect(heard.refusals).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
    expect(cell('Chief Mate, Emmy, cubes: 2, 1st tie, 4 Followers')).toBeOnTheScreen();
  });

  test('the last slot cannot be filled, because a full row slides away at once', () => {
    const heard = sitDown(OfficersScreen, midEvening());
    fireEvent.press(screen.getByRole('button', { name: 'Correct Chief of Security' }));
    fireEvent.press(screen.getByRole('button', { name: 'Next slot: a cube of Nina' }));
    expect(screen.getByLabelText('Slot 4: empty')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Correct' }));
    expect(heard.commands[0]).toMatchObject({ slots: ['tomek', 'emmy', 'emmy'] });
  });
});

test('in Polish a tie is a word too', async () => {
  await speak('pl');
  sitDown(OfficersScreen, midEvening());
  expect(cell('Chief Mate, Emmy, kostki: 2, 1. remis, 4 zwolenników')).toBeOnTheScreen();
});
