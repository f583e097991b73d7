import { openLedger, type Delta, type ExplainStep, type Ledger, type Say } from '@/engine';
import { TRACKS } from '../pieces';
import { nameOf, say, type Key } from '../say';
import { ASSETS, type Asset } from '../terms';
import type { Id } from './parts';

type SayParams = Parameters<Say<Key>>[1];

/** Pages that the book itself quotes; where it quotes none, the chapter. */
const CHAPTERS = {
  setup: 'Player Setup',
  effects: 'Zone Effects',
  adventure: '14',
  secondary: '19',
  officers: '20',
  attack: '21',
  breach: '22',
  combat: '23',
  assembly: 'Assembly',
  officerScoring: '26',
  end: 'Final Scoring',
  temple: 'Temple Adventures',
} as const;
export type Chapter = keyof typeof CHAPTERS;

export type Change = readonly [asset: Asset, by: number];
export type Changes = readonly Change[];

/** The books of one procedure of Episode 2: the ledger, and the short way to enter a step. */
export interface Books {
  readonly ledger: Ledger;
  /** One line of the explanation, with what it changes. */
  tell(...line: Line): void;
  /** A line that somebody asks for by its id. */
  tellAs(id: Id, ...line: Line): void;
}

export type Line = [
  chapter: Chapter,
  key: Key,
  params?: SayParams,
  deltas?: readonly Delta[],
  figure?: string,
];

export function openBooks(): Books {
  const ledger = openLedger(({ owner, asset, limit, at, lost }) => {
    const params = { player: nameOf(owner), asset: say(`asset.${asset as Asset}`), at, count: lost };
    const id: Id = { part: limit, of: owner, at: { asset } };
    if (limit === 'floor') return { rule: say('limit.floor', params), id };
    return { rule: say(isSoldier(asset) ? 'limit.supply' : 'limit.full', params), id };
  });
  return {
    ledger,
    tell: (chapter, key, params, deltas, figure) =>
      ledger.enter(stepOf(null, chapter, key, params, deltas, figure)),
    tellAs: (id, chapter, key, params, deltas, figure) =>
      ledger.enter(stepOf(id, chapter, key, params, deltas, figure)),
  };
}

function stepOf(
  id: Id | null,
  chapter: Chapter,
  key: Key,
  params: SayParams,
  deltas: readonly Delta[] | undefined,
  figure: string | undefined,
): ExplainStep {
  const step: { -readonly [K in keyof ExplainStep]: ExplainStep[K] } = {
    rule: say(key, params),
    source: `Episode 2: ${CHAPTERS[chapter]}`,
  };
  if (deltas) step.deltas = deltas;
  if (figure !== undefined) step.figure = figure;
  if (id) step.id = id;
  return step;
}

/** Opens the accounts of what a procedure may change, so that caps and floors hold. */
export function openAccounts(
  { ledger }: Books,
  player: { readonly id: string } & Readonly<Partial<Record<Asset, number>>>,
): void {
  for (const asset of ASSETS) {
    const value = player[asset];
    if (value !== undefined) ledger.open(player.id, asset, value, TRACKS[asset]);
  }
}

/** Changes of one owner; a Permanent Vote always brings a Vote with it. */
export function changesOf(owner: string, changes: Changes): readonly Delta[] {
  return changes.flatMap(([asset, by]): readonly Delta[] =>
    asset === 'permanentVotes'
      ? [
          { owner, asset, by },
          { owner, asset: 'votes', by },
        ]
      : [{ owner, asset, by }],
  );
}

function isSoldier(asset: string): boolean {
  return asset === 'lightSoldier' || asset === 'heavySoldier';
}
