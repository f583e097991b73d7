import { openLedger, type Delta, type ExplainStep, type Ledger, type Prize, type Say } from '@/engine';
import { rulesOf, type Chapter, type EditionRules } from '../editions';
import { assetName, nameOf, say, type Key } from '../say';
import type { Asset, Edition } from '../terms';
import type { Step } from './parts';

type SayParams = Parameters<Say<Key>>[1];

/** The books of one procedure of Episode 1: its edition's rules, the ledger, and the short way to enter a step. */
export interface Books {
  readonly rules: EditionRules;
  readonly ledger: Ledger;
  /** One line of the explanation: which step it is, its words, and what it changes. */
  tell(
    chapter: Chapter,
    id: Step,
    key: Key,
    params: SayParams,
    deltas?: readonly Delta[],
    figure?: string,
  ): void;
}

export function openBooks(edition: Edition): Books {
  const rules = rulesOf(edition);
  const ledger = openLedger(({ owner, asset, limit, at, lost }) => {
    const params = { player: nameOf(owner), asset: assetName(rules, asset as Asset), at, count: lost };
    const id: Step = { part: 'limit', of: owner };
    if (limit === 'floor') return { rule: say('limit.floor', params), id };
    return { rule: say(isSoldier(asset) ? 'limit.supply' : 'limit.full', params), id };
  });
  return {
    rules,
    ledger,
    tell: (chapter, id, key, params, deltas, figure) => {
      const page = rules.pages[chapter];
      const step: { -readonly [K in keyof ExplainStep]: ExplainStep[K] } = { rule: say(key, params), id };
      if (deltas) step.deltas = deltas;
      if (figure !== undefined) step.figure = figure;
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

/** The arithmetic of a shared place, "(5 + 2) ÷ 2"; nothing to tell when nobody shares. */
export function sharing({ places, sharedBy }: Prize, scale: readonly number[]): string | undefined {
  if (sharedBy < 2) return undefined;
  return `(${places.map((place) => scale[place] ?? 0).join(' + ')}) ÷ ${sharedBy}`;
}
