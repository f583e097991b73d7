import * as fc from 'fast-check';
import { PERK_IDS } from '@/games/perseverance-2/perks';
import { TRIALS } from '@/games/perseverance-2/moments/adventure/templeAdventure';
import type { Command } from '@/games/perseverance-2/session/command';
import { COUNTERS } from '@/games/perseverance-2/session/state';
import {
  ASSETS,
  CITY_ZONES,
  DINOS,
  OFFICERS,
  OUTPOSTS,
  PERK_COSTS,
  PLACE_BONUSES,
  SOLDIERS,
  TERRAINS,
  ZONES,
} from '@/games/perseverance-2/terms';

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const one = <T>(...words: readonly T[]) => fc.constantFrom(...words);
const zone = one(...ZONES);
const dinos = fc.record({ trampler: upTo(2), raptor: upTo(2), shieldhead: upTo(1) });
const none = fc.constant({ trampler: 0, raptor: 0, shieldhead: 0 });
const party = fc.record({ light: upTo(3), heavy: upTo(2), leader: fc.boolean() });
const gains = fc.dictionary(one(...ASSETS), upTo(3), { maxKeys: 2 });
const pick = fc.record({
  perk: one(...PERK_IDS),
  pay: fc.option(one(...PERK_COSTS)),
  dino: fc.option(one(...DINOS), { freq: 2 }),
  release: none,
});
const maybePick = fc.option(pick);
const roll = fc.option(upTo(6, 1));
const kept = fc.record({
  kind: one(...SOLDIERS),
  gains,
  check: fc.option(fc.record({ threat: upTo(6, 1), roll, useLeader: fc.boolean() })),
});
const area = upTo(4, 1);
const fight = fc.record({
  committed: party,
  dinos,
  injuries: fc.record({ light: upTo(2), heavy: fc.array(upTo(2, 1), { maxLength: 1 }), leader: upTo(1) }),
  cancel: fc.record({ light: upTo(1), heavy: upTo(1) }),
  capture: fc.oneof(none, dinos),
  release: none,
  wrangler: fc.option(one(...DINOS), { freq: 2 }),
});

/** One Dino that a pair of Light Soldiers can beat, with the Injury where it belongs. */
const likely = fc.record({ dino: one(...DINOS), caught: fc.boolean() }).map(({ dino, caught }) => ({
  committed: { light: 2, heavy: 0, leader: false },
  dinos: { trampler: 0, raptor: 0, shieldhead: 0, [dino]: 1 },
  injuries: { light: dino === 'trampler' ? 0 : 1, heavy: [], leader: 0 },
  cancel: { light: 0, heavy: 0 },
  capture: { trampler: 0, raptor: 0, shieldhead: 0, [dino]: caught ? 1 : 0 },
  release: { trampler: 0, raptor: 0, shieldhead: 0 },
  wrangler: null,
}));

const move = fc.oneof(
  fc.record({ effect: one('pub', 'salvage') }),
  fc.record({
    effect: fc.constant('gather'),
    picks: fc.array(fc.record({ option: one(1, 2), take: one('food', 'islandResource') }), { maxLength: 2 }),
  }),
  fc.record({
    effect: fc.constant('training'),
    picks: fc.array(fc.record({ option: upTo(7, 1), count: upTo(2, 1), take: one('story', 'valor') }), {
      maxLength: 3,
    }),
  }),
  fc.record({
    effect: fc.constant('politics'),
    picks: fc.array(fc.record({ option: upTo(3, 1), zone: fc.option(zone) }), { maxLength: 2 }),
  }),
  fc.record({
    effect: fc.constant('settle'),
    discount: fc.option(one('scrap', 'food')),
    picks: fc.array(fc.record({ option: upTo(3, 1), zone, bonus: one(...PLACE_BONUSES), perk: maybePick }), {
      maxLength: 2,
    }),
  }),
  fc.record({
    effect: fc.constant('build'),
    picks: fc.array(
      fc.record({
        option: upTo(3, 1),
        followers: upTo(3),
        valor: upTo(1),
        takeAdventure: fc.boolean(),
        bonus: fc.option(one(...PLACE_BONUSES)),
        area,
        tile: fc.option(one(...OUTPOSTS)),
        perk: maybePick,
      }),
      { maxLength: 2 },
    ),
  }),
);

const step = fc.oneof(
  fc.record({ kind: fc.constant('settle'), zone: one(...CITY_ZONES) }),
  fc.record({ kind: fc.constant('dino'), dino: one(...DINOS), release: none }),
  fc.record({ kind: fc.constant('perk'), pick }),
  fc.record({ kind: fc.constant('movePerk'), from: one(...PERK_IDS), pick }),
  fc.record({ kind: fc.constant('influence'), officer: one(...OFFICERS), perk: maybePick }),
  fc.record({ kind: fc.constant('challenge'), kept }),
  fc.record({ kind: fc.constant('clear'), terrain: one(...TERRAINS), dinos: upTo(3) }),
  fc.record({ kind: fc.constant('swapDie'), zone: fc.option(zone) }),
);

/** Wishes of all kinds around one table, most of them possible, some not. */
export function randomCommand(players: readonly string[]): fc.Arbitrary<Command> {
  const player = one(...players);
  const owner = one(...players, 'dissenters', 'neutral');
  const command = <T extends Command['type']>(type: T, fields: object): fc.Arbitrary<Command> =>
    fc.record({ type: fc.constant(type), ...fields }) as unknown as fc.Arbitrary<Command>;
  const choice = fc.record({
    first: one('production', 'votes'),
    second: one('production', 'followers'),
    popular: one('production', 'followers'),
  });
  const often = (weight: number, arbitrary: fc.Arbitrary<Command>) => ({ weight, arbitrary });
  return fc.oneof(
    often(6, command('adjust', { player: owner, counter: one(...COUNTERS), by: upTo(4, -4) })),
    often(8, command('correct', { owner, counter: one(...COUNTERS), to: upTo(8) })),
    often(6, command('effect', { player, move })),
    often(
      6,
      command('influence', {
        player: owner,
        officer: one(...OFFICERS),
        count: upTo(3, 1),
        source: one('action', 'action', 'free'),
        perk: maybePick,
      }),
    ),
    often(
      4,
      command('takeDie', {
        player,
        owner,
        zone: fc.option(zone),
        changeFace: fc.boolean(),
        matching: fc.boolean(),
        reward: fc.option(one('glowberry', 'followers')),
      }),
    ),
    often(4, command('gainPerk', { player, pick })),
    often(4, command('combat', { player, reach: fc.boolean(), fight: fc.oneof(likely, fight) })),
    often(
      3,
      command('counterattack', {
        player,
        of: owner,
        // The Breach says which Dinos.
        fight: fc.oneof(likely, fight).map(({ dinos: _dinos, ...blows }) => blows),
        saviorTimes: one(1, 2),
      }),
    ),
    often(
      4,
      command('dinoAttack', {
        owner: player,
        area,
        trigger: one('adventure', 'outpost'),
        threshold: upTo(6),
        valorSpent: upTo(2),
        card: fc.record({ dinos, dangerous: upTo(1) }),
        dangerousDinos: none,
        dangerousChosen: fc.constant(null),
        successReward: gains,
        failReward: gains,
        saviorBonus: gains,
      }),
    ),
    often(3, command('settleBreach', { player, remove: fc.option(one(...DINOS)) })),
    often(
      3,
      command('beginAdventure', {
        player,
        reach: fc.boolean(),
        terrain: fc.option(one(...TERRAINS)),
        requirement: upTo(1),
        stages: upTo(2, 1),
        trial: fc.option(one(...TRIALS)),
        party: fc.record({ light: upTo(1), heavy: upTo(1), leader: fc.boolean() }),
      }),
    ),
    often(
      4,
      command('adventureStage', {
        player,
        rewards: gains,
        kept: fc.array(kept, { maxLength: 2 }),
        ignoreThreats: fc.boolean(),
        then: fc.option(
          fc.oneof(
            fc.constant('end'),
            fc.record({
              threat: upTo(6, 1),
              roll,
              lose: fc.option(one(...SOLDIERS)),
              advance: fc.option(one(...SOLDIERS)),
            }),
          ),
        ),
        savant: maybePick,
      }),
    ),
    command('endAdventure', { player, savant: fc.constant(null) }),
    command('buildCamp', {
      player,
      area,
      reach: fc.boolean(),
      followers: upTo(3),
      bonus: fc.option(one(...PLACE_BONUSES)),
      perk: maybePick,
    }),
    often(
      4,
      command('useOutpost', {
        player,
        tile: one(...OUTPOSTS),
        area: fc.option(area),
        steps: fc.array(step, { maxLength: 2 }),
      }),
    ),
    command('explore', { player, take: one('glowberry', 'story', 'valor') }),
    command('moveLeader', { player, to: zone, friendly: fc.boolean() }),
    command('setPieces', { player, piece: fc.constant('enclosure'), to: dinos }),
    command('setPieces', {
      player,
      piece: fc.constant('perks'),
      to: fc.array(one(...PERK_IDS), { maxLength: 4 }),
    }),
    command('setPieces', { player, piece: fc.constant('toppled'), to: party }),
    command('setPieces', { player, piece: fc.constant('leader'), to: fc.option(zone) }),
    command('setSettlements', { zone: one(...CITY_ZONES), owner, count: upTo(6) }),
    command('setZoneDice', { zone, owner, count: upTo(3) }),
    command('correctDice', { owner, inPlay: upTo(6), pool: upTo(4) }),
    command('addArea', { terrain: one(...TERRAINS) }),
    command('removeArea', { id: area }),
    often(3, command('nextTurn', {})),
    command('resolveAssembly', {
      choices: fc.record(Object.fromEntries(ZONES.map((name) => [name, choice]))),
    }),
    command('resolveFinal', {}),
    often(6, command('reopen', {})),
  );
}
