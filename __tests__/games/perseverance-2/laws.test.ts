import * as fc from 'fast-check';
import { PERKS, type PerkId } from '@/games/perseverance-2/perks';
import type { AssemblyResult } from '@/games/perseverance-2/moments/assembly/rule';
import type { CombatInput, CombatResult } from '@/games/perseverance-2/moments/combat/rule';
import type { DinoAttackResult } from '@/games/perseverance-2/moments/dinoAttack/rule';
import type { DinoCount } from '@/games/perseverance-2/moments/combat/dinos';
import type { InfluenceInput, InfluenceResult } from '@/games/perseverance-2/moments/influence/rule';
import type { PerkResult } from '@/games/perseverance-2/moments/influence/perk';
import type { Player } from '@/games/perseverance-2/rules/player';
import type { SetupResult } from '@/games/perseverance-2/moments/setup/rule';
import type { ThreatInput, ThreatResult } from '@/games/perseverance-2/moments/threat/rule';
import type { ZoneEffectResult } from '@/games/perseverance-2/moments/zoneEffects/rule';
import { START } from '@/games/perseverance-2/pieces';
import { ASSETS, DINOS } from '@/games/perseverance-2/terms';
import { testAnswers, type Changes } from '../support/testAnswers';
import { player, PERK_IDS, POSITIONS } from './positions';
import { figuresOf, resolve } from './rules';

const RUNS = { numRuns: 500, seed: 20221005 };
const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
/** In an input, a species may be left out. */
const among = (dinos: Partial<DinoCount>, dino: (typeof DINOS)[number]) => dinos[dino] ?? 0;
const all = (dinos: Partial<DinoCount> = {}) => sum(DINOS.map((dino) => among(dinos, dino)));

const deltas: Changes = (_input, figures) => figures['deltas'] as ReturnType<Changes>;
const CHANGES: Readonly<Record<string, Changes>> = {
  ...Object.fromEntries(Object.keys(POSITIONS).map((procedure) => [procedure, deltas])),
  setup: (_input, figures) =>
    Object.fromEntries(
      Object.entries((figures as unknown as SetupResult).players).map(([id, seat]) => [
        id,
        Object.fromEntries(ASSETS.map((asset) => [asset, seat[asset] - START[asset]])),
      ]),
    ),
  'dice-pool': () => ({}),
};

testAnswers({ resolve }, POSITIONS, CHANGES);

/** Every legal position, with what the rules made of it. */
function law<In, Out>(procedure: string, holds: (input: In, figures: Out) => boolean): () => void {
  return () =>
    fc.assert(
      fc.property(POSITIONS[procedure] as fc.Arbitrary<unknown>, (input) => {
        const result = resolve(procedure, input);
        return !result.ok || holds(input as In, result.value.figures as Out);
      }),
      RUNS,
    );
}

describe('a Combat', () => {
  test(
    'neither creates nor loses a Dino',
    law<CombatInput, CombatResult>(
      'combat',
      ({ player: own, dinos, release }, { kills, captures, enclosure }) =>
        DINOS.every(
          (dino) =>
            kills[dino] + captures[dino] === among(dinos, dino) &&
            enclosure[dino] + among(release, dino) === among(own.enclosure, dino) + captures[dino],
        ),
    ),
  );

  test(
    'neither creates nor loses a Soldier: who was committed is toppled or defeated',
    law<CombatInput, CombatResult>('combat', ({ committed }, { toppled, defeated }) =>
      (['light', 'heavy'] as const).every((kind) => toppled[kind] + defeated[kind] === committed[kind]),
    ),
  );

  test(
    'never loses the Leader',
    law<CombatInput, CombatResult>(
      'combat',
      ({ committed }, { toppled }) => toppled.leader === committed.leader,
    ),
  );

  test('holds the limits of captures and of the Enclosure under every combination of Perks', () => {
    const CARETAKERS = ['herder', 'trapper', 'breeder', 'wrangler', 'trampler-expert'] as const;
    const species = fc.constantFrom(...DINOS);
    fc.assert(
      fc.property(
        fc.subarray([...CARETAKERS]),
        fc.array(species, { maxLength: 4 }),
        fc.array(species, { maxLength: 9 }),
        (perks, captured, kept) => {
          const count = (dinos: readonly string[]) =>
            Object.fromEntries(DINOS.map((dino) => [dino, dinos.filter((one) => one === dino).length]));
          const result = resolve('combat', {
            player: { id: 'ana', heavySoldier: 5, lightSoldier: 5, perks, enclosure: count(kept) },
            kind: 'adventure',
            committed: { heavy: 5, light: 5 },
            dinos: count([...captured, 'trampler']),
            injuries: { light: captured.filter((dino) => dino !== 'trampler').length },
            capture: count(captured),
          });
          const room = perks.includes('breeder') ? 9 : 4;
          const fits = (dinos: readonly string[]) =>
            dinos.length <= room && (perks.includes('herder') || new Set(dinos).size <= 1);
          const legal =
            fits(kept) &&
            captured.length <= (perks.includes('trapper') ? 2 : 1) &&
            fits([...kept, ...captured]);
          return result.ok === legal && (result.ok || result.error.code === 'limit-exceeded');
        },
      ),
      { ...RUNS, numRuns: 3000 },
    );
  });
});

describe('Perks', () => {
  test(
    'never take more than 25 cubes together with Influence',
    law<{ player: Player }, PerkResult>(
      'perk',
      ({ player: own }, { perks, cubesLeft }) =>
        cubesLeft >= 0 && cubesLeft === 25 - own.influence - perks.length,
    ),
  );

  test('collected until nothing is open any more, they fill the cubes or the board, and never more', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(PERK_IDS, { minLength: 30 }),
        fc.integer({ min: 0, max: 25 }),
        (order, influence) => {
          let owned: readonly PerkId[] = [];
          // Three rounds open every Tier whatever the order.
          for (const perk of [...order, ...order, ...order]) {
            const own = { id: 'ana', influence, perks: owned, story: 1 };
            const result = resolve('perk', { player: own, perk, pay: 'story' });
            if (result.ok) owned = (result.value.figures as PerkResult).perks;
          }
          return owned.length === Math.min(25 - influence, 30) && new Set(owned).size === owned.length;
        },
      ),
      { ...RUNS, numRuns: 50 },
    );
  });

  test(
    'a Perk of a higher Tier stands on others of its Officer',
    law<{ player: Player; perk: PerkId; moveFrom: PerkId | null }, PerkResult>(
      'perk',
      ({ perk }, { perks }) => {
        const officers = perks.filter((one) => PERKS[one].officer === PERKS[perk].officer);
        return officers.length >= PERKS[perk].tier;
      },
    ),
  );
});

describe('Influence', () => {
  test(
    'no cube is lost: what lay there and what was placed is on the spaces or in the pool',
    law<InfluenceInput, InfluenceResult>(
      'influence',
      ({ slots, count }, { slots: after, pooled }) =>
        slots.length + count === after.length + sum(Object.values(pooled)) && after.length < 4,
    ),
  );

  test(
    'a bonus goes to players only, and to those with two cubes of a row',
    law<InfluenceInput, InfluenceResult>('influence', (_input, { bonuses, pooled }) =>
      bonuses.every(({ player: id }) => id !== 'dissenters' && (pooled[id] ?? 0) >= 2),
    ),
  );
});

describe('an Assembly', () => {
  test(
    'the Dissenters only ever get Votes',
    law<unknown, AssemblyResult>('assembly', (_input, { deltas }) =>
      Object.keys(deltas['dissenters'] ?? {}).every((asset) => asset === 'votes'),
    ),
  );

  test(
    'a Zone never gives more Votes than its Population',
    law<unknown, AssemblyResult>('assembly', (_input, { zones }) =>
      zones.every(
        ({ rewards, population }) =>
          sum(Object.values(rewards).map((gains) => gains['votes'] ?? 0)) <= population,
      ),
    ),
  );

  test(
    'everybody with Votes has a place, nobody else has',
    law<unknown, AssemblyResult>('assembly', (_input, { votes, ranking }) => {
      const ranked = ranking.flatMap(({ players }) => players);
      return Object.entries(votes).every(([id, count]) => ranked.includes(id) === count > 0);
    }),
  );
});

describe('a Dino Attack', () => {
  test(
    'more Valor never makes a Defense worse',
    law<Record<string, unknown>, DinoAttackResult>('dino-attack', (input, { success }) => {
      const owner = input['owner'] as Player;
      const more = Number(input['valorSpent']) + 1;
      if (more > owner.valor) return true;
      return !success || figuresOf<DinoAttackResult>('dino-attack', { ...input, valorSpent: more }).success;
    }),
  );

  test(
    'every Dino of a Breach comes from the card or off the Map',
    law<{ card: { dinos: DinoCount } }, DinoAttackResult>(
      'dino-attack',
      ({ card }, { success, breach, fromMap }) =>
        success ? all(fromMap) === 0 : all(breach?.dinos) === all(card.dinos) + all(fromMap),
    ),
  );
});

describe('a Threat', () => {
  test(
    'costs at most one Soldier and never the Leader',
    law<ThreatInput, ThreatResult>('threat', ({ party }, { party: left, lost, deltas }) => {
      const gone = party.light + party.heavy - left.light - left.heavy;
      return gone === (lost ? 1 : 0) && left.leader === party.leader && Object.keys(deltas).length === gone;
    }),
  );

  test(
    'ignored by the Leader it changes nothing, and he ignores one only',
    law<ThreatInput, ThreatResult>(
      'threat',
      ({ leaderIgnoreUsed, party, tracks, mode }, figures) =>
        !figures.ignored ||
        (!leaderIgnoreUsed &&
          figures.leaderIgnoreUsed &&
          party.leader &&
          figures.proceeds &&
          (mode === 'die' || JSON.stringify(figures.tracks) === JSON.stringify(tracks))),
    ),
  );
});

describe('a Zone Effect', () => {
  test(
    'never brings a number below 0 or above its cap',
    law<{ player: Player }, ZoneEffectResult>('zone-effect', ({ player: own }, { deltas, pieces }) => {
      const after = (asset: (typeof ASSETS)[number]) => own[asset] + (deltas[own.id]?.[asset] ?? 0);
      return (
        ASSETS.every((asset) => after(asset) >= 0) &&
        after('valor') <= 6 &&
        after('lightSoldier') <= 5 &&
        after('heavySoldier') <= 5 &&
        pieces.dice <= 5 &&
        pieces.camps <= 6 &&
        pieces.watchtowers <= 3
      );
    }),
  );

  test('Salvage and Pub only give', () => {
    fc.assert(
      fc.property(player, fc.constantFrom('pub', 'salvage'), (own, effect) => {
        const { deltas } = figuresOf<ZoneEffectResult>('zone-effect', { player: own, effect });
        return Object.values(deltas[own['id'] as string] ?? {}).every((by) => by > 0);
      }),
      RUNS,
    );
  });
});

describe('Final Scoring', () => {
  test('one more captured Dino never costs Followers', () => {
    fc.assert(
      fc.property(fc.constantFrom(...DINOS), fc.integer({ min: 0, max: 8 }), (dino, count) => {
        const worth = (enclosure: object) =>
          figuresOf<{ followers: number }>('temple-adventure', {
            player: { id: 'ana', enclosure },
            card: 'trial-of-equilibrium',
            stage: 2,
          }).followers;
        return worth({ [dino]: count + 1 }) >= worth({ [dino]: count });
      }),
      RUNS,
    );
  });

  test.each([
    ['trampler', [0, 0, 3, 5, 6, 8, 10, 11, 13, 15]],
    ['raptor', [0, 0, 4, 7, 8, 11, 14, 15, 18, 21]],
    ['shieldhead', [0, 0, 5, 8, 10, 13, 16, 18, 21, 24]],
  ])('0 to 9 of a species, split as it pays best: %s', (dino, worth) => {
    const captured = worth.map((_, count) => {
      const players = [{ id: 'ana', enclosure: { [dino]: count } }, { id: 'bo' }];
      return figuresOf<{ players: { captured: number }[] }>('final-scoring', { players }).players[0]
        ?.captured;
    });
    expect(captured).toEqual(worth);
  });
});
