import * as fc from 'fast-check';
import { sceneOf } from '@/games/survivors/moments/travel/scene';
import { PLACES, RING, type Place, type RingPlace } from '@/games/survivors/terms';
import { centreAfter, centreOf, isSame, type Point } from '@/games/survivors/ui/board/geometry';
import { play, underWay } from '../../session/playing';

const R = 1;
/** From the middle of one tile to the next. */
const STEP = Math.sqrt(3);

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

const anyBoard = fc.record({
  direction: fc.constantFrom(...RING),
  ring: fc.uniqueArray(fc.constantFrom(...RING), { maxLength: 6 }),
  encounter: fc.nat({ max: 1 }),
});

/** The picture of a move from this board. */
function pictureOf(direction: RingPlace, ring: readonly RingPlace[], encounter: number) {
  const state = { ...underWay(2), hordes: { encounter, ring } };
  const seen = sceneOf(state, { direction, choices: [], hordes: null });
  if (!seen) throw new Error('nothing to see');
  const now = (place: Place) => centreOf(place, R);
  const then = (place: Place) => centreAfter(direction, place, R);
  return { ...seen, now, then };
}

test('crossed are the tiles that no longer touch the caravan, where they lie now', () => {
  fc.assert(
    fc.property(anyBoard, ({ direction, ring, encounter }) => {
      const { scene, removed, now, then } = pictureOf(direction, ring, encounter);
      const away = scene.tiles.filter(({ fate }) => fate === 'away').map(({ place }) => place);
      expect(away).toEqual(PLACES.filter((place) => distance(now(place), then('E')) > STEP + 0.01));
      expect([...removed].sort()).toEqual([...away].sort());
      expect(scene.tiles.filter(({ fate }) => fate === 'entered').map(({ place }) => place)).toEqual([
        direction,
      ]);
    }),
  );
});

test('new tiles are laid where none lies, and with those that stay the board is whole again', () => {
  fc.assert(
    fc.property(anyBoard, ({ direction, ring, encounter }) => {
      const { scene, now, then } = pictureOf(direction, ring, encounter);
      const stay = scene.tiles.filter(({ fate }) => fate !== 'away').map(({ place }) => now(place));
      for (const place of scene.laid) {
        expect(PLACES.some((old) => isSame(now(old), then(place), R))).toBe(false);
        expect(distance(then(place), then('E'))).toBeCloseTo(STEP);
      }
      const after = [...stay, ...scene.laid.map(then)];
      for (const place of PLACES)
        expect(after.filter((point) => isSame(point, then(place), R))).toHaveLength(1);
    }),
  );
});

test('every arrow is one step, and ends where the rules put the Horde', () => {
  fc.assert(
    fc.property(anyBoard, ({ direction, ring, encounter }) => {
      const { scene, hordes, now, then } = pictureOf(direction, ring, encounter);
      for (const { from, to } of scene.hordes) {
        const length = distance(now(from), then(to));
        expect(from === direction ? length : length - STEP).toBeCloseTo(0);
      }
      const arrived = scene.hordes.filter(({ to }) => to === 'E');
      expect(arrived).toHaveLength(hordes.encounter);
      expect(scene.hordes.flatMap(({ to }) => (to === 'E' ? [] : [to])).sort()).toEqual([...hordes.ring]);
    }),
  );
});

test('before anybody says where to there is nothing to cross out', () => {
  expect(sceneOf(play(underWay(2)), { direction: null, choices: [], hordes: null })).toBeNull();
});
