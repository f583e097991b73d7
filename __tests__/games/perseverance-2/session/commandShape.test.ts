import * as fc from 'fast-check';
import { read, unwrap } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { command, type Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import { arbitraryOf } from '../../../support/arbitraryOf';
import { howMany } from '../../../support/howMany';
import { wander } from '../../../support/randomFinger';
import { seeded } from '../../../support/seeded';
import { newTable, play } from './playing';
import { randomCommand } from './randomCommands';

/** As another phone, or the log, would read it. */
function again(wish: unknown): Command {
  return unwrap(read(JSON.parse(JSON.stringify(wish)), command));
}

test('law: a command goes through JSON unchanged, whatever is wished for', () => {
  fc.assert(
    fc.property(arbitraryOf(command.form), (raw) => {
      const wish = again(raw);
      expect(again(wish)).toStrictEqual(wish);
    }),
    { numRuns: howMany(200, 10_000) },
  );
});

test('law: what a table wishes for is read as it is', () => {
  fc.assert(
    fc.property(randomCommand(['ana', 'bo', 'cy']), (wish) => {
      expect(again(wish)).toEqual(wish);
    }),
    { numRuns: howMany(300, 10_000) },
  );
});

const FULL = play(
  newTable(2, { 'start:ana': 'discovery' }),
  { type: 'correct', owner: 'ana', counter: 'lightSoldier', to: 3 },
  { type: 'correct', owner: 'ana', counter: 'story', to: 6 },
  { type: 'correct', owner: 'bo', counter: 'heavySoldier', to: 2 },
  { type: 'addArea', terrain: 'plains', code: 'P1' },
  {
    type: 'setArea',
    area: {
      id: 2,
      terrain: 'canyon',
      camp: 'bo',
      outpost: { owner: 'ana', tile: 'dinosaur-trap' },
      watchtower: 'bo',
    },
  },
  {
    type: 'setPieces',
    player: 'bo',
    piece: 'breach',
    to: {
      at: 'camp',
      dinos: { trampler: 1, raptor: 1, shieldhead: 0 },
      area: 2,
      savior: { followers: 1 },
    },
  },
);
const AWAY = play(FULL, {
  type: 'setPieces',
  player: 'ana',
  piece: 'adventure',
  to: {
    party: { light: 2, heavy: 0, leader: true },
    stage: 1,
    stages: 2,
    trial: 'trial-of-wit',
    leaderIgnoreUsed: false,
  },
});
const TABLES: readonly (readonly [string, State])[] = [
  ['at the start', newTable(3)],
  ['in the middle', FULL],
  ['with somebody away', AWAY],
  ['in Essentials', play(FULL, { type: 'trackEssentials' })],
  ['in Essentials with somebody away', play(AWAY, { type: 'trackEssentials' })],
];

const LONGEST = 60;
const TIMES = howMany(12, 200);
const made = new Set<string>();

describe.each(TABLES)('a table %s', (_name, state) => {
  test.each(perseverance2.wizards.map((wizard) => [wizard.id, wizard] as const))(
    'every command of %s is read as it is',
    (_id, wizard) => {
      for (let seed = 1; seed <= TIMES; seed += 1) {
        const random = seeded(seed);
        const luck = Array.from({ length: LONGEST }, () => Math.floor(random() * 1000));
        const draft = wander(wizard, state, luck);
        const wish = draft && wizard.commit(state, draft);
        if (!wish?.ok) continue;
        expect(again(wish.value)).toStrictEqual(wish.value);
        made.add(wish.value.type === 'byHand' ? wish.value.command.type : wish.value.type);
      }
    },
  );
});

test('the wizards came to their ends', () => {
  expect([...made].sort()).toEqual([
    'adventureStage',
    'beginAdventure',
    'beginPlay',
    'buildCamp',
    'combat',
    'counterattack',
    'dinoAttack',
    'effect',
    'explore',
    'gainPerk',
    'influence',
    'moveLeader',
    'rally',
    'resolveAssembly',
    'resolveFinal',
    'settleBreach',
    'takeDie',
    'takeStock',
    'trackEssentials',
    'useOutpost',
  ]);
});
