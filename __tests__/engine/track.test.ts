import * as fc from 'fast-check';
import { moveOnTrack, type Track, type TrackMove } from '@/engine';

const valor: Track = { min: 0, max: 6 };
const followers: Track = { min: 0 };

describe('a track', () => {
  test.each<[string, Track, number, number, TrackMove]>([
    ['moves up', valor, 2, 3, { value: 5, change: 3, lost: 0, limit: null }],
    ['moves down', valor, 5, -3, { value: 2, change: -3, lost: 0, limit: null }],
    ['reaches the cap exactly', valor, 4, 2, { value: 6, change: 2, lost: 0, limit: null }],
    ['stops at the cap and says what was lost', valor, 5, 3, { value: 6, change: 1, lost: 2, limit: 'cap' }],
    ['is full', valor, 6, 1, { value: 6, change: 0, lost: 1, limit: 'cap' }],
    ['reaches the floor exactly', valor, 2, -2, { value: 0, change: -2, lost: 0, limit: null }],
    ['stops at the floor', valor, 2, -5, { value: 0, change: -2, lost: 3, limit: 'floor' }],
    ['is empty', valor, 0, -1, { value: 0, change: 0, lost: 1, limit: 'floor' }],
    ['without a cap goes on', followers, 1000, 5000, { value: 6000, change: 5000, lost: 0, limit: null }],
    ['does not move by nothing', valor, 3, 0, { value: 3, change: 0, lost: 0, limit: null }],
    ['may have a floor below zero', { min: -5 }, 0, -7, { value: -5, change: -5, lost: 2, limit: 'floor' }],
    [
      'above its cap is not pulled back by a gain',
      valor,
      8,
      1,
      { value: 8, change: 0, lost: 1, limit: 'cap' },
    ],
    ['above its cap comes down', valor, 8, -1, { value: 7, change: -1, lost: 0, limit: null }],
    [
      'below its floor is not lifted by a loss',
      valor,
      -2,
      -1,
      { value: -2, change: 0, lost: 1, limit: 'floor' },
    ],
    ['below its floor comes up', valor, -2, 1, { value: -1, change: 1, lost: 0, limit: null }],
  ])('%s', (_name, track, value, by, expected) => {
    expect(moveOnTrack(track, value, by)).toEqual(expected);
  });

  test('nothing is lost silently: what moved plus what was lost is what was asked', () => {
    const any = fc.integer({ min: -50, max: 50 });
    fc.assert(
      fc.property(any, any, fc.nat(20), (value, by, max) => {
        const move = moveOnTrack({ min: 0, max }, value, by);
        expect(move.value).toBe(value + move.change);
        expect(Math.abs(move.change) + move.lost).toBe(Math.abs(by));
        if (value >= 0 && value <= max) expect(move.value >= 0 && move.value <= max).toBe(true);
      }),
    );
  });
});
