import type { EditionRules } from '../editions';
import { assetName, say } from '../say';
import { ASSETS, type Asset } from '../terms';

type Named = Parameters<typeof say>[0] extends infer Key
  ? Key extends `session.counter.${infer Name}`
    ? Name
    : never
  : never;

/** What a number is called in this edition: the second resource has a name of its own in each. */
export function counterName(rules: EditionRules, counter: Asset | Named) {
  return isAsset(counter) ? assetName(rules, counter) : say(`session.counter.${counter}`);
}

function isAsset(counter: string): counter is Asset {
  return (ASSETS as readonly string[]).includes(counter);
}
