import { err, ok, procedure, type Deltas, type Refusal, type Ruling, type Standing } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { countCubes, placeCubes } from '../../../perseverance/moments/influence/placeCubes';
import { playerCount, TRACKS } from '../../pieces';
import { amount, assetName, nameOf, namesOf, say } from '../../say';
import type { Officer } from '../../terms';
import { rulesOf } from '../../editions';
import { change, openBooks } from '../../rules/books';
import { influenceInput, type InfluenceInput } from './ruleInput';
import type { Step } from '../../rules/parts';
import { refuse } from '../../rules/refuse';
import { influencersOf } from '../../rules/table';

type BonusAsset = 'food' | 'valor' | 'mr' | 'safeguard';

interface InfluenceResult {
  readonly slots: readonly string[];
  readonly pool: Readonly<Record<string, number>>;
  readonly triggered: boolean;
  readonly overflow: number;
  readonly bonus: {
    readonly asset: BonusAsset;
    readonly amount: number;
    readonly winners: readonly string[];
  } | null;
  readonly deltas: Deltas;
}

const BONUSES: Readonly<Record<Officer, { readonly asset: BonusAsset; readonly amount: number }>> = {
  'chief-mate': { asset: 'food', amount: 1 },
  'chief-of-security': { asset: 'valor', amount: 2 },
  'chief-steward': { asset: 'mr', amount: 1 },
  'chief-engineer': { asset: 'safeguard', amount: 2 },
};

/** One placement of cubes on one Officer, p. 19. */
export const influence = procedure({ input: influenceInput, resolve: resolveInfluence });

function resolveInfluence(input: InfluenceInput): Ruling<InfluenceResult> {
  const fault = checkInfluence(input);
  if (fault) return err(fault);

  const { edition, players, officer, placer, count } = input;
  const books = openBooks(edition);
  const { rules, ledger, tell } = books;
  for (const { id, safeguard, valor } of players) {
    ledger.open(id, 'safeguard', safeguard, TRACKS.safeguard);
    ledger.open(id, 'valor', valor, TRACKS.valor);
  }

  const { food, story } = priceOf(input);
  const paid: Step = { part: 'influence', of: placer.id };
  tell(input.source === 'free' ? 'officers' : 'secondary', paid, 'influence.place', {
    player: nameOf(placer.id),
    cubes: amount('cubes', count),
    officer: say(`officer.${officer}`),
  });
  if (story > 0)
    tell(
      'secondary',
      paid,
      'influence.payStories',
      { player: nameOf(placer.id), stories: amount('stories', story) },
      [change(placer.id, 'story', -story)],
    );
  if (food > 0)
    tell('secondary', paid, 'influence.payFood', { player: nameOf(placer.id), food: amount('food', food) }, [
      change(placer.id, 'food', -food),
    ]);

  const owners = influencersOf(rules, players);
  const placed = placeCubes(input.slots, rules.influenceSpaces[playerCount(players)], placer.id, count);
  const [row] = placed.filled;
  const cubes = countCubes(row ?? [], owners);
  // The Dissenters never receive a bonus.
  const winners = rules.bonusWinners(cubes).filter((owner) => owner !== DISSENTERS);
  const bonus = row === undefined ? null : { ...bonusOf(input), winners };
  if (bonus) {
    tell('officers', { part: 'influence' }, 'influence.full', {
      officer: say(`officer.${officer}`),
      winners: namesOf(bonus.winners),
    });
    for (const winner of bonus.winners)
      tell(
        'officers',
        { part: 'influence-bonus', of: winner, at: { asset: bonus.asset, amount: bonus.amount } },
        'influence.bonus',
        { player: nameOf(winner), amount: bonus.amount, asset: assetName(rules, bonus.asset) },
        [change(winner, bonus.asset, bonus.amount)],
      );
  }
  if (placed.overflow > 0)
    tell('officers', { part: 'influence' }, 'influence.overflow', {
      cubes: amount('cubes', placed.overflow),
    });

  return ok({
    figures: {
      slots: placed.slots,
      pool: poolAfter(input.pool, cubes),
      triggered: bonus !== null,
      overflow: placed.overflow,
      bonus,
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

function bonusOf({ officer, engineerBonus }: InfluenceInput) {
  const bonus = BONUSES[officer];
  return officer === 'chief-engineer' ? { ...bonus, amount: engineerBonus } : bonus;
}

/** 1, 2 or 3 cubes cost 0, 2 or 4 Stories; Adelita may pay a pair with 1 Food (R38). */
function priceOf({ source, count, placer }: InfluenceInput) {
  if (source === 'free') return { story: 0, food: 0 };
  return { story: 2 * (count - 1 - placer.foodUsed), food: placer.foodUsed };
}

function poolAfter(pool: Standing, row: Standing): Readonly<Record<string, number>> {
  return Object.fromEntries(
    pool
      .map(([owner, before], i) => [owner, before + (row[i]?.[1] ?? 0)] as const)
      .filter(([, cubes]) => cubes > 0),
  );
}

function checkInfluence(input: InfluenceInput): Refusal | null {
  const { edition, players, slots, source, count, placer } = input;
  const spaces = rulesOf(edition).influenceSpaces[playerCount(players)];
  if (slots.length >= spaces)
    return refuse('out-of-range', 'slots', 'refusal.trackFull', { spaces: amount('spaces', spaces) });
  if (source === 'free' && count !== 1) return refuse('out-of-range', 'count', 'refusal.oneFreeCube');
  if (placer.id === DISSENTERS)
    return source === 'action'
      ? refuse('dissenters-not-allowed', 'placer.id', 'refusal.dissentersAct')
      : null;
  if (placer.influenceLeft < count)
    return refuse('not-enough-influence', 'placer.influenceLeft', 'refusal.cubesLeft', {
      cubes: amount('cubes', placer.influenceLeft),
    });
  if (source === 'free') return null;
  if (placer.foodUsed > 0 && placer.leader !== 'adelita')
    return refuse('ability-not-available', 'placer.foodUsed', 'refusal.onlyAdelita');
  if (placer.foodUsed > count - 1)
    return refuse('out-of-range', 'placer.foodUsed', 'refusal.foodForPairs', {
      food: amount('food', count - 1),
    });
  const price = priceOf(input);
  if (price.story > placer.story)
    return refuse('not-affordable', 'placer.story', 'refusal.stories', {
      stories: amount('stories', price.story),
    });
  if (price.food > placer.food)
    return refuse('not-affordable', 'placer.food', 'refusal.food', { food: amount('food', price.food) });
  return null;
}
