import * as fc from 'fast-check';
import type { CaravanChangeResult } from '@/games/survivors/moments/encounter/caravanChange';
import type { ChallengesResult } from '@/games/survivors/moments/encounter/challenges';
import type { EncounterResult } from '@/games/survivors/moments/encounter/rule';
import type { HordeMoveResult } from '@/games/survivors/moments/travel/hordeMove';
import type { SettleResult } from '@/games/survivors/moments/settle/rule';
import { RESOURCES, SKILLS, type Caravan, type Place, type Trio } from '@/games/survivors/terms';
import { testAnswers, type Changes } from '../support/testAnswers';
import { POSITIONS } from './positions';
import { explanationOf, figuresOf, refusalOf, resolve } from './rules';

const RUNS = { numRuns: 500, seed: 20231031 };
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);

const caravanChanges: Changes = (input, figures) => {
  const before = input['caravan'] as Caravan;
  const after = figures['caravan'] as Caravan;
  return { caravan: Object.fromEntries(RESOURCES.map((one) => [one, after[one] - before[one]])) };
};

/** What each procedure changes, from what goes in and what comes out. */
const CHANGES: Record<keyof typeof POSITIONS, Changes> = {
  setup: (_input, figures) => ({
    caravan: { ...(figures['caravan'] as Caravan) },
    board: { hordes: (figures['hordes'] as Place[]).length },
    dice: { aberrant: (figures['aberrant'] as { dice: number }).dice },
  }),
  turn: caravanChanges,
  'horde-move': () => ({}),
  'horde-place': (input, figures) => ({
    board: { hordes: Number(figures['count']) - (input['hordes'] as Place[]).length },
  }),
  challenges: (_input, figures) => ({
    challenges: { ...(figures['totals'] as Trio) },
    board: { hordes: -Number(figures['hordesRemoved']) },
  }),
  'dice-pool': (_input, figures) => ({
    dice: { ...(figures['dice'] as Trio), aberrant: (figures['aberrant'] as { dice: number }).dice },
  }),
  encounter: caravanChanges,
  'caravan-change': caravanChanges,
  settle: caravanChanges,
};

testAnswers({ resolve }, POSITIONS, CHANGES);

/** Every legal position, with what the rules made of it. */
function law<In, Out>(
  procedure: keyof typeof POSITIONS,
  holds: (input: In, figures: Out) => boolean,
): () => void {
  return () =>
    fc.assert(
      fc.property(POSITIONS[procedure] as fc.Arbitrary<unknown>, (input) => {
        const result = resolve(procedure, input);
        return !result.ok || holds(input as In, result.value.figures as Out);
      }),
      RUNS,
    );
}

describe('the Hordes', () => {
  type In = { direction: number; hordes: Place[] };

  test(
    'none is lost, none comes, and no two share a ring tile',
    law<In, HordeMoveResult>('horde-move', ({ hordes: before }, { hordes, moves }) => {
      const ring = new Set(hordes.ring);
      return (
        ring.size === hordes.ring.length &&
        hordes.encounter + ring.size === before.length &&
        new Set(moves.map(({ from }) => from)).size === before.length
      );
    }),
  );

  test(
    'a Horde that misses the caravan is on a tile that stays, next to where it came from',
    law<In, HordeMoveResult>('horde-move', (_input, { moves, tiles }) => {
      const stay = tiles.kept.map(({ to }) => to);
      return moves.every(({ to, options }) => options.includes(to) && (to === 'E' || stay.includes(to)));
    }),
  );

  test(
    'the tiles after a move are the seven of a board, four kept and three new',
    law<In, HordeMoveResult>('horde-move', (_input, { tiles: { kept, drawn, removed } }) => {
      const after = new Set<Place>([...kept.map(({ to }) => to), ...drawn]);
      const before = new Set<Place>([...kept.map(({ from }) => from), ...removed]);
      return after.size === 7 && before.size === 7;
    }),
  );

  test('whichever way the caravan turns, the Hordes turn with it', () => {
    const turned = (place: Place, by: number): Place => (place === 'E' ? 'E' : (((place + by) % 6) as Place));
    fc.assert(
      fc.property(POSITIONS['horde-move'], fc.integer({ min: 0, max: 5 }), (input, by) => {
        const position = input as {
          direction: number;
          hordes: Place[];
          choices?: { from: Place; to: number }[];
        };
        const there = resolve('horde-move', position);
        const here = resolve('horde-move', {
          direction: (position.direction + by) % 6,
          hordes: position.hordes.map((place) => turned(place, by)),
          choices: (position.choices ?? []).map(({ from, to }) => ({
            from: turned(from, by),
            to: (to + by) % 6,
          })),
        });
        if (!there.ok || !here.ok) return there.ok === here.ok;
        const before = there.value.figures as HordeMoveResult;
        const after = here.value.figures as HordeMoveResult;
        const ring = before.hordes.ring.map((place) => turned(place, by)).sort();
        return (
          before.hordes.encounter === after.hordes.encounter &&
          ring.join() === [...after.hordes.ring].sort().join()
        );
      }),
      RUNS,
    );
  });

  test('left to themselves they never stand still and always find a way', () => {
    fc.assert(
      fc.property(POSITIONS['horde-move'], (input) => {
        const { direction, hordes } = input as In;
        const { moves } = figuresOf<HordeMoveResult>('horde-move', { direction, hordes });
        return moves.length === hordes.length;
      }),
      RUNS,
    );
  });
});

describe('Challenges and Encounters', () => {
  test(
    'the six corners are worth 6 to 24, each 1, 2 or 4',
    law<unknown, ChallengesResult>('challenges', (_input, { base, corners }) => {
      const worth = sum(SKILLS.map((skill) => base[skill]));
      return worth >= 6 && worth <= 24 && worth === sum(corners.map(({ value }) => value));
    }),
  );

  test(
    'the Threat is never smaller than an Obstacle, and the three are the three Skills',
    law<unknown, ChallengesResult>(
      'challenges',
      (_input, { totals, threat, obstacles, threatCandidates }) => {
        if (threat === null) return threatCandidates.length > 1 && obstacles.length === 0;
        return (
          obstacles.every((obstacle) => totals[obstacle] <= totals[threat]) &&
          new Set([threat, ...obstacles]).size === 3
        );
      },
    ),
  );

  test('what a count gives is taken by the Encounter', () => {
    fc.assert(
      fc.property(POSITIONS.challenges, (input) => {
        const counted = resolve('challenges', input);
        if (!counted.ok) return true;
        const { totals, threatCandidates } = counted.value.figures as ChallengesResult;
        return threatCandidates.every(
          (threat) =>
            refusalOf('encounter', {
              players: 3,
              challenges: totals,
              threat,
              rolled: { combat: 0, civilized: 0, production: 0 },
              lossResource: 'scrap',
              caravan: { survivors: 8, scrap: 8, herb: 8, resolve: 8, fuel: 7 },
            }) === null,
        );
      }),
      { ...RUNS, numRuns: 200 },
    );
  });

  test(
    'Reward and Penalty never come together, and no Bonus without the Reward and the Threat',
    law<unknown, EncounterResult>('encounter', (_input, { penalty, reward, bonus, threatPassed }) => {
      return !(penalty && reward) && (!bonus || (reward && threatPassed));
    }),
  );

  test('one more success never makes it worse', () => {
    fc.assert(
      fc.property(POSITIONS.encounter, fc.constantFrom(...SKILLS), (input, skill) => {
        const result = resolve('encounter', input);
        if (!result.ok) return true;
        const rolled = input.rolled as Trio;
        const before = result.value.figures as EncounterResult;
        const after = figuresOf<EncounterResult>('encounter', {
          ...input,
          rolled: { ...rolled, [skill]: rolled[skill] + 1 },
        });
        return after.loss.due <= before.loss.due && after.obstaclesPassed >= before.obstaclesPassed;
      }),
      RUNS,
    );
  });
});

describe('the caravan', () => {
  test(
    'holds what it held, plus gains, minus what could be taken',
    law<{ caravan: Caravan; changes: { resource: string; amount: number }[] }, CaravanChangeResult>(
      'caravan-change',
      ({ caravan, changes }, after) =>
        RESOURCES.every((resource) => {
          const wanted = sum(changes.filter((one) => one.resource === resource).map(({ amount }) => amount));
          return (
            after.caravan[resource] === caravan[resource] + wanted + after.unpaid[resource] &&
            after.caravan[resource] >= 0 &&
            after.empty.includes(resource) === (after.caravan[resource] === 0)
          );
        }),
    ),
  );

  test(
    'settles with what the Hordes leave: paid and left are what it held, paid and unpaid what they wanted',
    law<{ caravan: Caravan; hordes: number }, SettleResult>('settle', ({ caravan, hordes }, after) => {
      const held = sum(Object.values(caravan));
      return (
        after.paid + after.left === held &&
        after.paid + after.unpaid === 10 * hordes &&
        sum(Object.values(after.removals)) === after.paid &&
        RESOURCES.every((one) => after.caravan[one] === caravan[one] - after.removals[one])
      );
    }),
  );

  test('a loss that the caravan cannot bear is explained', () => {
    const words = explanationOf('caravan-change', {
      caravan: { survivors: 2, scrap: 0, herb: 5, resolve: 8, fuel: 3 },
      changes: [{ resource: 'survivors', amount: -3 }],
    }).map(({ rule }) => rule.key);
    expect(words).toEqual([
      'caravanChange.loss',
      'limit.resource',
      'caravanChange.empty',
      'caravanChange.empty',
    ]);
  });

  test('a Challenge cannot be played down below nothing, and the answer says so', () => {
    const corner = { icon: 'combat', neighbours: ['civilized', 'production'] };
    const words = explanationOf('challenges', {
      corners: Array(6).fill(corner),
      adjust: { combat: -99, civilized: 0, production: 1 },
    });
    expect(words.map(({ rule }) => rule.key)).toContain('limit.challenge');
  });

  test('from any leader on, everybody has led once after a round of the table', () => {
    const players = ['ana', 'ben', 'cleo'];
    const caravan = { survivors: 1, scrap: 1, herb: 1, resolve: 1, fuel: 1 };
    let leader = 'ben';
    const led = players.map(() => {
      leader = figuresOf<{ nextLeader: string }>('turn', {
        step: 'end',
        players,
        leader,
        caravan,
      }).nextLeader;
      return leader;
    });
    expect(led).toEqual(['cleo', 'ana', 'ben']);
  });
});
