import {
  checked,
  fail,
  field,
  listOf,
  oneOf,
  shapeOf,
  type Given,
  type Read,
  type Refusal,
  type Shape,
} from '@/engine';
import { amount, say } from '../../say';
import { refuse } from '../../rules/refuse';
import type { EffectFault } from './workshop';

type Options = Readonly<Record<number, Shape<object, object>>>;

type ReadPick<S extends Options> = { [K in keyof S]: { readonly option: K } & Read<S[K]> }[keyof S];

type AllOf<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/** What another option asks for may be there as well. */
type GivenPick<S extends Options> = { readonly option: keyof S } & Partial<
  AllOf<{ [K in keyof S]: Given<S[K]> }[keyof S]>
>;

/** The printed number of an option, then what it needs; anything else in a pick is ignored. */
export function pickOf<const S extends Options>(options: S): Shape<ReadPick<S>, GivenPick<S>> {
  const numbers = Object.keys(options).map(Number);
  return shapeOf((at) => {
    const option = oneOf(field(at, 'option'), numbers);
    return { option, ...options[option]?.(at) } as unknown as ReadPick<S>;
  });
}

/** At least one. */
export function picksOf<Out, In>(pick: Shape<Out, In>): Shape<readonly Out[], readonly In[]> {
  return checked(listOf(pick), (picks, at) => {
    if (picks.length === 0) fail(at.path, 'invalid-input', say('refusal.noPick'));
  });
}

/**
 * How many options may be picked, all different. A Perk's additional pick is one more and may be the same as a former
 * one; that makes one repeat, not several.
 */
export function checkPicks(
  picks: readonly { readonly option: number }[],
  { most, repeats = 0 }: { readonly most: number; readonly repeats?: number },
): Refusal | null {
  if (picks.length > most)
    return refuse('limit-exceeded', 'picks', 'refusal.tooManyPicks', { picks: amount('picks', most) });
  const options = picks.map(({ option }) => option);
  const again = options.flatMap((option, i) => (options.indexOf(option) < i ? [i] : []));
  const tooMany = again[repeats];
  return tooMany === undefined
    ? null
    : refuse('not-allowed', `picks[${tooMany}].option`, 'refusal.optionTwice', {
        option: options[tooMany] ?? 0,
      });
}

/** One after the other, until one cannot be. */
export function resolvePicks<Pick>(
  picks: readonly Pick[],
  resolve: (pick: Pick, path: string, index: number) => EffectFault,
): EffectFault {
  for (const [i, pick] of picks.entries()) {
    const fault = resolve(pick, `picks[${i}]`, i);
    if (fault) return fault;
  }
  return null;
}
