import {
  err,
  flag,
  ifGiven,
  number,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { amount, say } from '../../say';
import type { Cube } from '../../terms';
import { camp, openBooks } from '../../rules/books';
import { cube, optionalFlag } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const gatherInput = shape({
  type: cube,
  success: flag,
  exhausted: optionalFlag,
  /** This source gave its cube earlier this round. */
  collected: optionalFlag,
  /** A +1 token of this type on the tile. */
  plusToken: optionalFlag,
  /** Used now. */
  basket: optionalFlag,
  sack: optionalFlag,
  /** Cubes that an Adventure card adds. */
  adventureExtra: ifGiven(number({ max: 9 }), 0),
});
type GatherInput = Read<typeof gatherInput>;

export type Container = 'basket' | 'sack';

export interface GatherResult {
  readonly type: Cube;
  /** To future resources. */
  readonly cubes: number;
  readonly used: readonly Container[];
}

/** One source on one tile; what an Adventure card adds is kept even if the action failed. */
export const gather = procedure({ input: gatherInput, resolve: resolveGather, formFirst: true });

function resolveGather(input: GatherInput): Ruling<GatherResult> {
  const fault = checkSource(input);
  if (fault) return err(fault);

  const { type, success, exhausted, plusToken, adventureExtra } = input;
  const books = openBooks();
  const gain = (key: 'source' | 'plusToken' | 'basket' | 'sack' | 'adventure', cubes: number) => {
    books.tell('gathering', `gather.${key}`, { cubes: amount(type, cubes) }, [camp(type, cubes)]);
    return cubes;
  };
  const used = (['basket', 'sack'] as const).filter((container) => success && input[container]);
  let cubes = 0;
  if (!success) books.tell('gathering', 'gather.failed');
  else if (exhausted) books.tell('gathering', 'gather.exhausted', { good: say(`good.${type}`) });
  else cubes += gain('source', 1);
  if (success && plusToken) cubes += gain('plusToken', 1);
  for (const container of used) cubes += gain(container, 1);
  if (adventureExtra > 0) cubes += gain('adventure', adventureExtra);
  return ok({ figures: { type, cubes, used }, explanation: books.steps });
}

function checkSource({ collected, exhausted, plusToken }: GatherInput): Refusal | null {
  if (collected) return refuse('limit-exceeded', 'collected', 'refusal.collected');
  return exhausted && !plusToken ? refuse('limit-exceeded', 'exhausted', 'refusal.exhausted') : null;
}
