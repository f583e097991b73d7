import type { NameAfter } from '@/engine';
import type { EditionRules } from '../editions';
import { assetName, say, type Key } from '../say';
import { ASSETS, type Asset } from '../terms';

type Named = NameAfter<'session.counter.', Key>;

/** What a number is called in this edition: the second resource has a name of its own in each. */
export function counterName(rules: EditionRules, counter: Asset | Named) {
  return isAsset(counter) ? assetName(rules, counter) : say(`session.counter.${counter}`);
}

function isAsset(counter: string): counter is Asset {
  return (ASSETS as readonly string[]).includes(counter);
}
