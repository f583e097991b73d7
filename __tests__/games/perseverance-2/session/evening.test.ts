import { read, type Entry } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import { replayStored } from '../../support/storedLog';
import { foldAll, newTable, record, throughJson } from './playing';

const one = (dino: 'trampler' | 'raptor' | 'shieldhead') => ({ ...NO_DINOS, [dino]: 1 });
const die = (player: string, owner: string, zone: 'military' | 'expansion' | 'discovery'): Command => ({
  type: 'takeDie',
  player,
  owner,
  zone,
  changeFace: false,
  matching: false,
  reward: null,
});
const next: Command = { type: 'nextTurn' };
const assembly: Command = {
  type: 'resolveAssembly',
  choices: {
    sustenance: { first: 'votes', second: 'followers', popular: null },
    military: { first: 'votes', second: 'followers', popular: null },
    expansion: { first: 'production', second: 'followers', popular: null },
    construction: { first: 'votes', second: 'production', popular: null },
    discovery: { first: 'votes', second: 'followers', popular: null },
  },
};

/** Ana begins outside with the Camp, Bo fights and captures, Ana's Camp is breached, Bo saves it. */
const EVENING: readonly Command[] = [
  { type: 'beginPlay' },
  die('ana', 'neutral', 'expansion'),
  {
    type: 'effect',
    player: 'ana',
    move: {
      effect: 'settle',
      discount: null,
      picks: [{ option: 1, zone: 'military', bonus: 'influence', perk: null }],
    },
  },
  { type: 'explore', player: 'ana', take: 'story' },
  next,
  die('bo', 'bo', 'military'),
  {
    type: 'combat',
    player: 'bo',
    reach: false,
    fight: {
      committed: { light: 1, heavy: 0, leader: false },
      dinos: one('trampler'),
      injuries: { light: 0, heavy: [], leader: 0 },
      cancel: { light: 0, heavy: 0 },
      capture: one('trampler'),
      release: NO_DINOS,
      wrangler: null,
    },
  },
  {
    type: 'dinoAttack',
    owner: 'ana',
    area: 1,
    trigger: 'adventure',
    threshold: 4,
    valorSpent: 1,
    card: { dinos: one('raptor'), dangerous: 1 },
    dangerousDinos: one('trampler'),
    dangerousChosen: null,
    successReward: { followers: 2 },
    failReward: { valor: 1 },
    saviorBonus: { followers: 2 },
  },
  next,
  die('cy', 'neutral', 'discovery'),
  { type: 'effect', player: 'cy', move: { effect: 'salvage' } },
  {
    type: 'influence',
    player: 'cy',
    officer: 'captain',
    count: 1,
    source: 'action',
    perk: { perk: 'agile-1', pay: null, dino: null, release: NO_DINOS },
  },
  next,
  { type: 'settleBreach', player: 'ana', remove: 'trampler' },
  next,
  {
    type: 'counterattack',
    player: 'bo',
    of: 'ana',
    saviorTimes: 1,
    fight: {
      committed: { light: 2, heavy: 0, leader: false },
      injuries: { light: 1, heavy: [], leader: 0 },
      cancel: { light: 1, heavy: 0 },
      capture: NO_DINOS,
      release: NO_DINOS,
      wrangler: null,
    },
  },
  next,
  {
    type: 'beginAdventure',
    player: 'cy',
    reach: true,
    terrain: 'canyon',
    requirement: 1,
    stages: 2,
    trial: null,
    party: { light: 1, heavy: 0, leader: true },
  },
  {
    type: 'adventureStage',
    player: 'cy',
    rewards: { followers: 3 },
    kept: [{ kind: 'heavy', gains: { food: 1 }, check: { threat: 5, roll: 2, useLeader: true } }],
    ignoreThreats: false,
    then: { threat: 3, roll: 3, lose: null, advance: null },
    savant: null,
  },
  assembly,
  next,
  { type: 'useOutpost', player: 'ana', tile: 'hidden-paradise', area: null, steps: [] },
  { type: 'note', text: 'A long night.' },
  assembly,
  {
    type: 'byHand',
    command: { type: 'endAdventure', player: 'cy', savant: null },
    corrections: [{ owner: 'cy', counter: 'food', to: 4 }],
  },
  assembly,
  { type: 'resolveFinal' },
];

const start = newTable(3, { 'start:ana': 'discovery' });
const { state: end, entries } = record(start, EVENING);

describe('an evening of three', () => {
  it('ends with everybody placed and every Follower explained', () => {
    const result = perseverance2.result(end) ?? [];
    expect(result.map(({ player }) => player).sort()).toEqual(['ana', 'bo', 'cy']);
    for (const { score, sources, player } of result) {
      expect(sources.reduce((sum, { points }) => sum + points, 0)).toBe(score);
      expect(perseverance2.score(end, player)).toBe(score);
    }
    expect(end.players.bo?.enclosure).toEqual(one('trampler'));
    expect(end.players.ana?.breach).toBeNull();
    const milestones = entries.flatMap((entry) =>
      entry.kind === 'act'
        ? entry.events.filter((event) => perseverance2.describe(event, start.config).milestone)
        : [],
    );
    expect(milestones.filter(({ type }) => type === 'assemblyHeld')).toHaveLength(3);
  });

  it('can be undone to the start and played forward again to the same end', () => {
    const back: Entry<never>[] = entries.map(() => ({ kind: 'undo', at: 0 }));
    const forth: Entry<never>[] = entries.map(() => ({ kind: 'redo', at: 0 }));
    expect(foldAll(start, [...entries, ...back]).state).toEqual(start);
    expect(foldAll(start, [...entries, ...back, ...forth]).state).toEqual(end);
  });
});

describe('a stored game of version 1', () => {
  it('replays to the state it had when it was written', () => {
    const { entries: log, state, replayed } = replayStored(perseverance2);
    expect(log.length).toBeGreaterThan(20);
    expect(replayed).toMatchObject(state as object);
  });

  it.each([
    ['an unknown type', { type: 'nextTurn', v: 1, changes: [] }],
    ['version 2', { type: 'gameReopened', v: 2, changes: [] }],
    ['no changes', { type: 'gameReopened', v: 1 }],
    ['an unknown change', { type: 'gameReopened', v: 1, changes: [{ what: 'magic' }] }],
    [
      'an unknown Outpost',
      { type: 'outpostUsed', v: 1, player: 'ana', tile: 'moon', area: null, changes: [] },
    ],
    ['an unknown Perk', { type: 'perkGained', v: 1, player: 'ana', perk: 'wings', from: null, changes: [] }],
    [
      'half a Follower',
      { type: 'counted', v: 1, player: 'ana', counter: 'followers', by: 0.5, lost: 0, changes: [] },
    ],
  ])('an event with %s is not read', (_name, event) => {
    expect(read(event, perseverance2.event).ok).toBe(false);
  });

  it('an event that names a stranger changes nothing', () => {
    const event = throughJson({
      type: 'counted',
      v: 1,
      player: 'zed',
      counter: 'followers',
      by: 3,
      lost: 0,
      changes: [
        { what: 'count', owner: 'zed', counter: 'followers', by: 3 },
        { what: 'leader', player: 'zed', to: 'military' },
        { what: 'turn', to: 'zed' },
      ],
    });
    expect(perseverance2.evolve(start, event)).toEqual(start);
  });
});
