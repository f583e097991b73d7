import * as fc from 'fast-check';
import type { Command, Move, SoldierMove, Spot } from '@/games/perseverance-1/session/command';
import { COUNTERS } from '@/games/perseverance-1/session/state';
import { CARD_IDS, choicesOf } from '@/games/perseverance-1/moments/patrol/challengeCards';
import { DINOS, OFFICERS, REWARDS, ROWS, SOLDIERS, ZONES } from '@/games/perseverance-1/terms';

const small = fc.integer({ min: -1, max: 6 });
const count = fc.integer({ min: 0, max: 5 });
const zone = fc.constantFrom(...ZONES);
const column = fc.integer({ min: 0, max: 3 });
const row = fc.constantFrom(...ROWS);
const dino = fc.constantFrom(...DINOS);
const spot: fc.Arbitrary<Spot | null> = fc.option(fc.record({ zone, column }), { freq: 8 });
const soldier: fc.Arbitrary<SoldierMove> = fc.record({ type: fc.constantFrom(...SOLDIERS), row, spot });

/** Wishes of all kinds around one table, most of them possible, some not. */
export function randomCommand(players: readonly string[]): fc.Arbitrary<Command> {
  const player = fc.constantFrom(...players);
  const owner = fc.constantFrom(...players, 'dissenters', 'neutral');
  const figure = fc.record({ owner: player, type: fc.constantFrom('light', 'heavy', 'leader') });
  const trap = fc.record({ owner: player, type: fc.option(dino) });
  const command = <T extends Command['type']>(type: T, fields: object): fc.Arbitrary<Command> =>
    fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Command>;

  return fc.oneof(
    {
      weight: 6,
      arbitrary: command('adjust', {
        player,
        counter: fc.constantFrom(...COUNTERS),
        by: fc.integer({ min: -4, max: 4 }),
      }),
    },
    {
      weight: 4,
      arbitrary: command('correct', {
        owner,
        counter: fc.constantFrom(...COUNTERS),
        to: fc.integer({ min: 0, max: 8 }),
      }),
    },
    {
      weight: 6,
      arbitrary: command('influence', {
        player: owner,
        officer: fc.constantFrom(...OFFICERS),
        count: fc.integer({ min: 1, max: 3 }),
        source: fc.constantFrom('action', 'action', 'free'),
        foodUsed: fc.constantFrom(0, 0, 1),
      }),
    },
    {
      weight: 4,
      arbitrary: command('takeDie', {
        player,
        owner,
        zone: fc.option(zone),
        changeFace: fc.constantFrom(false, false, true),
        dinos: fc.array(dino, { maxLength: 3 }),
        fireworks: fc.option(fc.record({ dino, zone }), { freq: 1 }),
      }),
    },
    { weight: 8, arbitrary: command('action', { player, move: randomMove() }) },
    {
      weight: 5,
      arbitrary: command('editDefense', {
        zone,
        column,
        edit: fc.oneof(
          fc.record({
            piece: fc.constant('dino'),
            space: fc.integer({ min: 0, max: 2 }),
            to: fc.option(dino),
          }),
          fc.record({
            piece: fc.constant('trap'),
            space: fc.integer({ min: 0, max: 2 }),
            to: fc.option(trap),
          }),
          fc.record({ piece: fc.constant('wall'), to: fc.option(player) }),
          fc.record({ piece: fc.constant('soldier'), row, to: fc.option(figure) }),
        ),
      }),
    },
    {
      weight: 3,
      arbitrary: command('patrolBegin', {
        player,
        soldiers: fc.record({ light: count, heavy: count }),
        stages: fc.constantFrom(1, 2),
        requirement: fc.constantFrom(1, 2),
      }),
    },
    {
      weight: 3,
      arbitrary: command('threat', {
        player,
        checks: fc.array(
          fc.record({
            kind: fc.constantFrom('challenge', 'challenge', 'transition'),
            type: fc.constantFrom(...SOLDIERS),
            threat: fc.integer({ min: 1, max: 6 }),
            roll: fc.option(fc.integer({ min: 1, max: 6 })),
          }),
          { maxLength: 2 },
        ),
      }),
    },
    command('patrolEnd', { player }),
    command('challengeCard', {
      player,
      card: fc.constantFrom(...CARD_IDS),
      choice: fc.constantFrom(null, ...CARD_IDS.flatMap((card) => Object.keys(choicesOf(card)))),
    }),
    command('placeDinos', {
      zone,
      dinos: fc.array(dino, { minLength: 1, maxLength: 3 }),
    }),
    command('setSettlement', { zone, space: fc.integer({ min: 1, max: 10 }), owner: fc.option(owner) }),
    command('setZoneDice', { zone, owner, count: fc.integer({ min: 0, max: 2 }) }),
    command('setDangerous', { zone, to: fc.boolean() }),
    command('leaderToCommunity', { player, zone }),
    command('leaderHome', { player }),
    command('setBreachTokens', { to: fc.shuffledSubarray([...REWARDS], { minLength: 3, maxLength: 3 }) }),
    command('setDinoDice', {
      to: fc.record({
        normal: fc.array(dino, { maxLength: 2 }),
        dangerous: fc.array(dino, { maxLength: 3 }),
      }),
    }),
    command('trackEssentials', {}),
    command('takeStock', { changes: fc.constant([]) }),
    command('correctDice', { owner, inPlay: small, pool: small }),
    command('correctAssembly', { to: fc.integer({ min: 1, max: 3 }) }),
    command('correctOfficer', {
      officer: fc.constantFrom(...OFFICERS),
      slots: fc.array(player, { maxLength: 3 }),
      pool: fc.dictionary(player, count, { maxKeys: 2 }),
    }),
    command('nextTurn', {}),
    command('beginPlay', {}),
    command('note', { text: fc.string({ maxLength: 12 }) }),
    {
      weight: 3,
      arbitrary: command('resolveDinoAttack', {
        zone,
        activePlayer: player,
        columns: fc.array(randomColumn(player), { minLength: 3, maxLength: players.length === 4 ? 4 : 3 }),
        picks: fc.dictionary(player, fc.array(fc.constantFrom(...REWARDS), { maxLength: 2 }), { maxKeys: 2 }),
        community: fc.constant(null),
      }),
    },
    {
      weight: 2,
      arbitrary: command('resolveAssembly', {
        choices: fc.record({ sustenance: choice, military: choice, expansion: choice, protection: choice }),
        zones: fc.constant(null),
        records: fc.constant(null),
      }),
    },
    command('resolveFinal', { players: fc.constant(null) }),
    command('finish', {}),
    command('reopen', {}),
  );
}

const choice = fc.constantFrom('production', 'votes');

function randomColumn(player: fc.Arbitrary<string>) {
  const trapped = fc.record({ owner: player, type: dino, roll: fc.constant({ face: 'success-anyway' }) });
  const figure = fc.record({ owner: player, type: fc.constantFrom('light', 'heavy') });
  return fc.record({
    dinos: fc.array(fc.record({ type: dino, trap: fc.option(trapped) }), { maxLength: 2 }),
    wall: fc.option(
      fc.record({ owner: player, roll: fc.constant({ followers: 1, safeguard: 1, kill: true }) }),
    ),
    soldiers: fc.tuple(fc.option(figure), fc.option(figure)),
  });
}

function randomMove(): fc.Arbitrary<Move> {
  const option = fc.constantFrom('trap', 'trap-food', 'wall-mr', 'wall-story-mr');
  const arbitrary = fc.oneof(
    fc.record({ action: fc.constantFrom('rations', 'pub', 'supply', 'salvage') }),
    fc.record({
      action: fc.constant('politics'),
      option: fc.constantFrom('pool', 'board'),
      zone: fc.option(zone),
    }),
    fc.record({
      action: fc.constant('training'),
      steps: fc.array(
        fc.oneof(
          fc.record({ option: fc.constantFrom('light', 'light-food', 'heavy-mr', 'story') }),
          fc.record({ option: fc.constant('convert'), count: fc.constantFrom(1, 2) }),
          fc.record({
            option: fc.constant('place'),
            soldiers: fc.array(soldier, { minLength: 1, maxLength: 2 }),
          }),
        ),
        { maxLength: 3 },
      ),
      naturalLeader: fc.constant(null),
    }),
    fc.record({
      action: fc.constant('settle'),
      placements: fc.array(fc.record({ zone, space: fc.integer({ min: 1, max: 10 }) }), {
        minLength: 1,
        maxLength: 2,
      }),
      place: fc.array(soldier, { maxLength: 3 }),
    }),
    fc.record({
      action: fc.constant('fortifications'),
      steps: fc.array(
        fc.record({ option, spot, space: fc.integer({ min: 0, max: 2 }), trap: fc.option(dino) }),
        { maxLength: 2 },
      ),
    }),
    fc.record({
      action: fc.constant('place-soldiers'),
      place: fc.array(soldier, { minLength: 1, maxLength: 2 }),
    }),
    fc.record({
      action: fc.constant('leader-defense'),
      row,
      spot,
      netGun: fc.constant(null),
      trap: fc.constant(null),
    }),
  );
  return arbitrary as unknown as fc.Arbitrary<Move>;
}
