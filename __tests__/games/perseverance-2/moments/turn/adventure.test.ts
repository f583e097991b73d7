import { perseverance2 } from '@/games/perseverance-2';
import { turn } from '@/games/perseverance-2/moments/turn/wizard';
import type { State } from '@/games/perseverance-2/session/state';
import { onePage } from '../../../support/onePage';
import { newTable, play, refusalOf, set } from '../../session/playing';

const page = (state: State) => onePage(turn, state);
const area = (id: number, camp: string | null) =>
  ({
    type: 'setArea',
    area: { id, terrain: id === 1 ? 'plains' : 'canyon', camp, outpost: null, watchtower: null },
  }) as const;

/** Ana's turn: Bo has a Camp, and everybody can pay. */
const camped = play(
  newTable(3),
  { type: 'beginPlay' },
  area(1, 'bo'),
  set('ana', 'lightSoldier', 4),
  set('ana', 'glowberry', 4),
  set('ana', 'islandResource', 3),
);

describe('an Adventure on the page of the turn', () => {
  const fight = () =>
    page(camped).tap('effect', 'adventure').tap('option', 'combat').set('hex', 'dino:trampler', 1);

  test('die, Camp and Combat are one entry: the party and the Injuries are proposed', () => {
    const finger = fight().set('hex', 'dino:raptor', 1).set('spoils', 'capture:trampler', 1);
    expect(finger.isReady()).toBe(true);
    const command = finger.save();
    expect(command).toMatchObject({
      type: 'takeDie',
      zone: 'sustenance',
      outside: { option: 'combat', rally: 1, reach: false, fight: { committed: { light: 2 } } },
    });
    const after = play(camped, command);
    expect(after.players.ana).toMatchObject({
      enclosure: { trampler: 1, raptor: 0, shieldhead: 0 },
      toppled: { light: 1, heavy: 0, leader: false },
    });
    expect(after.course.done).toEqual(expect.arrayContaining(['die', 'effect', 'outside']));
    expect(
      perseverance2
        .turnPage?.(after)
        ?.marks.filter(({ due }) => due)
        .map(({ id }) => id),
    ).toEqual(['attack']);
  });

  test('a breached Camp is closed with its reason, and a single free one is not asked for', () => {
    expect(
      page(camped)
        .tap('effect', 'adventure')
        .steps()
        .map(({ id }) => id),
    ).not.toContain('rally');
    const breach = {
      at: 'camp',
      area: 1,
      dinos: { trampler: 1, raptor: 0, shieldhead: 0 },
      savior: {},
    } as const;
    const three = play(camped, area(2, 'ana'), { type: 'addArea', terrain: 'plains' }, area(3, 'cy'), {
      type: 'setPieces',
      player: 'bo',
      piece: 'breach',
      to: breach,
    });
    const finger = page(three).tap('effect', 'adventure');
    expect(finger.option('rally', '1').reason?.key).toBe('session.refusal.campBreached');
    expect(finger.tap('rally', '3').tap('option', 'later').save()).toMatchObject({
      effect: { effect: 'adventure', rally: 3, reach: false },
    });
  });

  test('the reach is asked once, and holds for the second option', () => {
    const far = page(camped).tap('effect', 'adventure').tap('reach', 'far').tap('option', 'combat');
    const fought = play(camped, far.set('hex', 'dino:trampler', 1).save());
    expect(fought.players.ana?.glowberry).toBe(2);
    const finger = page(fought).tap('further', 'camp');
    expect(finger.steps().map(({ id }) => id)).not.toContain('reach');
    const raised = finger.tap('area:camp', '2').tap('covered:camp', 'none').save();
    expect(raised).toMatchObject({ type: 'buildCamp', rally: 1, reach: true });
    expect(play(fought, raised).players.ana?.glowberry).toBe(2);
  });

  test('the second option is another one, and there is no third', () => {
    const fought = play(camped, fight().save());
    const further = page(fought).step('further');
    expect(further.kind === 'choice' && further.options.map(({ id }) => id)).toEqual(['clear', 'camp']);
    const cleared = play(fought, page(fought).tap('further', 'clear').tap('card', 'plains').save());
    expect(cleared.players.ana?.adventure?.party).toEqual({ light: 1, heavy: 0, leader: false });
    expect(
      page(cleared)
        .steps()
        .map(({ id }) => id),
    ).not.toContain('further');
  });

  test('as many Soldiers go as the card asks for', () => {
    const finger = page(camped).tap('effect', 'adventure').tap('option', 'clear').tap('card', 'canyon');
    expect(finger.set('party', 'requirement', 3).save()).toMatchObject({
      outside: {
        option: 'clear',
        terrain: 'canyon',
        requirement: 3,
        party: { light: 3, heavy: 0, leader: false },
      },
    });
  });

  test('the Leader begins an Adventure in the same way', () => {
    const finger = page(camped).tap('secondary', 'leader sustenance').tap('leaderEffect', 'adventure');
    expect(finger.tap('option', 'combat').set('hex', 'dino:trampler', 1).save()).toMatchObject({
      type: 'moveLeader',
      to: 'sustenance',
      outside: { option: 'combat' },
    });
  });

  test('an option that cannot be taken says why', () => {
    const option = (state: State, id: string) =>
      page(state).tap('effect', 'adventure').option('option', id).reason?.key;
    expect(option(play(camped, set('ana', 'islandResource', 0)), 'camp')).toBe('refusal.optionPrice');
    expect(option(play(camped, set('ana', 'handCards', 0)), 'clear')).toBe('session.refusal.noCardInHand');
    expect(option(camped, 'combat')).toBeUndefined();
  });

  test('an Adventure begins in Sustenance and nowhere else', () => {
    const command = fight().save();
    if (command.type !== 'takeDie') throw new Error('no die');
    expect(refusalOf(camped, { ...command, zone: 'military' })).toBe('effectElsewhere');
  });
});

describe('one entry or two', () => {
  const die = {
    type: 'takeDie',
    player: 'ana',
    owner: 'neutral',
    zone: 'construction',
    changeFace: false,
    matching: false,
    reward: null,
  } as const;

  test('die and Effect together leave the same table as one after the other', () => {
    const salvage = { effect: 'salvage' } as const;
    const one = play(camped, { ...die, effect: salvage });
    const two = play(camped, die, { type: 'effect', player: 'ana', move: salvage });
    expect(one).toEqual(two);
  });

  test('a refused Effect leaves the die where it was', () => {
    const build = { effect: 'build', picks: [] } as const;
    expect(refusalOf(camped, { ...die, effect: build })).not.toBeNull();
  });
});
