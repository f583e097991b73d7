import {
  among,
  err,
  flag,
  moveOnTrack,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { DISCOVERY_TOKENS, effectOf, type FollowUp } from '../../discoveries';
import { counted, say } from '../../say';
import type { Goods } from '../../terms';
import { camp, openBooks } from '../../rules/books';
import { levels, morale, moraleTop, type Levels } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const discoveryInput = shape({
  token: among(DISCOVERY_TOKENS),
  levels,
  morale: shape({ level: morale, highest: moraleTop }),
  hasShelter: flag,
  hasPot: flag,
});
type DiscoveryInput = Read<typeof discoveryInput>;

export interface DiscoveryResult {
  readonly gains: Goods;
  readonly levels: Levels;
  readonly morale: number;
  /** What is left to do elsewhere. */
  readonly then: FollowUp | null;
}

/** A Discovery token is used; one that cannot be used is kept. */
export const discovery = procedure({ input: discoveryInput, resolve: resolveDiscovery, formFirst: true });

function resolveDiscovery(input: DiscoveryInput): Ruling<DiscoveryResult> {
  const fault = checkDiscovery(input);
  if (fault) return err(fault);

  const { token } = input;
  const { gains = {}, weapon = 0, palisade = 0, morale: by = 0, then = null } = effectOf(token);
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
  const { value, limit } = moveOnTrack({ min: level, max: highest }, level, by);
  if (limit) books.tell('discovery', 'limit.moraleTop', { level: value });
  else if (value > level)
    books.tell('discovery', 'arrange.morale', { level: value }, [camp('morale', value - level)]);
  if (then) books.tell('discovery', `discovery.then.${then}`);
  return ok({
    figures: {
      gains: { wood, fur, food },
      levels: { weapon: input.levels.weapon + weapon, palisade: input.levels.palisade + palisade },
      morale: value,
      then,
    },
    explanation: books.steps,
  });
}

function checkDiscovery({ token, hasShelter, hasPot, ...input }: DiscoveryInput): Refusal | null {
  const { level, highest } = input.morale;
  if (level > highest) return refuse('out-of-range', 'morale.level', 'refusal.aboveTop', { highest });
  const { needs } = effectOf(token);
  if (needs === 'pot' && !hasPot) return refuse('limit-exceeded', 'hasPot', 'refusal.pot');
  if (needs === 'weapon' && input.levels.weapon === 0)
    return refuse('limit-exceeded', 'levels.weapon', 'refusal.weapon');
  return needs === 'shelter' && !hasShelter
    ? refuse('limit-exceeded', 'hasShelter', 'refusal.shelter')
    : null;
}
