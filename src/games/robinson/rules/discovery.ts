import { err, moveOnTrack, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { effectOf, type DiscoveryToken, type FollowUp } from '../discoveries';
import { counted, say } from '../say';
import type { Goods } from '../terms';
import { camp, openBooks } from './books';
import type { Levels } from './item';
import { refuse } from './refuse';

export interface DiscoveryInput {
  readonly token: DiscoveryToken;
  readonly levels: Levels;
  readonly morale: { readonly level: number; readonly highest: number };
  readonly hasShelter: boolean;
  readonly hasPot: boolean;
}

export interface DiscoveryResult {
  readonly gains: Goods;
  readonly levels: Levels;
  readonly morale: number;
  /** What is left to do elsewhere. */
  readonly then: FollowUp | null;
}

/** A Discovery token is used; one that cannot be used is kept. */
export function discovery(input: DiscoveryInput): Result<Outcome<DiscoveryResult>, Refusal> {
  const fault = checkDiscovery(input);
  if (fault) return err(fault);

  const { token, levels } = input;
  const { gains = {}, weapon = 0, palisade = 0, morale = 0, then = null } = effectOf(token);
  const { wood = 0, fur = 0, food = 0 } = gains;
  const books = openBooks();
  books.tell('discovery', 'discovery.used', { token: say(`discovery.name.${token}`) });
  if (wood + fur + food > 0)
    books.tell(
      'discovery',
      'discovery.gains',
      { goods: counted(['wood', wood], ['fur', fur], ['food', food]) },
      [camp('wood', wood), camp('fur', fur), camp('food', food)],
    );
  if (weapon > 0) books.tell('discovery', 'item.weapon', { count: weapon }, [camp('weapon', weapon)]);
  if (palisade > 0)
    books.tell('discovery', 'item.palisade', { count: palisade }, [camp('palisade', palisade)]);
  const { level, highest } = input.morale;
  const { value, limit } = moveOnTrack({ min: level, max: highest }, level, morale);
  if (limit) books.tell('discovery', 'limit.moraleTop', { level: value });
  else if (value > level)
    books.tell('discovery', 'arrange.morale', { level: value }, [camp('morale', value - level)]);
  if (then) books.tell('discovery', `discovery.then.${then}`);
  return ok({
    figures: {
      gains: { wood, fur, food },
      levels: { weapon: levels.weapon + weapon, palisade: levels.palisade + palisade },
      morale: value,
      then,
    },
    explanation: books.steps,
  });
}

function checkDiscovery({ token, levels, morale, hasShelter, hasPot }: DiscoveryInput): Refusal | null {
  if (morale.level > morale.highest)
    return refuse('out-of-range', 'morale.level', 'refusal.aboveTop', { highest: morale.highest });
  const { needs } = effectOf(token);
  if (needs === 'pot' && !hasPot) return refuse('limit-exceeded', 'hasPot', 'refusal.pot');
  if (needs === 'weapon' && levels.weapon === 0)
    return refuse('limit-exceeded', 'levels.weapon', 'refusal.weapon');
  return needs === 'shelter' && !hasShelter
    ? refuse('limit-exceeded', 'hasShelter', 'refusal.shelter')
    : null;
}
