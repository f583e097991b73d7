import { fireEvent, screen } from '@testing-library/react-native';
import { perseverance2 } from '@/games/perseverance-2/entry';
import { decide } from '@/games/perseverance-2/session/decide/decide';
import { evolve } from '@/games/perseverance-2/session/evolve';
import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { AreasScreen } from '@/games/perseverance-2/ui/areas/AreasScreen';
import { EnclosureScreen } from '@/games/perseverance-2/ui/enclosure/EnclosureScreen';
import { OfficersScreen } from '@/games/perseverance-2/ui/officers/OfficersScreen';
import { PerksScreen } from '@/games/perseverance-2/ui/perks/PerksScreen';
import { screens } from '@/games/perseverance-2/ui/screens';
import { ZonesScreen } from '@/games/perseverance-2/ui/zones/ZonesScreen';
import { newTable, play } from '../../games/perseverance-2/session/playing';
import { sitDownAt } from '../sitDownAt';

const { sitDown, speak } = sitDownAt({ id: 'perseverance-2', decide, evolve }, perseverance2);
beforeEach(() => speak('en'));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.press(button(name));
/** A sheet waits until the one before it is gone. */
const pressOnceThere = async (name: string) => fireEvent.press(await screen.findByRole('button', { name }));
const table = (...commands: readonly Command[]): State => play(newTable(3), ...commands);
const perks = (
  ...to: State['players'][string]['perks'] extends readonly (infer P)[] ? P[] : never
): Command => ({
  type: 'setPieces',
  player: 'ana',
  piece: 'perks',
  to,
});

describe('the board of Perks', () => {
  test('all thirty are there: owned, open now, or closed', () => {
    sitDown(PerksScreen, table());
    expect(screen.getAllByRole('button', { name: /Tier \d/ })).toHaveLength(30);
    expect(button(/^Gatherer/)).toHaveAccessibleName(/Tier 1/);
    expect(button(/^Gatherer/).props['aria-description'] ?? button(/^Gatherer/).props.accessibilityHint).toBe(
      'owned',
    );
  });

  test('a closed one says which rule is in the way', () => {
    sitDown(PerksScreen, table());
    press(/^Adventurer/);
    expect(screen.getByText('Adventurer needs other Perks of the Chief Mate: 2.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Gain/ })).toBeNull();
  });

  test('one without a price is gained with one tap', () => {
    const heard = sitDown(PerksScreen, table());
    press(/^Defender/);
    press('Gain');
    expect(heard.commands).toMatchObject([
      { type: 'gainPerk', player: 'ana', pick: { perk: 'defender', pay: null } },
    ]);
    expect(heard.refusals).toEqual([]);
    expect(screen.getByText('2 of 30 owned')).toBeOnTheScreen();
  });

  test('an additional cost is paid with what is there', () => {
    const poor = table({ type: 'correct', owner: 'ana', counter: 'story', to: 0 });
    const heard = sitDown(PerksScreen, poor);
    press(/^Lobbyist/);
    expect(screen.queryByRole('button', { name: 'Gain for 1 Story' })).toBeNull();
    press('Gain for 1 Valor');
    expect(heard.commands).toMatchObject([{ pick: { perk: 'lobbyist', pay: 'valor' } }]);
  });

  test('Capturer offers the Dinos that the Enclosure takes', () => {
    const full: Command = {
      type: 'setPieces',
      player: 'ana',
      piece: 'enclosure',
      to: { trampler: 0, raptor: 2, shieldhead: 0 },
    };
    const heard = sitDown(PerksScreen, table(full));
    press(/^Capturer/);
    expect(screen.queryByRole('button', { name: 'Gain with a Dino: Trampler' })).toBeNull();
    press('Gain with a Dino: Raptor');
    expect(heard.refusals).toEqual([]);
  });

  test('by hand a cube comes and goes, whatever the rules say', async () => {
    const heard = sitDown(PerksScreen, table());
    press(/^Breeder/);
    press('Add a cube manually');
    press(/^Breeder/);
    await pressOnceThere('Remove the cube manually');
    expect(heard.commands.map((command) => ('to' in command ? command.to : null))).toEqual([
      ['gatherer', 'breeder'],
      ['gatherer'],
    ]);
  });

  test('the board of another player is one tap away', () => {
    sitDown(PerksScreen, table());
    fireEvent.press(screen.getByRole('radio', { name: 'Cy' }));
    press(/^Herder/);
    expect(screen.getByText('owned')).toBeOnTheScreen();
  });
});

describe('Officers', () => {
  test('cubes and majorities are shown as in Episode 1, and are set by hand', () => {
    const heard = sitDown(OfficersScreen, table());
    expect(button('Chief of Security, Bo, cubes: 1, 1st, 0 Followers')).toBeOnTheScreen();
    press('Correct Captain');
    press('Next slot: a cube of Ana');
    press('Correct');
    expect(heard.commands).toEqual([
      { type: 'correctOfficer', officer: 'captain', slots: ['ana'], pool: {} },
    ]);
  });
});

describe('Zones', () => {
  test('who is present, with what, and what it would give', () => {
    const heard = sitDown(ZonesScreen, table());
    press('Bo, 1st, 1 Settlement: 1 piece');
    expect(heard.whys[0]?.title).toBe('Military: what would it give now?');
    expect(heard.whys[0]?.lines).toEqual([
      'If Bo takes the Votes:',
      expect.stringContaining('3 Votes'),
      'If Bo takes the Production:',
      expect.stringContaining('1 Light Soldier and 2 Followers'),
    ]);
  });

  test('Settlements and the Leader are set by hand, within what there is', () => {
    const heard = sitDown(ZonesScreen, table());
    press('Sustenance: pieces');
    press('Ana, Settlements in Sustenance: one more');
    fireEvent.press(screen.getByRole('checkbox', { name: 'Cy' }));
    expect(heard.commands).toEqual([
      { type: 'setSettlements', zone: 'sustenance', owner: 'ana', count: 1 },
      { type: 'setPieces', player: 'cy', piece: 'leader', to: 'sustenance' },
    ]);
    expect(heard.refusals).toEqual([]);
  });
});

describe('Cleared Areas', () => {
  test('structures are set by hand, and the Defense follows with its reasons', () => {
    const heard = sitDown(AreasScreen, table());
    press('Correct Left Area, Plains');
    // One row each for the Camp, the Watchtower and the Outpost.
    const [camp] = screen.getAllByRole('radio', { name: 'Ana' });
    const [, watchtower] = screen.getAllByRole('radio', { name: 'Bo' });
    if (!camp || !watchtower) throw new Error('nobody can be chosen');
    fireEvent.press(camp);
    fireEvent.press(watchtower);
    press('Close');
    press('Left Area, Plains: Defense 3');
    expect(heard.whys[0]).toMatchObject({
      lines: ['Camp = +1', 'Watchtower = +2', 'In a Dino Attack the owner may add Valor.'],
      result: 3,
    });
  });

  test('an Area comes and goes; one in use stays', async () => {
    const built = table({
      type: 'setArea',
      area: { id: 1, terrain: 'plains', camp: 'ana', outpost: null, watchtower: null },
    });
    const heard = sitDown(AreasScreen, built);
    press('Add Canyon');
    press('Correct Area 3, Canyon');
    press('Remove this Area');
    press('Correct Left Area, Plains');
    await pressOnceThere('Remove this Area');
    expect(heard.refusals).toEqual(['There is something there. Clear it first.']);
  });
});

describe('Enclosures', () => {
  test('the room, the captures and the sets say why', () => {
    const state = table(perks('herder', 'trapper', 'breeder'), {
      type: 'setPieces',
      player: 'ana',
      piece: 'enclosure',
      to: { trampler: 2, raptor: 3, shieldhead: 0 },
    });
    const heard = sitDown(EnclosureScreen, state);
    press('5 of 9 Dinos, any species');
    press('Captures in one Combat: 2');
    press('Sets at the end: 10 Followers');
    expect(heard.whys.map(({ lines, result }) => [lines, result])).toEqual([
      [['Room for Dinos without Perks = 4', 'Breeder = +5', 'Herder: species may be mixed.'], 9],
      [['Dinos captured per Combat without Perks = 1', 'Trapper = +1'], 2],
      [['Trampler: pairs 1, triples 0 = +3', 'Raptor: pairs 0, triples 1 = +7'], 10],
    ]);
  });

  test('what the rules do not allow is refused with its reason', () => {
    const heard = sitDown(EnclosureScreen, table());
    press('Ana, Raptor: one more');
    press('Ana, Trampler: one more');
    expect(heard.refusals).toEqual(['The Enclosure holds one species only.']);
  });
});

describe('a table in Essentials', () => {
  test.each(['zones', 'areas', 'enclosure'] as const)(
    '%s: nothing of the set-up is shown as current',
    (name) => {
      const Followed = screens[name] as Parameters<typeof sitDown>[0];
      sitDown(Followed, newTable(3, { tracking: 'essentials' }));
      expect(screen.getByText('Not tracked in Essentials')).toBeOnTheScreen();
      expect(screen.queryByText('Left Area, Plains')).toBeNull();
    },
  );

  test('the board of Perks does not count Stories', () => {
    sitDown(PerksScreen, newTable(3, { tracking: 'essentials' }));
    expect(screen.getByText('Cubes left 23 · Valor 1')).toBeOnTheScreen();
  });
});
