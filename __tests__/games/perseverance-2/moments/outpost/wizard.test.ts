import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import type { State } from '@/games/perseverance-2/session/state';
import type { OutpostTile } from '@/games/perseverance-2/terms';
import { play } from '../../session/playing';
import { anaWith, changed, openWizard, withArea } from '../combat/battlefield';

/** Bo's Outpost of the Plains, with Ana in front of it. */
function at(tile: OutpostTile, player: Parameters<typeof anaWith>[0]) {
  const state = withArea(anaWith(player), { outpost: { owner: 'bo', tile } });
  return { state, finger: openWizard(state, 'outpost').choose(`1:${tile}`) };
}

const ana = (state: State) => state.players.ana;

function optionOf(finger: ReturnType<typeof openWizard>, id: string) {
  const step = finger.here();
  return step.kind === 'choice' ? step.options.find((option) => option.id === id) : undefined;
}

describe('Dinosaur Trap, 002:1275', () => {
  test('002:1275: one Dino for nothing, a second one for 1 Food', () => {
    const { state, finger } = at('dinosaur-trap', { food: 2 });
    const one = finger.choose('dino').choose('raptor').choose('done').save();
    expect(changed(state, play(state, one))).toEqual({});
    expect(ana(play(state, one))?.enclosure).toEqual({ ...NO_DINOS, raptor: 1 });
    const again = at('dinosaur-trap', { food: 2 }).finger;
    const two = again.choose('dino').choose('raptor').choose('dino').choose('raptor').save();
    expect(changed(state, play(state, two))).toEqual({ food: -1 });
    expect(ana(play(state, two))?.enclosure).toEqual({ ...NO_DINOS, raptor: 2 });
  });

  test('002:1275: without Food no species is offered a second time', () => {
    const { finger } = at('dinosaur-trap', { food: 0 });
    finger.choose('dino').choose('raptor').choose('dino');
    expect(optionOf(finger, 'raptor')?.reason).toBeDefined();
  });

  test('002:1068, 1275: another species goes in once those of the Enclosure are returned', () => {
    const { state, finger } = at('dinosaur-trap', { enclosure: { ...NO_DINOS, trampler: 2 } });
    finger.choose('dino');
    expect(optionOf(finger, 'shieldhead')?.note?.key).toBe('session.ask.returnsFirst');
    const after = play(state, finger.choose('shieldhead').choose('done').save());
    expect(ana(after)?.enclosure).toEqual({ ...NO_DINOS, shieldhead: 1 });
  });

  test('002:1070, 1275: the fifth Dino of a species finds no room', () => {
    const { finger } = at('dinosaur-trap', { enclosure: { ...NO_DINOS, trampler: 4 } });
    finger.choose('dino');
    expect(optionOf(finger, 'trampler')?.reason).toBeDefined();
  });
});

describe('Officers’ Lodge, 002:1280', () => {
  const owned = { story: 0, valor: 0, perks: ['skinner', 'herder'] } as const;

  test('002:1280: one Perk, then a moved cube, which costs nothing even where the Perk is marked “!”', () => {
    const { state, finger } = at('officers-lodge', owned);
    const command = finger
      .choose('perk')
      .choose('defender')
      .choose('movePerk')
      .choose('skinner')
      .choose('trainer')
      .choose('done')
      .save();
    const after = play(state, command);
    expect(ana(after)?.perks).toEqual(['herder', 'defender', 'trainer']);
    expect(changed(state, after)).toEqual({});
  });

  test('002:1280: two cubes move, not three, and the Perk is gained once', () => {
    const { state, finger } = at('officers-lodge', owned);
    finger.choose('perk').choose('defender');
    finger.choose('movePerk').choose('skinner').choose('gatherer');
    expect(optionOf(finger, 'perk')).toBeUndefined();
    const after = play(state, finger.choose('movePerk').choose('herder').choose('agile-1').save());
    expect(ana(after)?.perks).toEqual(['defender', 'gatherer', 'agile-1']);
  });

  test('002:1280: the usual rules hold: no Tier 3 beside a single Perk, and not the same Perk twice', () => {
    const { finger } = at('officers-lodge', owned);
    finger.choose('perk').choose('defender').choose('movePerk').choose('skinner');
    expect(optionOf(finger, 'breeder')?.reason).toBeDefined();
    expect(optionOf(finger, 'herder')?.reason).toBeDefined();
  });

  test('002:1280: a cube that moves within one Officer does not help its own new place', () => {
    const { finger } = at('officers-lodge', owned);
    finger.choose('perk').choose('defender').choose('movePerk').choose('herder');
    expect(optionOf(finger, 'trapper')?.reason).toBeDefined();
  });
});

describe('the swap page of the Underground Passage, 002:1289', () => {
  const die = (owner: string, zone: 'military' | 'expansion' | 'construction'): Command => ({
    type: 'takeDie',
    player: owner,
    owner,
    zone,
    changeFace: false,
    matching: false,
    reward: null,
  });
  const built = () => withArea(anaWith({}), { outpost: { owner: 'bo', tile: 'underground-passage' } });
  const open = (state: State) => openWizard(state, 'outpost').choose('1:underground-passage');

  test('002:1289: two dice change places, and one Effect where either lay is resolved', () => {
    const state = play(built(), die('ana', 'military'), die('bo', 'construction'));
    const finger = open(state).choose('military:ana').choose('construction:bo').choose('here');
    expect(optionOf(finger, 'marketplace')).toBeUndefined();
    const after = play(state, finger.choose('salvage').save());
    expect(after.zones.military.dice).toEqual({ bo: 1 });
    expect(after.zones.construction.dice).toEqual({ ana: 1 });
    expect(changed(state, after)).toEqual({ scrap: 2 });
  });

  test('002:1289: the die that was named first is not offered as the second', () => {
    const state = play(built(), die('ana', 'military'), die('bo', 'construction'));
    const finger = open(state).choose('military:ana');
    expect(optionOf(finger, 'military:ana')).toBeUndefined();
    expect(optionOf(finger, 'construction:bo')).toBeDefined();
  });
});
