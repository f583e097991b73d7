import * as fc from 'fast-check';
import type { Event } from '@/games/perseverance-1/session/event';
import { happened } from '@/games/perseverance-1/session/event';
import { earn } from '@/games/perseverance-1/session/earned';

const TYPES = [
  'assemblyHeld',
  'officersScored',
  'attackResolved',
  'rewardsTaken',
  'counted',
  'corrected',
  'finalScored',
  'actionTaken',
] as const;

const followers = (owner: string, by: number) =>
  ({ what: 'count', owner, counter: 'followers', by }) as const;

const event = fc
  .tuple(fc.constantFrom(...TYPES), fc.constantFrom('ann', 'bob'), fc.integer({ min: -5, max: 20 }))
  .map(([type, player, by]): Event => happened(type, {} as never, [followers(player, by)]));

describe('where Followers came from', () => {
  const nobody = { ann: { start: 10 }, bob: { start: 10 } };

  it('adds up to what the player has, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const earned = events.reduce(earn, nobody);
        for (const player of ['ann', 'bob'] as const) {
          const changes = events.flatMap(({ changes }) => changes);
          const has = changes.reduce(
            (sum, change) => (change.what === 'count' && change.owner === player ? sum + change.by : sum),
            10,
          );
          const sources = Object.values(earned[player] ?? {});
          expect(sources.reduce((sum, points) => sum + points, 0)).toBe(has);
        }
      }),
    );
  });

  it('tells the majorities of the defence from what was left over', () => {
    const scored = happened(
      'finalScored',
      { followers: { ann: 12 } },
      [followers('ann', 12)],
      [
        {
          rule: { key: 'finalScoring.soldiers' },
          id: { part: 'final-soldiers', of: 'ann' },
          deltas: [{ owner: 'ann', asset: 'followers', by: 7 }],
        },
        {
          rule: { key: 'finalScoring.resource' },
          id: { part: 'final-food', of: 'ann' },
          deltas: [{ owner: 'ann', asset: 'followers', by: 5 }],
        },
      ],
    );
    expect(earn(nobody, scored)).toEqual({
      ann: { start: 10, defense: 7, leftovers: 5 },
      bob: { start: 10 },
    });
  });

  it('counts what another player’s die costs among the actions, not as counted by hand', () => {
    const taken = happened('dieTaken', { player: 'ann', owner: 'bob', zone: null }, [followers('ann', -2)]);
    expect(earn(nobody, taken)).toEqual({ ann: { start: 10, actions: -2 }, bob: { start: 10 } });
  });

  it('forgets final scoring when the game is opened again', () => {
    const scored = happened('finalScored', { followers: { ann: 4 } }, [followers('ann', 4)]);
    const reopened = happened('gameReopened', {}, [followers('ann', -4)]);
    expect([scored, reopened].reduce(earn, nobody)).toEqual(nobody);
  });
});
