import { perseverance2 } from '@/games/perseverance-2';
import { turn } from '@/games/perseverance-2/moments/turn/wizard';
import type { State } from '@/games/perseverance-2/session/state';
import { en } from '@/games/perseverance-2/strings/en';
import { ZONES } from '@/games/perseverance-2/terms';
import { faultFinder } from '../../../support/faultsIn';
import { onePage } from '../../../support/onePage';
import { newTable, play, refusalOf, set } from '../../session/playing';

const faultsIn = faultFinder(en);
const begun = (answers = {}) => play(newTable(3, answers), { type: 'beginPlay' });
const page = (state: State) => onePage(turn, state);
const has = (state: State, counter: 'story' | 'food' | 'scrap' | 'islandResource' | 'valor', to: number) =>
  play(state, set('ana', counter, to));
const gained = (
  before: State,
  after: State,
  counter: 'story' | 'scrap' | 'followers' | 'glowberry' | 'valor',
) => (after.players.ana?.[counter] ?? 0) - (before.players.ana?.[counter] ?? 0);
const onArea = (state: State, part: Partial<State['areas'][number]>): State =>
  play(state, {
    type: 'setArea',
    area: { id: 1, terrain: 'plains', camp: null, outpost: null, watchtower: null, ...part },
  });
const camped = (state: State): State => onArea(state, { camp: 'bo' });
const withPerks = (
  state: State,
  ...to: readonly ('gatherer' | 'herder' | 'capturer' | 'architect' | 'manager' | 'friendly')[]
) => play(state, { type: 'setPieces', player: 'ana', piece: 'perks', to: [...to] });
const refused = (state: State, step: string, ...tile: readonly string[]) => {
  const finger = tile.reduce((one, id) => one.tap('effect', id), page(state));
  const asked = finger.step(step);
  if (asked.kind !== 'choice' && asked.kind !== 'picks') throw new Error(`${step} is no choice`);
  return asked.options.filter(({ reason }) => reason).map(({ id }) => id);
};

describe('the page of a turn of Episode 2', () => {
  const table = begun();
  const essentials = begun({ tracking: 'essentials' });

  test('has the Zones as on the board, and then the Secondary Actions', () => {
    const asked = page(table).step('effect');
    expect(asked.kind === 'choice' && asked.groups?.map(({ id }) => id)).toEqual([
      'sustenance',
      'military',
      'expansion',
      'construction',
      'discovery',
    ]);
    const second = page(table).step('secondary');
    expect(second.kind === 'choice' && second.groups?.map(({ id }) => id)).toEqual([
      'influence',
      'leader',
      'explore',
      'counterattack',
    ]);
  });

  test('a turn that is done asks nothing more, unless somebody wants it', () => {
    const placed = play(table, page(table).tap('effect', 'pub').save());
    const done = play(placed, page(placed).tap('secondary', 'explore story').save());
    expect(turn.steps(done, turn.begin(done)).map(({ id }) => id)).toEqual(['more']);
    const again = page(done).tap('more', 'twice');
    expect(again.step('secondary').kind).toBe('choice');
  });

  test('the Officers say how full they are, and the cubes what they cost', () => {
    const second = page(table).step('secondary');
    const steward = second.kind === 'choice' && second.options.find(({ id }) => id === 'chief-steward');
    expect(steward && steward.note).toMatchObject({ key: 'session.turn.officer', params: { free: 3 } });
    const cubes = page(table).step('count');
    expect(cubes.kind === 'choice' && cubes.options[0]?.label.key).toBe('session.turn.cubesFor');
  });

  test('without a Story nobody is asked how many cubes, and every Officer says the same', () => {
    const poor = has(table, 'story', 0);
    expect(
      page(poor)
        .steps()
        .map(({ id }) => id),
    ).not.toContain('count');
    const second = page(poor).step('secondary');
    const reasons =
      second.kind === 'choice' ? second.options.filter(({ group }) => group === 'influence') : [];
    expect(new Set(reasons.map(({ reason }) => reason?.key)).size).toBe(1);
    expect(reasons[0]?.reason).toBeDefined();
  });

  test('the only Camp is taken without a question, and named', () => {
    const reach = page(camped(table)).tap('effect', 'adventure').step('reach');
    expect(reach.kind === 'choice' && reach.lead?.key).toEqual(expect.any(String));
    expect(faultsIn([reach])).toEqual([]);
  });

  test('what an Outpost covers is never left out by mistake, and a Camp built just before is shown', () => {
    const rich = has(has(has(table, 'scrap', 3), 'islandResource', 2), 'food', 2);
    const camp = page(rich).tap('effect', 'build').tap('build:0', 'camp').tap('area:build:0', '1');
    const both = camp.tap('build:1', 'outpost');
    const areas = both.step('area:build:1');
    expect(areas.kind === 'choice' && areas.options.find(({ id }) => id === '1')?.note?.key).not.toBe(
      'session.area.empty',
    );
    const outpost = both.tap('area:build:1', '1').tap('tile:build:1', 'unsaid');
    expect(outpost.step('covered:build:1').missing).toBeDefined();
  });

  test('the left Area shows no reward; a Camp anywhere else covers one, and it says with which Officer', () => {
    const rich = has(table, 'scrap', 3);
    const camp = page(rich).tap('effect', 'build').tap('build:0', 'camp');
    expect(camp.tap('area:build:0', '1').step('covered:build:0').missing).toBeUndefined();
    const right = camp.tap('area:build:0', '2');
    expect(right.step('covered:build:0').missing).toBeDefined();
    const captain = { key: `officer.${table.config.officers.discovery}` };
    const asked = right.step('covered:build:0');
    expect(asked.kind === 'choice' && asked.options.slice(0, 2).map(({ label }) => label)).toEqual([
      { key: 'session.ask.bonusOf.influence', params: { officer: captain } },
      { key: 'session.ask.bonusOf.perk', params: { officer: captain } },
    ]);
  });

  test('is there for the player on turn until the last Assembly', () => {
    expect(perseverance2.turnPage?.(table)).toMatchObject({ player: 'ana', wizard: 'turn' });
    expect(perseverance2.turnPage?.({ ...table, phase: 'end' })).toBeNull();
  });

  test('a tap on an Effect is die, Zone and Effect in one entry: a neutral die, its face as rolled', () => {
    const command = page(table).tap('effect', 'pub').save();
    expect(command).toEqual({
      type: 'takeDie',
      player: 'ana',
      owner: 'neutral',
      zone: 'sustenance',
      changeFace: false,
      matching: false,
      reward: null,
      effect: { effect: 'pub' },
    });
    const after = play(table, command);
    expect(after.course.done).toEqual(expect.arrayContaining(['die', 'effect']));
    expect(JSON.stringify(page(table).option('effect', 'pub').note)).toContain(
      `+${gained(table, after, 'story')}`,
    );
  });

  test('an Effect of another Zone is refused, and so are two at once', () => {
    const die = {
      type: 'takeDie',
      player: 'ana',
      owner: 'neutral',
      zone: 'military',
      changeFace: false,
      matching: false,
      reward: null,
    } as const;
    expect(refusalOf(table, { ...die, effect: { effect: 'pub' } })).toBe('effectElsewhere');
    const built = onArea(table, { outpost: { owner: 'cy', tile: 'crash-site' } });
    const outpost = { tile: 'crash-site', area: 1, steps: [] } as const;
    expect(refusalOf(built, { ...die, outpost })).toBe('effectElsewhere');
    expect(refusalOf(built, { ...die, zone: null, effect: { effect: 'pub' }, outpost })).toBe('oneEffect');
  });

  test('a die of somebody else costs 2 Followers, another face a Story', () => {
    const command = page(table).tap('owner', 'bo').tap('face', 'turned').tap('effect', 'salvage').save();
    const after = play(table, command);
    expect([gained(table, after, 'followers'), gained(table, after, 'story')]).toEqual([-2, -1]);
    // Nobody who cannot pay is asked.
    expect(
      page(has(table, 'story', 0))
        .steps()
        .map(({ id }) => id),
    ).not.toContain('face');
    const gone = play(table, { type: 'correctDice', owner: 'bo', inPlay: 1, pool: 0 });
    expect(page(gone).option('owner', 'bo').reason?.key).toBe('session.refusal.noDieLeft');
  });

  test('the tiles count with what is left once the die lies there', () => {
    // The last Story turns the die: a neutral die of the board cannot be swapped with it any more.
    const last = play(table, {
      type: 'takeDie',
      player: 'bo',
      owner: 'neutral',
      zone: 'military',
      changeFace: false,
      matching: false,
      reward: null,
    });
    expect(page(last).option('effect', 'politics').reason).toBeUndefined();
    expect(page(last).tap('face', 'turned').option('effect', 'politics').reason).toBeDefined();
  });

  test('Manager takes a reward for the icon in the same entry', () => {
    expect(
      page(table)
        .steps()
        .map(({ id }) => id),
    ).not.toContain('match');
    const manager = withPerks(table, 'manager');
    const after = play(manager, page(manager).tap('match', 'followers').tap('effect', 'salvage').save());
    expect(gained(manager, after, 'followers')).toBe(1);
  });

  test('what cannot be paid is marked with its reason', () => {
    expect(refused(table, 'count')).toEqual(['2', '3']);
    expect(page(has(table, 'story', 0)).option('secondary', 'captain').reason?.key).toBe('refusal.cubePrice');
    expect(refused(has(table, 'food', 0), 'training', 'training')).toEqual(
      expect.arrayContaining(['recruitFood', 'release']),
    );
    // The neutral die that was just placed can be swapped, the Food for one of the pool is not there.
    expect(refused(table, 'politics:0', 'politics')).toEqual(['pool', 'votes']);
    expect(page(has(table, 'food', 0)).option('effect', 'politics').reason?.key).toBe('session.turn.nothing');
    expect(refused(table, 'build:0', 'build')).toEqual(['watchtower']);
  });

  test('an Effect of which nothing is possible says so', () => {
    const poor = has(has(has(table, 'food', 0), 'scrap', 0), 'islandResource', 0);
    expect(page(poor).option('effect', 'build').reason?.key).toBe('session.turn.nothing');
    // Followers for Settlements cost nothing.
    expect(page(poor).option('effect', 'settle').reason).toBeUndefined();
  });

  test('on the Marketplace a Glowberry buys any two goods, and without one goods are only swapped', () => {
    expect(refused(table, 'buy', 'marketplace')).toEqual([]);
    const bare = play(table, set('ana', 'glowberry', 0));
    expect(refused(bare, 'buy', 'marketplace')).toHaveLength(6);
    expect(page(bare).tap('effect', 'marketplace').step('buy').missing).toBeUndefined();
  });

  test('with Architect a token less is enough', () => {
    const poor = has(has(table, 'food', 0), 'scrap', 1);
    expect(refused(poor, 'settle:0', 'settle')).toContain('settleFood');
    const architect = withPerks(poor, 'gatherer', 'herder', 'capturer', 'architect');
    const finger = page(architect).tap('effect', 'settle').tap('discount', 'food');
    expect(finger.option('settle:0', 'settleFood').reason).toBeUndefined();
  });

  test('Training: toggles in any order, each with what the ones before left', () => {
    const finger = page(table).tap('effect', 'training');
    expect(finger.isReady()).toBe(false);
    const command = finger.tap('training', 'recruit', 'valor').save();
    expect(command).toMatchObject({
      effect: { effect: 'training', picks: [{ option: 1 }, { option: 5, take: 'valor' }] },
    });
    expect(finger.tap('training', 'recruit', 'recruit').isReady()).toBe(false);
  });

  test('Settle: the bonus is a cube unless somebody wants a Perk, and nothing more is proposed', () => {
    const finger = page(table)
      .tap('effect', 'settle')
      .tap('settle:0', 'settleFood')
      .tap('zone:settle:0', 'military');
    expect(finger.isReady()).toBe(true);
    expect(finger.save()).toMatchObject({
      zone: 'expansion',
      effect: { effect: 'settle', picks: [{ option: 1, zone: 'military', bonus: 'influence' }] },
    });
  });

  test('an Adventure needs a Camp, anybody’s, and a breached one does not do', () => {
    expect(page(table).option('effect', 'adventure').reason?.key).toBe('session.refusal.noFreeCamp');
    const open = camped(table);
    expect(page(open).option('effect', 'adventure').reason).toBeUndefined();
    const overrun = play(open, {
      type: 'setPieces',
      player: 'bo',
      piece: 'breach',
      to: { at: 'camp', area: 1, dinos: { trampler: 1, raptor: 0, shieldhead: 0 }, savior: {} },
    });
    expect(page(overrun).option('effect', 'adventure').reason?.key).toBe('session.refusal.noFreeCamp');
    expect(page(overrun).option('secondary', 'counterattack').reason).toBeUndefined();
  });

  test('an Outpost is a tile once it is built, by die and by Leader', () => {
    const built = onArea(table, { outpost: { owner: 'cy', tile: 'crash-site' } });
    const die = play(built, page(built).tap('effect', 'outpost 1:crash-site').save());
    expect(gained(built, die, 'scrap')).toBe(3);
    expect(die.zones.discovery.dice).toEqual({ neutral: 1 });
    const leader = page(built)
      .tap('secondary', 'leader discovery')
      .tap('leaderEffect', 'outpost 1:crash-site');
    const moved = play(built, leader.save());
    expect([gained(built, moved, 'scrap'), moved.players.ana?.leader]).toEqual([3, 'discovery']);
    expect(
      perseverance2
        .turnPage?.(moved)
        ?.marks.filter(({ due }) => due)
        .map(({ id }) => id),
    ).toEqual(['attack']);
  });

  test('an Outpost nobody named is named when it is used', () => {
    const built = onArea(table, { outpost: { owner: 'cy', tile: null } });
    const finger = page(built).tap('effect', 'outpost 1:unnamed');
    expect(finger.isReady()).toBe(false);
    expect(play(built, finger.tap('unnamed', 'mushroom-farm').save()).areas[0]?.outpost?.tile).toBe(
      'mushroom-farm',
    );
  });

  test('a cube without a Perk to gain needs nothing more; with one the Perk is a tap', () => {
    const finger = page(table).tap('secondary', 'captain');
    expect(finger.isReady()).toBe(false);
    const perk = finger.step('perk:officer');
    const open = perk.kind === 'choice' ? perk.options.filter(({ reason }) => !reason) : [];
    expect(open.map(({ id }) => id)).toContain('none');
    const [first] = open;
    if (!first) throw new Error('no Perk of the Captain');
    const after = play(table, finger.tap('perk:officer', first.id).save());
    expect(after.players.ana?.perks).toContain(first.id);
    expect(after.course.done).toContain('secondary');
  });

  test('the Leader resolves an Effect of the Zone in the same entry, as a die would', () => {
    const finger = page(table).tap('secondary', 'leader construction').tap('leaderEffect', 'salvage');
    const after = play(table, finger.save());
    expect([after.players.ana?.leader, gained(table, after, 'scrap')]).toEqual(['construction', 2]);
    expect(page(table).tap('secondary', 'leader construction').tap('leaderEffect', 'later').save()).toEqual({
      type: 'moveLeader',
      player: 'ana',
      to: 'construction',
      friendly: false,
    });
  });

  test('a Leader who moves pays first, and Friendly’s cube comes with it', () => {
    const out = play(withPerks(table, 'friendly'), set('ana', 'glowberry', 3), {
      type: 'setPieces',
      player: 'ana',
      piece: 'leader',
      to: 'military',
    });
    const finger = page(out).tap('secondary', 'leader construction').tap('friendly', 'yes');
    const after = play(out, finger.tap('leaderEffect', 'salvage').save());
    expect(gained(out, after, 'glowberry')).toBe(-3);
    expect(after.officers[out.config.officers.construction].slots).toContain('ana');
  });

  test('Explore is one tap', () => {
    const after = play(table, page(table).tap('secondary', 'explore valor').save());
    expect([gained(table, after, 'valor'), after.course.done]).toEqual([1, ['secondary']]);
  });

  test('what is begun in one half of the page is taken back before the other', () => {
    expect(
      page(table)
        .tap('effect', 'training')
        .steps()
        .map(({ id }) => id),
    ).not.toContain('secondary');
    const other = page(table).tap('secondary', 'captain');
    expect(other.steps().map(({ id }) => id)).not.toContain('effect');
    expect(other.tap('secondary', 'explore story').isReady()).toBe(true);
  });

  test('after the die only the Secondary Action is asked, unless its Effect is still to be said', () => {
    const done = play(table, page(table).tap('effect', 'pub').save());
    expect(
      page(done)
        .steps()
        .map(({ id }) => id),
    ).toEqual(['count', 'secondary']);
    const placed = play(table, {
      type: 'takeDie',
      player: 'ana',
      owner: 'neutral',
      zone: 'construction',
      changeFace: false,
      matching: false,
      reward: null,
    });
    const tiles = page(placed).step('effect');
    expect(tiles.kind === 'choice' && tiles.options.map(({ id }) => id)).toEqual(['build', 'salvage']);
    expect(page(placed).tap('effect', 'salvage').save()).toEqual({
      type: 'effect',
      player: 'ana',
      move: { effect: 'salvage' },
    });
  });

  describe('an Outpost has one space for a die', () => {
    const built = onArea(table, { outpost: { owner: 'bo', tile: 'crash-site' } });
    const tile = 'outpost 1:crash-site';
    const used = play(built, page(built).tap('effect', tile).save(), { type: 'nextTurn' });
    const assembly = { type: 'resolveAssembly', choices: {} } as const;

    test('no second one goes there in this round, but a Leader may', () => {
      expect(page(built).option('effect', tile).reason).toBeUndefined();
      expect(page(used).option('effect', tile).reason?.key).toBe('session.ask.outpostFilled');
      const leader = page(used).tap('secondary', 'leader discovery');
      expect(leader.option('leaderEffect', tile).reason).toBeUndefined();
    });

    test('where the Leader went a die still may', () => {
      const led = play(
        built,
        page(built).tap('secondary', 'leader discovery').tap('leaderEffect', tile).save(),
        { type: 'nextTurn' },
      );
      expect(page(led).option('effect', tile).reason).toBeUndefined();
    });

    test('after the Assembly the dice are back', () => {
      const choices = { first: 'votes', second: 'followers', popular: null } as const;
      const everywhere = Object.fromEntries(ZONES.map((zone) => [zone, choices]));
      const next = play(used, { ...assembly, choices: everywhere });
      expect(page(next).option('effect', tile).reason).toBeUndefined();
    });
  });

  test('Followers for Settlements count the one that this Effect has just placed', () => {
    const rich = has(has(table, 'scrap', 3), 'food', 2);
    const finger = page(rich)
      .tap('effect', 'settle')
      .tap('settle:0', 'settleFood')
      .tap('zone:settle:0', 'construction')
      .tap('settle:1', 'followers');
    const own = rich.zones.construction.settlements.ana ?? 0;
    expect(finger.option('zone:settle:1', 'construction').note).toMatchObject({ params: { count: own + 1 } });
    const after = play(rich, finger.tap('zone:settle:1', 'construction').save());
    expect(gained(rich, after, 'followers')).toBe(own + 1);
  });

  test('a Leader who stays pays as much as one who moves, and the tile says so', () => {
    const out = play(
      play(table, { type: 'setPieces', player: 'ana', piece: 'perks', to: ['influencer'] }),
      { type: 'moveLeader', player: 'ana', to: 'military', friendly: false },
      set('ana', 'glowberry', 4),
    );
    const note = (zone: string) =>
      JSON.stringify(page(out).tap('more', 'twice').option('secondary', `leader ${zone}`).note);
    expect(note('military')).toContain('session.ask.leaderStays');
    expect(note('military')).toContain('−2');
    expect(note('expansion')).toContain('−2');
  });

  test('in Essentials the table takes goods without the app', () => {
    expect(page(essentials).tap('effect', 'gather').save()).toMatchObject({
      type: 'takeDie',
      zone: 'sustenance',
    });
    expect(page(essentials).tap('effect', 'training').tap('training', 'valor').save()).toMatchObject({
      effect: { effect: 'training', picks: [{ option: 5, take: 'valor' }] },
    });
    const outpost = page(essentials).tap('effect', 'outpost unseen').tap('anyTile', 'hidden-paradise');
    expect(gained(essentials, play(essentials, outpost.save()), 'followers')).toBe(2);
  });

  test('a Breach and an Adventure of the player on turn wait in the strip', () => {
    const breached = play(table, {
      type: 'setPieces',
      player: 'ana',
      piece: 'breach',
      to: { at: 'camp', area: null, dinos: { trampler: 2, raptor: 0, shieldhead: 0 }, savior: {} },
    });
    const marks = perseverance2.turnPage?.(breached)?.marks ?? [];
    expect(marks.filter(({ does }) => does).map(({ id }) => id)).toEqual(['breach']);
  });

  test('no reason is a fault of form, and all of it has its words', () => {
    for (const state of [table, camped(table), essentials, begun({ deterministicThreat: true })]) {
      const steps = page(state).steps();
      expect(faultsIn([steps, perseverance2.turnPage?.(state)])).toEqual([]);
      const reasons = steps.flatMap((step) =>
        step.kind === 'choice' ? step.options.flatMap(({ reason }) => (reason ? [reason.key] : [])) : [],
      );
      expect(reasons.filter((key) => key.startsWith('input.'))).toEqual([]);
    }
  });

  test('all five Officers and all five Zones are listed for those who ask for words', () => {
    expect(perseverance2.turnPage?.(table)?.standing).toHaveLength(10);
    expect(perseverance2.turnPage?.(essentials)?.standing).toHaveLength(5);
  });
});
