import { dissenterSettlements } from '@/games/perseverance/dissenters';
import { nameOf, namesOf } from '@/games/perseverance/names';
import { ownersOf, perPlayer } from '@/games/perseverance/participants';
import { assemblyCount, playerCount } from '@/games/perseverance/tableSize';

const seats = (...ids: readonly string[]) => ids.map((id) => ({ id }));

describe('who takes part', () => {
  test('the Dissenters join two players, last in every list, and nobody else', () => {
    expect(ownersOf(seats('b', 'a'))).toEqual(['b', 'a', 'dissenters']);
    expect(ownersOf(seats('b', 'a', 'c'))).toEqual(['b', 'a', 'c']);
  });

  test('a value for each player is kept under any name', () => {
    const kept = perPlayer(seats('__proto__', 'constructor'), ({ id }) => id.length);
    expect(Object.entries(kept)).toEqual([
      ['__proto__', 9],
      ['constructor', 11],
    ]);
  });

  test('two players hold two Assemblies, more of them three', () => {
    expect([2, 3, 4].map(assemblyCount)).toEqual([2, 3, 3]);
    expect(
      [
        ['a', 'b'],
        ['a', 'b', 'c'],
        ['a', 'b', 'c', 'd'],
      ].map(playerCount),
    ).toEqual([2, 3, 4]);
  });

  test('players are called by their names, the Dissenters by their word', () => {
    expect(nameOf('ana')).toEqual({ player: 'ana' });
    expect(nameOf('dissenters')).toEqual({ key: 'owner.dissenters' });
    expect(namesOf([])).toEqual({ key: 'owner.nobody' });
    expect(namesOf(['ana', 'bo'])).toEqual({
      key: 'owner.list',
      params: { first: { player: 'ana' }, rest: { player: 'bo' } },
    });
  });
});

test.each([
  ['a Zone that somebody chose', { taken: true, drawn: false }, 0],
  ['a Zone that nobody chose', { taken: false, drawn: false }, 1],
  ['the one that was drawn', { taken: false, drawn: true }, 2],
])('the Dissenters settle %s: %o gives %i', (_zone, zone, settlements) => {
  expect(dissenterSettlements(zone)).toBe(settlements);
});
