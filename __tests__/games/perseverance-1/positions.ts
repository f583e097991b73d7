import * as fc from 'fast-check';

/** Random positions of every procedure, as JSON. Most are legal; some are refused by a rule, which the laws allow for. */
type Json = Record<string, unknown>;
type Arb<T = Json> = fc.Arbitrary<T>;

const EDITIONS = ['beta-2020', 'published-2021'];
export const ZONES = ['sustenance', 'military', 'expansion', 'protection'];
export const OFFICERS = ['chief-mate', 'chief-of-security', 'chief-steward', 'chief-engineer'];
const LEADERS = ['adelita', 'jack', 'phoenix', 'keoni'];
const REWARDS = [
  'kills',
  'production',
  'fallen',
  'settlements-dice',
  'walls',
  'five-followers',
  'light-soldier',
];
const EDITION_REWARD: Record<string, string> = {
  'beta-2020': 'place-settlement',
  'published-2021': 'retrieve-leader',
};
const LIGHT_CARDS = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7', 'L8'];
const HEAVY_CARDS = ['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'];
const CHOICES: Record<string, string[]> = {
  L3: ['food', 'mr'],
  H1: ['food', 'mr'],
  H5: ['food', 'mr'],
  H6: ['food-food', 'food-mr', 'mr-mr'],
  H8: ['safeguard-safeguard', 'safeguard-valor', 'valor-valor'],
};

/** Any text is a name, also those that every object inherits. */
const NAMES = ['ana', 'bo', '__proto__', 'constructor', 'toString', '1', '0', 'hasOwnProperty', 'Żaneta K.'];

const upTo = (max: number, min = 0) => fc.integer({ min, max });
const edition = fc.constantFrom(...EDITIONS);
const ids = fc.uniqueArray(fc.constantFrom(...NAMES), { minLength: 2, maxLength: 4 });
const maybe = <T>(arb: Arb<T>) => fc.option(arb, { nil: null });
const flag = fc.boolean();
const soldierCount = fc.record({ light: upTo(5), heavy: upTo(5) });
const track = upTo(6);
const scale = fc
  .array(upTo(25), { minLength: 1, maxLength: 4 })
  .map((prizes) => [...prizes].sort((a, b) => b - a));

/** One value for each player, keyed as the players are. */
function keyed<T>(owners: readonly string[], arb: Arb<T>): Arb<Record<string, T>> {
  return fc
    .tuple(...owners.map(() => arb))
    .map((values) => Object.fromEntries(owners.map((owner, i) => [owner, values[i] as T])));
}
function seats(players: readonly string[], arb: Arb): Arb<Json[]> {
  return fc
    .tuple(...players.map(() => arb))
    .map((rest) => rest.map((seat, i) => ({ id: players[i], ...seat })));
}
const table = fc.tuple(edition, ids);
const dissenting = (players: readonly string[]) =>
  players.length === 2 ? [...players, 'dissenters'] : players;
const influencing = (book: string, players: readonly string[]) =>
  book === 'published-2021' ? dissenting(players) : players;
const tokensOf = (book: string) =>
  fc.shuffledSubarray([...REWARDS, EDITION_REWARD[book] as string], { minLength: 3, maxLength: 3 });

/** Seldom two: a second pick is often one that cannot be paid. */
const picksOf = (book: string) => {
  const reward = fc.constantFrom(...REWARDS, EDITION_REWARD[book] as string);
  return fc.oneof(
    { weight: 5, arbitrary: fc.array(reward, { maxLength: 1 }) },
    { weight: 1, arbitrary: fc.array(reward, { minLength: 2, maxLength: 2 }) },
  );
};

const trapRoll = fc.oneof(
  fc.record({ face: fc.constant('success-if-match'), followers: upTo(5) }),
  fc.record({ face: fc.constantFrom('success-anyway', 'failure-anyway') }),
);
const wallRoll = fc.record({ followers: upTo(3), safeguard: upTo(3), kill: flag });

export const dinoAttack: Arb = table.chain(([book, players]) =>
  flag.chain((dangerous) => {
    const owner = fc.constantFrom(...players);
    const type = fc.constantFrom('trampler', 'raptor');
    const trap = maybe(fc.record({ owner, type, roll: trapRoll }));
    const figure = maybe(fc.record({ owner, type: fc.constantFrom('light', 'heavy', 'light', 'leader') }));
    const column = fc.record({
      dinos: fc.array(fc.record({ type, trap }), { maxLength: dangerous ? 3 : 2 }),
      wall: maybe(fc.record({ owner, roll: wallRoll })),
      soldiers: fc.tuple(figure, figure),
    });
    const columns = players.length === 4 ? 4 : 3;
    return fc
      .record({
        edition: fc.constant(book),
        players: seats(players, fc.record({ followers: upTo(12), safeguard: track })),
        zone: fc.constantFrom(...ZONES),
        dangerous: fc.constant(dangerous),
        activePlayer: owner,
        deterministic: fc.record({ traps: flag, walls: flag }),
        columns: fc.array(column, { minLength: columns, maxLength: columns }),
        settlements: fc.array(fc.constantFrom(...dissenting(players)), { maxLength: dangerous ? 10 : 6 }),
        breachTokens: tokensOf(book),
      })
      .map(oneLeaderEach);
  }),
);

function oneLeaderEach<T extends { columns: { soldiers: ({ owner: string; type: string } | null)[] }[] }>(
  attack: T,
): T {
  const seen = new Set<string>();
  for (const { soldiers } of attack.columns)
    soldiers.forEach((figure, row) => {
      if (figure?.type !== 'leader') return;
      if (seen.has(figure.owner)) soldiers[row] = null;
      seen.add(figure.owner);
    });
  return attack;
}

export const combatRewards: Arb = table.chain(([book, players]) =>
  fc.record({
    edition: fc.constant(book),
    players: seats(
      players,
      fc.record({
        safeguard: upTo(6, 3),
        valor: upTo(6, 3),
        contribution: upTo(9, 2),
        picks: picksOf(book),
        kills: fc.record({ trampler: upTo(4), raptor: upTo(4) }),
        fallen: soldierCount,
        settlementsInZone: upTo(10),
        diceInZone: upTo(5),
        wallsInZone: upTo(4),
        lightSupply: upTo(5),
        settlementSupply: upTo(12, 1),
        leaderOnBoard: fc.constantFrom(true, true, true, false),
      }),
    ),
    zone: fc.constantFrom(...ZONES),
    breached: flag,
    breachTokens: tokensOf(book),
    breachTokenRule: fc.constantFrom('always', 'on-breach'),
  }),
);

export const assembly: Arb = table.chain(([book, players]) => {
  const zone = keyed(dissenting(players), upTo(5)).chain((presence) => {
    const pieces = Object.values(presence).reduce((sum, count) => sum + count, 0);
    return fc.record({
      settlements: upTo(Math.min(10, pieces)),
      presence: fc.constant(presence),
      choice: fc.constantFrom('production', 'votes'),
    });
  });
  return fc
    .record({
      edition: fc.constant(book),
      players: seats(players, fc.record({ votes: upTo(4), lightSupply: upTo(3) })),
      assembly: upTo(players.length === 2 ? 2 : 3, 1),
      dissenterVotes: players.length === 2 ? upTo(4) : fc.constant(null),
      zones: keyed(ZONES, zone),
      scoringTile: scale,
      printed: flag,
    })
    .map(({ printed, ...input }) =>
      printed && book === 'beta-2020' ? { ...input, scoringTile: null } : input,
    );
});

export const influence: Arb = table.chain(([book, players]) => {
  const owners = influencing(book, players);
  const spaces = book === 'beta-2020' && players.length === 2 ? 3 : 4;
  return fc
    .record({
      edition: fc.constant(book),
      players: seats(players, fc.record({ safeguard: track, valor: track })),
      officer: fc.constantFrom(...OFFICERS),
      slots: fc.array(fc.constantFrom(...owners), { maxLength: spaces - 1 }),
      pool: keyed(owners, upTo(5)),
      source: fc.constantFrom('action', 'action', 'free'),
      count: upTo(3, 1),
      placer: fc.record({
        id: fc.constantFrom(...owners),
        influenceLeft: upTo(15, 1),
        story: upTo(6),
        food: upTo(2),
        leader: maybe(fc.constantFrom(...LEADERS)),
      }),
      engineerBonus: upTo(2, 1),
    })
    .map((input) => {
      const free = input.source === 'free' || input.placer.id === 'dissenters';
      return free ? { ...input, source: 'free', count: 1 } : input;
    });
});

export const officerScoring: Arb = table.chain(([book, players]) =>
  fc.record({
    edition: fc.constant(book),
    players: seats(
      players,
      fc.record({
        areas: fc.array(upTo(20), { maxLength: 8 }),
        patrols: upTo(6),
        settlements: upTo(12),
        dice: upTo(5),
        wallsAndTraps: upTo(15),
      }),
    ),
    influence: keyed(OFFICERS, keyed(influencing(book, players), upTo(3))),
  }),
);

export const finalScoring: Arb = table.chain(([book, players]) =>
  fc.record({
    edition: fc.constant(book),
    players: seats(
      players,
      fc.record({
        followers: upTo(3),
        food: upTo(2),
        mr: upTo(2),
        story: upTo(2),
        safeguard: track,
        valor: track,
        board: fc.record({ light: upTo(2), heavy: upTo(2) }),
        defense: fc.record({ light: upTo(2), heavy: upTo(1), leader: flag, walls: upTo(3), traps: upTo(3) }),
        patrol: fc.record({ light: upTo(1), heavy: upTo(2) }),
        heavyThreat: upTo(5),
      }),
    ),
    deterministicThreat: flag,
    defenseScale: scale,
  }),
);

export const threat: Arb = fc
  .record({
    edition,
    mode: fc.constantFrom('dice', 'deterministic'),
    soldiers: fc.record({ light: upTo(4), heavy: upTo(4) }),
    trackers: soldierCount,
    rolls: fc.array(
      fc.record({ type: fc.constantFrom('light', 'heavy'), threat: upTo(6, 1), roll: upTo(6, 1) }),
      {
        maxLength: 5,
      },
    ),
    transition: maybe(
      fc.record({
        kind: fc.constant('transition'),
        type: maybe(fc.constantFrom('light', 'heavy')),
        threat: upTo(6, 1),
        roll: upTo(6, 1),
      }),
    ),
    endOfGame: flag,
  })
  .map(({ rolls, transition, ...input }) => {
    const left = { ...input.soldiers };
    const challenges = rolls
      .filter(({ type }) => left[type as 'light' | 'heavy']-- > 0)
      .map((check) => ({ kind: 'challenge', ...check }));
    return { ...input, checks: transition ? [...challenges, transition] : challenges };
  });

export const patrol: Arb = fc
  .record({
    edition,
    player: fc.record({ id: fc.constantFrom(...NAMES), safeguard: track, valor: track }),
    soldiers: fc.record({ light: upTo(4, 1), heavy: upTo(4) }),
    stageRewards: fc.record({ followers: upTo(3), food: upTo(2), valor: upTo(3), safeguard: upTo(3) }),
    challengeLimit: upTo(4),
    light: fc.shuffledSubarray(LIGHT_CARDS, { minLength: 8 }),
    heavy: fc.shuffledSubarray(HEAVY_CARDS, { minLength: 8 }),
    choice: upTo(1),
  })
  .map(({ light, heavy, choice, ...input }) => {
    const { soldiers, challengeLimit } = input;
    const drawn =
      challengeLimit === 0 ? [] : [...light.slice(0, soldiers.light), ...heavy.slice(0, soldiers.heavy)];
    const kept = drawn
      .slice(0, challengeLimit)
      .map((card) => ({ card, choice: CHOICES[card]?.[choice] ?? null }));
    return { ...input, drawn, kept };
  });

export const dicePool: Arb = table.chain(([book, players]) =>
  fc
    .record({
      edition: fc.constant(book),
      players: seats(players, fc.record({ dice: upTo(3, 1) })),
      assembly: upTo(players.length === 2 ? 2 : 3, 1),
    })
    .map((input) => {
      const dissenters = players.length === 2 ? 2 * input.assembly : 0;
      const total = players.length === 2 ? 11 + 2 * input.assembly : players.length === 3 ? 11 : 14;
      const late = players.length === 4 && input.assembly > 1 ? 1 : 0;
      const own = input.players.reduce((sum, { dice }) => sum + (dice as number), 0);
      return { ...input, dissenters, neutral: total - late - dissenters - own };
    }),
);

const placed = fc.record({ type: fc.constantFrom('light', 'heavy'), row: fc.constantFrom('top', 'bottom') });
const trainingStep = fc.oneof(
  fc.record({ option: fc.constantFrom('light', 'light-food', 'heavy-mr', 'story') }),
  fc.record({ option: fc.constant('convert'), count: upTo(2, 1) }),
  fc.record({ option: fc.constant('place'), soldiers: fc.array(placed, { minLength: 1, maxLength: 2 }) }),
);
const fortification = fc.record({ option: fc.constantFrom('trap', 'trap-food', 'wall-mr', 'wall-story-mr') });
const byOption = { selector: ({ option }: { option: string }) => option };
const effect: Arb = fc.oneof(
  fc.record({ action: fc.constantFrom('rations', 'pub', 'supply', 'salvage') }),
  fc.record({
    action: fc.constant('training'),
    steps: fc.uniqueArray(trainingStep, { ...byOption, maxLength: 3 }),
  }),
  fc.record({
    action: fc.constant('fortifications'),
    steps: fc.uniqueArray(fortification, { ...byOption, maxLength: 2 }),
  }),
  fc.record({
    action: fc.constant('politics'),
    option: fc.constantFrom('pool', 'board'),
    neutralDice: upTo(9, 1),
  }),
  fc.record({
    action: fc.constant('settle'),
    placements: fc.array(
      fc.record({ zone: fc.constantFrom(...ZONES), space: upTo(10, 1), dangerous: fc.constant(true) }),
      { minLength: 1, maxLength: 1 },
    ),
  }),
  fc.record({
    action: fc.constant('place-soldiers'),
    place: fc.array(placed, { minLength: 1, maxLength: 3 }),
    limit: fc.constant(3),
  }),
  fc.record({ action: fc.constant('leader-defense'), row: fc.constantFrom('top', 'bottom') }),
);

export const action: Arb = fc
  .record({
    edition,
    player: fc.record({
      id: fc.constantFrom(...NAMES),
      followers: upTo(4),
      food: upTo(3),
      mr: upTo(3),
      story: upTo(4),
      safeguard: track,
      valor: track,
      light: upTo(3),
      heavy: upTo(3),
      lightSupply: upTo(2),
      heavySupply: upTo(2),
      dice: upTo(4, 1),
    }),
    die: maybe(
      fc.record({ owner: fc.constantFrom('own', 'neutral', 'dissenters', 'other'), changeFace: flag }),
    ),
    effect,
  })
  .map(({ effect: fields, ...input }) => ({ ...input, ...fields }));

export const setup: Arb = table.chain(([book, players]) =>
  fc
    .record({
      edition: fc.constant(book),
      leaders: fc.shuffledSubarray(LEADERS, { minLength: 4 }),
      zones: fc.shuffledSubarray(ZONES, { minLength: 4 }),
      officers: fc.shuffledSubarray(OFFICERS, { minLength: 4 }),
      deterministic: fc.record({ threat: flag }),
    })
    .map(({ leaders, zones, officers, ...input }) => ({
      ...input,
      players: players.map((id, i) => ({ id, leader: leaders[i] })),
      placements: Object.fromEntries(players.map((id, i) => [id, zones[i]])),
      officers: Object.fromEntries(ZONES.map((zone, i) => [zone, officers[i]])),
      dissenterZone: players.length === 2 ? zones[3] : null,
    })),
);

/** Every procedure by the name the headless command knows it by. */
export const POSITIONS: Readonly<Record<string, Arb>> = {
  setup,
  influence,
  'officer-scoring': officerScoring,
  'dino-attack': dinoAttack,
  'combat-rewards': combatRewards,
  assembly,
  'final-scoring': finalScoring,
  threat,
  patrol,
  'dice-pool': dicePool,
  action,
};
