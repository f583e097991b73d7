import type { AskedOption } from '@/engine';

/** For memo. An option is plain JSON, made again at every tap: it is compared by what it says, the rest as it is. */
export function sameOption<Props extends { readonly option: AskedOption }>(
  before: Props,
  after: Props,
): boolean {
  const names = Object.keys(after) as (keyof Props)[];
  return (
    names.every((name) => name === 'option' || before[name] === after[name]) &&
    JSON.stringify(before.option) === JSON.stringify(after.option)
  );
}
