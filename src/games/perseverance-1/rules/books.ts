import type { Delta, ExplainStep, Say } from '@/engine';
import { openLedger, type Ledger } from '../../perseverance/ledger';
import { rulesOf, type Chapter, type EditionRules } from '../editions';
import { assetName, nameOf, say, type Key } from '../say';
import type { Asset, Edition } from '../terms';

type SayParams = Parameters<Say<Key>>[1];

/** The books of one procedure of Episode 1: its edition's rules, the ledger, and the short way to enter a step. */
export interface Books {
  readonly rules: EditionRules;
  readonly ledger: Ledger;
  /** One line of the explanation, with what it changes. */
  tell(chapter: Chapter, key: Key, params: SayParams, deltas?: readonly Delta[]): void;
}

export function openBooks(edition: Edition): Books {
  const rules = rulesOf(edition);
  const ledger = openLedger(({ owner, asset, limit, at, lost }) => {
    const params = { player: nameOf(owner), asset: assetName(rules, asset as Asset), at, count: lost };
    if (limit === 'floor') return { rule: say('limit.floor', params) };
    return { rule: say(isSoldier(asset) ? 'limit.supply' : 'limit.full', params) };
  });
  return {
    rules,
    ledger,
    tell: (chapter, key, params, deltas) => {
      const page = rules.pages[chapter];
      const step: { -readonly [K in keyof ExplainStep]: ExplainStep[K] } = { rule: say(key, params) };
      if (deltas) step.deltas = deltas;
      if (page !== null) step.source = `${edition}: ${page}`;
      ledger.enter(step);
    },
  };
}

export function change(owner: string, asset: Asset, by: number): Delta {
  return { owner, asset, by };
}

function isSoldier(asset: string): boolean {
  return asset === 'lightSoldier' || asset === 'heavySoldier';
}
