import type * as fc from 'fast-check';
import type { AnyGame } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { Command as FirstCommand } from '@/games/perseverance-1/session/command';
import { perseverance2 } from '@/games/perseverance-2';
import type { Command as SecondCommand } from '@/games/perseverance-2/session/command';
import { robinson } from '@/games/robinson';
import { CAMP } from '@/games/robinson/terms';
import { scorepad } from '@/games/scorepad';
import { survivors } from '@/games/survivors';
import { arbitraryOf } from '../../support/arbitraryOf';
import { playEvening } from '../perseverance-1/session/evenings';
import * as first from '../perseverance-1/session/playing';
import { randomCommand as firstCommand } from '../perseverance-1/session/randomCommands';
import * as second from '../perseverance-2/session/playing';
import { randomCommand as secondCommand } from '../perseverance-2/session/randomCommands';
import * as island from '../robinson/session/playing';
import { randomCommand as islandCommand } from '../robinson/session/randomCommands';
import { newPad } from '../scorepad/table';
import * as caravan from '../survivors/session/playing';
import { randomCommand as caravanCommand } from '../survivors/session/randomCommands';

/** A table to sit down at, and what somebody there may wish for. */
export interface TestTable {
  readonly game: AnyGame;
  readonly start: unknown;
  /** How the evening begins; as much of it as somebody likes. */
  readonly opening: readonly unknown[];
  /** Of all kinds, possible or not. */
  readonly wish: fc.Arbitrary<unknown>;
  /** What leads to rolls of the app, where it rolls at all. */
  readonly rolls: readonly unknown[];
  /** Commands that count everything that there is, no matter who added it. */
  readonly countsAll?: readonly string[];
}

const published = first.newTable(3);
const beta = first.newTable(2, { edition: 'beta-2020' });
const islands = second.newTable(3, { 'start:ana': 'discovery' });
const castaways = island.newTable(2);
const travellers = caravan.newTable(2);
const padWish = arbitraryOf(scorepad.command.form);

/** A Soldier on a Patrol, and its Threats left to the app. */
const FIRST_ROLLS = ['ana', 'bo'].flatMap((player): readonly FirstCommand[] => [
  first.correct('lightSoldier', 3, player),
  { type: 'patrolBegin', player, soldiers: { light: 3, heavy: 0 }, stages: 2, requirement: 1 },
  { type: 'threat', player, checks: [{ kind: 'challenge', type: 'light', threat: 2, roll: null }] },
  {
    type: 'patrolStage',
    player,
    stageRewards: [['followers', 1]],
    challengeLimit: 1,
    drawn: ['L4'],
    kept: [{ card: 'L4', choice: null, check: { threat: 3, roll: null } }],
    then: { threat: 3, roll: null, type: null },
  },
]);

/** The same on an Adventure, twice: only Ana has a Camp to begin one from. */
const SECOND_ROLLS = ['ana', 'ana'].flatMap((player): readonly SecondCommand[] => [
  second.set(player, 'lightSoldier', 4),
  second.set(player, 'heavySoldier', 3),
  second.set(player, 'handCards', 3),
  {
    type: 'beginAdventure',
    player,
    reach: false,
    terrain: 'plains',
    requirement: 1,
    stages: 2,
    trial: null,
    party: { light: 2, heavy: 1, leader: false },
  },
  {
    type: 'adventureStage',
    player,
    rewards: { followers: 1 },
    kept: (['light', 'heavy'] as const).map((kind) => ({
      kind,
      gains: { story: 1 },
      check: { threat: 3, roll: null, useLeader: false },
    })),
    ignoreThreats: false,
    then: { threat: 2, roll: null, lose: null, advance: null },
    savant: null,
  },
  { type: 'endAdventure', player, savant: null },
  { type: 'nextTurn' },
]);

/** Every game, and both editions of the one that has two. */
export const TABLES: readonly (readonly [string, TestTable])[] = [
  [
    'perseverance-1, published',
    {
      game: perseverance1,
      start: published,
      opening: playEvening(published).commands,
      wish: firstCommand(seats(published)),
      rolls: FIRST_ROLLS,
    },
  ],
  [
    'perseverance-1, beta',
    {
      game: perseverance1,
      start: beta,
      opening: playEvening(beta).commands,
      wish: firstCommand(seats(beta)),
      rolls: FIRST_ROLLS,
    },
  ],
  [
    'perseverance-2',
    {
      game: perseverance2,
      start: islands,
      opening: seats(islands).flatMap((owner) => [
        second.set(owner, 'lightSoldier', 4),
        second.set(owner, 'heavySoldier', 2),
        second.set(owner, 'story', 6),
      ]),
      wish: secondCommand(seats(islands)),
      rolls: SECOND_ROLLS,
    },
  ],
  [
    'robinson',
    {
      game: robinson,
      start: castaways,
      opening: [
        { type: 'beginPlay' },
        ...['food', 'wood', 'fur', 'weapon', 'huntingDeck'].map((counter) => ({
          type: 'correct',
          owner: CAMP,
          counter,
          to: 4,
        })),
      ],
      wish: islandCommand(seats(castaways)),
      rolls: [],
    },
  ],
  [
    'survivors',
    {
      game: survivors,
      start: travellers,
      opening: [{ type: 'beginPlay', hordes: [2, 3, 4], leader: 'ana' }],
      wish: caravanCommand(seats(travellers)),
      rolls: [],
    },
  ],
  [
    'scorepad, by round',
    { game: scorepad, start: newPad(), opening: [], wish: padWish, rolls: [], countsAll: ['enterRound'] },
  ],
  [
    'scorepad, counting as you go',
    { game: scorepad, start: newPad({ counting: 'free' }), opening: [], wish: padWish, rolls: [] },
  ],
];

function seats({ config }: { readonly config: { readonly seats: readonly { readonly id: string }[] } }) {
  return config.seats.map(({ id }) => id);
}
