import * as fc from 'fast-check';
import { PERKS, type PerkId } from '@/games/perseverance-2/perks';
import { ASSETS, CITY_ZONES, DINOS, OFFICERS, ZONES } from '@/games/perseverance-2/terms';
import type { Json } from '../support/rulesUnderTest';

/** Random positions of every procedure, as JSON. Most are legal; some are refused by a rule, which the laws allow for. */
type Arb<T = Json> = fc.Arbitrary<T>;

/** Ids are kebab-case, also those that every object inherits. */
const NAMES = ['ana', 'bo', 'constructor', '1', '0', 'valueof', 'cy-the-third', 'di'];
export const PERK_IDS = Object.keys(PERKS) as PerkId[];

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const flag = fc.boolean();
const maybe = <T>(arb: Arb<T>) => fc.option(arb, { nil: null });
const ids = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 4 });
const dissenting = (players: readonly string[]) =>
  players.length === 2 ? [...players, 'dissenters'] : players;
const dino = fc.constantFrom(...DINOS);
const dinos = (max: number) => fc.record({ trampler: upTo(max), raptor: upTo(max), shieldhead: upTo(max) });
const party = fc.record({ light: upTo(5), heavy: upTo(5), leader: flag });
const securityBonus = fc.constantFrom('valor', 'light-soldier', null);
const reward = fc
  .array(fc.tuple(fc.constantFrom(...ASSETS), upTo(4)), { maxLength: 2 })
  .map((gains) => Object.fromEntries(gains));

/** Up to six Perks, or very many. */
const perks = fc.oneof(
  { weight: 4, arbitrary: fc.shuffledSubarray(PERK_IDS, { maxLength: 6 }) },
  { weight: 1, arbitrary: fc.shuffledSubarray(PERK_IDS, { minLength: 15, maxLength: 20 }) },
);

const CAPTIVES: readonly Json[] = [
  {},
  { trampler: 2 },
  { raptor: 1 },
  { raptor: 4 },
  { shieldhead: 3 },
  { trampler: 1, raptor: 1, shieldhead: 1 },
  { trampler: 5, raptor: 2 },
];

const goods = {
  followers: upTo(60),
  votes: upTo(12),
  permanentVotes: upTo(4),
  food: upTo(6),
  scrap: upTo(6),
  islandResource: upTo(6),
  story: upTo(6),
  glowberry: upTo(8),
  valor: upTo(6),
};

export const player: Arb = fc.record({
  id: fc.constantFrom(...NAMES),
  ...goods,
  lightSoldier: upTo(5),
  heavySoldier: upTo(5),
  influence: upTo(5),
  settlements: upTo(7),
  outposts: upTo(5),
  camps: upTo(6),
  watchtowers: upTo(3),
  dice: upTo(5),
  adventures: upTo(12),
  handCards: upTo(8),
  perks,
  enclosure: fc.constant({}),
});

const withCaptives: Arb = fc
  .tuple(player, fc.constantFrom(...CAPTIVES))
  .map(([seat, enclosure]) => ({ ...seat, enclosure }));

const seated = (names: readonly string[], seat: Arb = player): Arb<Json[]> =>
  fc.tuple(...names.map(() => seat)).map((seats) => seats.map((one, i) => ({ ...one, id: names[i] })));

const breach = maybe(fc.record({ at: fc.constantFrom('camp', 'outpost'), dinos: dinos(2) }));

const TIER_ONE = PERK_IDS.filter((perk) => PERKS[perk].tier === 1);

const setup: Arb = ids.chain((players) =>
  fc
    .record({
      dealt: fc.shuffledSubarray([...OFFICERS], { minLength: 5, maxLength: 5 }),
      zones: fc.shuffledSubarray([...ZONES], { minLength: players.length, maxLength: players.length }),
      which: fc.array(upTo(1), { minLength: 4, maxLength: 4 }),
      pay: fc.constantFrom('story', 'valor'),
      captive: maybe(dino),
      drawn: upTo(4),
      securityBonus,
    })
    .map(({ dealt, zones, which, pay, captive, drawn, securityBonus: bonus }) => {
      const officers = Object.fromEntries(ZONES.map((zone, i) => [zone, dealt[i]]));
      const free = CITY_ZONES.filter((zone) => !zones.includes(zone));
      return {
        players,
        officers,
        securityBonus: bonus,
        placements: [...players].reverse().map((id, i) => {
          const zone = zones[i] as string;
          const perk = TIER_ONE.filter((one) => PERKS[one].officer === officers[zone])[which[i] ?? 0];
          return { player: id, zone, perk, pay, dino: perk === 'capturer' ? captive : null };
        }),
        dissenterZone: players.length === 2 ? free[drawn % free.length] : null,
      };
    }),
);

const influence: Arb = ids.chain((players) =>
  fc.constantFrom('action', 'glowberry', 'free').chain((source) =>
    fc.record({
      players: seated(players),
      officer: fc.constantFrom(...OFFICERS),
      source: fc.constant(source),
      player: fc.constantFrom(...(source === 'free' ? dissenting(players) : players)),
      slots: fc.array(fc.constantFrom(...dissenting(players)), { maxLength: 3 }),
      count: upTo(source === 'action' ? 3 : source === 'glowberry' ? 5 : 2, 1),
      securityBonus,
    }),
  ),
);

/** Mostly a Perk that is open. */
const perk: Arb = fc
  .record({
    seat: player,
    at: fc.nat(),
    pay: fc.constantFrom('story', 'valor'),
    captive: maybe(dino),
    move: upTo(3),
  })
  .map(({ seat, at, pay, captive, move }) => {
    const owned = seat.perks as PerkId[];
    const open = PERK_IDS.filter(
      (id) =>
        !owned.includes(id) &&
        owned.filter((one) => PERKS[one].officer === PERKS[id].officer).length >= PERKS[id].tier - 1,
    );
    const gained = open[at % open.length] ?? 'herder';
    return {
      player: seat,
      perk: gained,
      pay,
      moveFrom: move === 0 ? (owned[0] ?? null) : null,
      dino: gained === 'capturer' ? captive : null,
    };
  });

const officerScoring: Arb = ids.chain((players) =>
  fc.record({
    players: seated(players).map((seats) =>
      seats.map((seat) => ({ ...seat, perks: (seat.perks as string[]).slice(0, 5) })),
    ),
    influence: fc
      .tuple(...OFFICERS.map(() => fc.tuple(...dissenting(players).map(() => upTo(5)))))
      .map((tiles) =>
        Object.fromEntries(
          tiles.map((cubes, i) => [
            OFFICERS[i],
            Object.fromEntries(cubes.map((count, j) => [dissenting(players)[j], count])),
          ]),
        ),
      ),
  }),
);

const dinoAttack: Arb = fc
  .record({
    owner: player,
    trigger: fc.constantFrom('adventure', 'outpost'),
    structures: fc.record({ camp: flag, outpost: flag, watchtower: flag }),
    threshold: upTo(9),
    valorSpent: upTo(3),
    card: fc.record({ dinos: dinos(2), dangerous: upTo(2) }),
    dangerousDinos: dinos(2),
    breach,
    successReward: reward,
    failReward: reward,
  })
  .map((attack) => {
    const { trigger, structures, card, dangerousDinos } = attack;
    const there = Object.entries(dangerousDinos).flatMap(([kind, count]) => Array<string>(count).fill(kind));
    const coming = there.slice(0, card.dangerous);
    return {
      ...attack,
      structures: { ...structures, [trigger === 'adventure' ? 'camp' : 'outpost']: true },
      dangerousChosen: Object.fromEntries(
        DINOS.map((kind) => [kind, coming.filter((one) => one === kind).length]),
      ),
    };
  });

const breachTurn: Arb = fc
  .record({ player, breach, which: fc.nat() })
  .map(({ player: seat, breach: old, which }) => {
    const there = DINOS.filter((kind) => (old?.dinos[kind] ?? 0) > 0);
    const many = DINOS.reduce((sum, kind) => sum + (old?.dinos[kind] ?? 0), 0) > 1;
    return { player: seat, breach: old, remove: many ? there[which % there.length] : null };
  });

/** Injuries fall on Light Soldiers first, then on Heavy ones, then on the Leader. */
const combat: Arb = fc
  .record({
    seat: fc.tuple(player, fc.constantFrom(...CAPTIVES.slice(0, 5))),
    kind: fc.constantFrom('adventure', 'counterattack'),
    committed: party,
    foes: fc.record({ trampler: upTo(3), raptor: upTo(2), shieldhead: upTo(1) }),
    cancel: flag,
    captive: maybe(dino),
    savior: reward,
    saviorTimes: fc.constantFrom(1, 2, null),
  })
  .map(({ seat: [own, enclosure], kind, committed, foes, cancel, captive, savior, saviorTimes }) => {
    const light = Math.max(own.lightSoldier as number, committed.light);
    const heavy = Math.max(own.heavySoldier as number, committed.heavy);
    let due = foes.raptor + foes.shieldhead;
    const hit = Math.min(due, committed.light);
    due -= hit;
    const heavies: number[] = [];
    for (let i = 0; i < committed.heavy && due > 0; i++) {
      heavies.push(Math.min(2, due));
      due -= Math.min(2, due);
    }
    const taken = captive !== null && foes[captive] > 0 ? captive : null;
    return {
      player: { ...own, lightSoldier: light, heavySoldier: heavy, enclosure },
      kind,
      ready: null,
      committed,
      dinos: foes,
      injuries: { light: hit, heavy: heavies, leader: committed.leader ? Math.min(due, 2) : 0 },
      cancel: { light: cancel ? Math.min(hit, own.valor as number) : 0 },
      capture: taken ? { [taken]: 1 } : {},
      release: taken ? enclosure : {},
      wrangler: taken && (own.perks as string[]).includes('wrangler') ? taken : null,
      saviorBonus: kind === 'counterattack' ? savior : null,
      saviorTimes,
    };
  });

const half = fc.constantFrom('production', 'followers');
const assembly: Arb = ids.chain((players) => {
  const pieces = (zone: string, owner: string) =>
    fc.record({
      settlements: zone === 'discovery' ? fc.constant(0) : upTo(3),
      outposts: zone === 'discovery' && owner !== 'dissenters' ? upTo(2) : fc.constant(0),
      camps: zone === 'discovery' && owner !== 'dissenters' ? upTo(2) : fc.constant(0),
      dice: upTo(1),
      leader: fc.constant(zone === 'military' && owner !== 'dissenters'),
    });
  const inZone = (zone: string) =>
    fc
      .tuple(...dissenting(players).map((owner) => maybe(pieces(zone, owner))))
      .map((all) => Object.fromEntries(all.map((own, i) => [dissenting(players)[i], own])));
  const byZone = <T>(arb: (zone: string) => Arb<T>) =>
    fc.tuple(...ZONES.map(arb)).map((all) => Object.fromEntries(all.map((one, i) => [ZONES[i], one])));
  return fc.record({
    players: seated(players),
    assembly: upTo(players.length === 2 ? 2 : 3, 1),
    zones: byZone(inZone),
    choices: byZone(() =>
      fc.record({ first: fc.constantFrom('production', 'votes'), second: half, popular: half }),
    ),
  });
});

const finalScoring: Arb = ids.chain((players) => fc.record({ players: seated(players, withCaptives) }));

const soldier = fc.constantFrom('light', 'heavy');
const threat: Arb = fc
  .record({
    player,
    mode: fc.constantFrom('die', 'deterministic'),
    kind: fc.constantFrom('light', 'heavy', 'transition'),
    threat: upTo(6, 1),
    party: fc.record({ light: upTo(2), heavy: upTo(2), leader: flag }),
    leaderIgnoreUsed: flag,
    use: flag,
    roll: upTo(6, 1),
    type: soldier,
    tracks: fc.record({ light: upTo(5), heavy: upTo(5) }),
  })
  .map(({ use, type, ...roll }) => {
    const { kind, party: on, leaderIgnoreUsed } = roll;
    const both = on.light > 0 && on.heavy > 0;
    return {
      ...roll,
      useLeader: use && kind === 'heavy' && on.leader && !leaderIgnoreUsed,
      lose: both ? type : null,
      advance: both ? type : null,
    };
  });

const dicePool: Arb = ids.chain((players) =>
  fc.record({
    players: fc.constant(players),
    afterAssembly: upTo(players.length === 2 ? 1 : 2, 1),
    dice: fc.record({
      neutral: upTo(13),
      dissenters: players.length === 2 ? upTo(3) : fc.constant(null),
      players: fc
        .tuple(...players.map(() => upTo(5, 1)))
        .map((dice) => Object.fromEntries(dice.map((count, i) => [players[i], count]))),
    }),
  }),
);

const templeAdventure: Arb = fc.record({
  player: withCaptives,
  card: fc.constantFrom(
    'trial-of-strength',
    'trial-of-proficiency',
    'trial-of-wit',
    'trial-of-momentum',
    'trial-of-leadership',
    'trial-of-equilibrium',
  ),
  stage: upTo(2, 1),
});

const bundle = fc.constantFrom<Json>({ food: 2 }, { food: 1, scrap: 1 }, { islandResource: 2 });
const OPTIONS: Readonly<Record<string, Arb[]>> = {
  gather: [
    fc.record({ option: fc.constant(1), take: fc.constantFrom('food', 'islandResource') }),
    fc.record({ option: fc.constant(2) }),
  ],
  training: [
    ...[1, 2, 3, 6, 7].map((option) => fc.record({ option: fc.constant(option) })),
    fc.record({ option: fc.constant(4), count: upTo(2, 1) }),
    fc.record({ option: fc.constant(5), take: fc.constantFrom('story', 'valor') }),
  ],
  marketplace: [
    fc.record({ option: fc.constant(1), gain: bundle }),
    fc.record({ option: fc.constant(2), give: bundle, gain: bundle }),
  ],
  politics: [1, 2, 3].map((option) => fc.record({ option: fc.constant(option) })),
  settle: [1, 2, 3].map((option) =>
    fc.record({
      option: fc.constant(option),
      zone: fc.constantFrom(...CITY_ZONES),
      bonus: fc.constantFrom('influence', 'perk'),
    }),
  ),
  build: [
    fc.record({ option: fc.constant(1), followers: upTo(3), valor: upTo(1) }),
    fc.record({ option: fc.constant(2), takeAdventure: flag }),
    fc.record({
      option: fc.constant(3),
      followers: upTo(3),
      bonus: maybe(fc.constantFrom('influence', 'perk')),
    }),
  ],
};

const effectOf = (name: string): Arb => {
  const options = OPTIONS[name] ?? [];
  const picks = fc
    .shuffledSubarray(options, {
      minLength: Math.min(1, options.length),
      maxLength: Math.min(2, options.length),
    })
    .chain((chosen) => fc.tuple(...chosen))
    .map((all) => (name === 'politics' ? all.slice(0, 1) : all));
  return fc.record({
    player: withCaptives,
    effect: fc.constant(name),
    neutralInPool: upTo(4),
    neutralOnBoard: upTo(4),
    discount: fc.constantFrom('scrap', 'islandResource', 'food'),
    citySettlements: fc.record({ military: upTo(3), expansion: upTo(2) }),
    picks,
  });
};
const zoneEffect: Arb = fc.oneof(...[...Object.keys(OPTIONS), 'pub', 'salvage'].map(effectOf));

const placeDie: Arb = fc.record({
  player,
  die: fc.constantFrom('neutral', 'own', 'opponent', 'dissenters'),
  changeFace: flag,
  matching: flag,
  reward: fc.constantFrom('glowberry', 'followers'),
});

const leader: Arb = fc
  .record({
    player,
    from: fc.constantFrom('board', ...ZONES),
    to: fc.constantFrom(...ZONES),
    occupied: fc.constantFrom(false, false, true),
    friendly: flag,
  })
  .map((move) => ({
    ...move,
    friendly:
      move.friendly &&
      (move.player.perks as string[]).includes('friendly') &&
      move.from !== 'board' &&
      move.from !== move.to,
  }));

export const POSITIONS: Readonly<Record<string, Arb>> = {
  setup,
  influence,
  perk,
  'officer-scoring': officerScoring,
  'dino-attack': dinoAttack,
  'breach-turn': breachTurn,
  combat,
  assembly,
  'final-scoring': finalScoring,
  threat,
  'dice-pool': dicePool,
  'temple-adventure': templeAdventure,
  'zone-effect': zoneEffect,
  'place-die': placeDie,
  leader,
};
