import type { IconName, NameAfter } from '@/engine';
import type { EditionRules } from '../editions';
import { assetName, say, type Key } from '../say';
import { ASSETS, type Asset } from '../terms';
import type { Names } from './names';
import type { Counter } from './state';

interface Drawn {
  readonly icon: IconName;
  /** What the rules say about it. */
  readonly reference: Names['reference'];
  /** Followed in Essentials too. */
  readonly essential?: true;
}

/** How every number of a player is drawn; what the table looks at first comes first. */
export const COUNTER_TABLE: Readonly<Record<Counter, Drawn>> = {
  followers: { icon: 'followers', reference: 'followers', essential: true },
  votes: { icon: 'votes', reference: 'votes', essential: true },
  safeguard: { icon: 'safeguard', reference: 'safeguard', essential: true },
  valor: { icon: 'valor', reference: 'valor', essential: true },
  food: { icon: 'food', reference: 'food' },
  mr: { icon: 'scrap', reference: 'scrap' },
  story: { icon: 'story', reference: 'story' },
  lightSoldier: { icon: 'light', reference: 'light-soldier' },
  heavySoldier: { icon: 'heavy', reference: 'heavy-soldier' },
  patrols: { icon: 'patrol', reference: 'patrol', essential: true },
  threatLight: { icon: 'skull', reference: 'threat-track', essential: true },
  threatHeavy: { icon: 'skull', reference: 'threat-track', essential: true },
  usedTramplerTraps: { icon: 'trap', reference: 'trap' },
  usedRaptorTraps: { icon: 'trap', reference: 'trap' },
};

export const COUNTERS_IN_ORDER = Object.keys(COUNTER_TABLE) as readonly Counter[];

type Named = NameAfter<'session.counter.', Key>;

/** What a number is called in this edition: the second resource has a name of its own in each. */
export function counterName(rules: EditionRules, counter: Asset | Named) {
  return isAsset(counter) ? assetName(rules, counter) : say(`session.counter.${counter}`);
}

function isAsset(counter: string): counter is Asset {
  return (ASSETS as readonly string[]).includes(counter);
}
