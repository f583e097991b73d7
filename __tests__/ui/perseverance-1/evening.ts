import { unwrap, type Chance, type Seat } from '@/engine';
import { FIRST_GAME_OFFICERS } from '@/games/perseverance-1/moments/setup/ruleInput';
import type { Command } from '@/games/perseverance-1/session/command';
import type { Tracking } from '@/games/perseverance/moments/tracking/level';
import { BOX_VALUES, type Config } from '@/games/perseverance-1/session/config';
import { decide } from '@/games/perseverance-1/session/decide/decide';
import { evolve } from '@/games/perseverance-1/session/evolve';
import { initial, type State } from '@/games/perseverance-1/session/state';
import type { Edition } from '@/games/perseverance-1/terms';
import { dinosAt } from '../../games/perseverance-1/session/playing';

export { dinosAt };

/** Nothing on these screens is left to luck. */
export const STILL: Chance = { pick: () => 0 };

export const SEATS: readonly Seat[] = [
  { id: 'emmy', name: 'Emmy', colour: 'sun' },
  { id: 'tomek', name: 'Tomek', colour: 'drop' },
  { id: 'nina', name: 'Nina', colour: 'peak' },
  { id: 'oskar', name: 'Oskar', colour: 'kite' },
];

interface Wishes {
  readonly players?: 2 | 3 | 4;
  readonly tracking?: Tracking;
  readonly edition?: Edition;
}

/** A game just set up, with the Zones of the first-game recommendation. */
export function layOut({ players = 4, tracking = 'full', edition = 'published-2021' }: Wishes = {}): State {
  const seats = SEATS.slice(0, players);
  const config: Config = {
    v: 1,
    edition,
    seats,
    leaders: { emmy: 'adelita', tomek: 'jack', nina: 'phoenix', oskar: 'keoni' },
    leaderAbilities: true,
    officers: FIRST_GAME_OFFICERS,
    deterministic: { dinoPlacement: false, walls: false, traps: false, threat: false },
    breachTokens: ['kills', 'production', 'fallen'],
    dissenterZone: players === 2 ? 'expansion' : null,
    placements: { emmy: 'sustenance', tomek: 'military', nina: 'expansion', oskar: 'protection' },
    tracking,
    box: BOX_VALUES[edition][players],
  };
  return play(initial(config), { type: 'beginPlay' });
}

/** Commands as the table would send them; a refusal is a fault of the test. */
export function play(state: State, ...commands: readonly Command[]): State {
  return commands.reduce(
    (current, command) => unwrap(decide(current, command, STILL)).reduce(evolve, current),
    state,
  );
}

/** An evening well under way: ties, a second place, half, an empty pool, dice, a Leader and a fight in the making. */
export function midEvening(wishes: Wishes = {}): State {
  const state = play(
    layOut({ ...wishes, players: 4 }),
    officer('chief-mate', ['nina', 'oskar'], { emmy: 2, tomek: 1, nina: 1 }),
    officer('chief-of-security', ['tomek', 'emmy', 'emmy'], { tomek: 3, oskar: 1 }),
    officer('chief-steward', ['oskar', 'nina', 'oskar'], {}),
    officer('chief-engineer', ['nina', 'tomek'], { emmy: 1, nina: 2, oskar: 1 }),
    { type: 'correct', owner: 'emmy', counter: 'patrols', to: 1 },
    { type: 'correct', owner: 'tomek', counter: 'patrols', to: 2 },
  );
  return (wishes.tracking ?? 'full') === 'full' ? fillBoard(state) : state;
}

function fillBoard(state: State): State {
  return play(
    state,
    { type: 'correctDice', owner: 'emmy', inPlay: 3, pool: 0 },
    { type: 'correctDice', owner: 'tomek', inPlay: 3, pool: 0 },
    { type: 'correctDice', owner: 'nina', inPlay: 2, pool: 0 },
    settle('sustenance', 2, 'emmy'),
    settle('sustenance', 3, 'tomek'),
    settle('military', 2, 'tomek'),
    settle('military', 3, 'nina'),
    settle('protection', 2, 'nina'),
    settle('protection', 3, 'oskar'),
    { type: 'setZoneDice', zone: 'sustenance', owner: 'emmy', count: 2 },
    { type: 'setZoneDice', zone: 'military', owner: 'nina', count: 1 },
    { type: 'leaderToCommunity', player: 'oskar', zone: 'military' },
    { type: 'setDangerous', zone: 'military', to: true },
    ...dinosAt('military', MILITARY_DINOS),
    { type: 'editDefense', zone: 'military', column: 0, edit: trap(1, 'emmy') },
    { type: 'editDefense', zone: 'military', column: 2, edit: trap(0, 'oskar') },
    { type: 'editDefense', zone: 'military', column: 1, edit: { piece: 'wall', to: 'tomek' } },
    { type: 'editDefense', zone: 'military', column: 3, edit: { piece: 'wall', to: 'emmy' } },
    figure(0, 'top', 'nina', 'heavy'),
    figure(1, 'top', 'tomek', 'light'),
    figure(2, 'top', 'emmy', 'leader'),
    figure(1, 'bottom', 'emmy', 'heavy'),
    figure(2, 'bottom', 'oskar', 'light'),
  );
}

const MILITARY_DINOS = [
  { column: 0, dino: 'trampler' },
  { column: 0, dino: 'raptor' },
  { column: 1, dino: 'raptor' },
  { column: 1, dino: 'trampler' },
  { column: 1, dino: 'trampler' },
  { column: 2, dino: 'trampler' },
  { column: 2, dino: 'trampler' },
  { column: 3, dino: 'raptor' },
] as const;

function officer(
  which: Extract<Command, { type: 'correctOfficer' }>['officer'],
  slots: readonly string[],
  pool: Readonly<Record<string, number>>,
): Command {
  return { type: 'correctOfficer', officer: which, slots, pool };
}

function settle(
  zone: Extract<Command, { type: 'setSettlement' }>['zone'],
  space: number,
  owner: string,
): Command {
  return { type: 'setSettlement', zone, space, owner };
}

function trap(space: number, owner: string) {
  return { piece: 'trap', space, to: { owner, type: 'raptor' } } as const;
}

function figure(
  column: number,
  row: 'top' | 'bottom',
  owner: string,
  type: 'light' | 'heavy' | 'leader',
): Command {
  return {
    type: 'editDefense',
    zone: 'military',
    column,
    edit: { piece: 'soldier', row, to: { owner, type } },
  };
}
