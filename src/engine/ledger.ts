import { sumDeltas, type Delta, type ExplainStep } from './explanation';
import type { Phrase } from './phrase';
import { moveOnTrack, type Track } from './track';

export type Deltas = ReturnType<typeof sumDeltas>;

/** A cap or a floor took something. */
export interface LimitHit {
  readonly owner: string;
  readonly asset: string;
  readonly limit: 'cap' | 'floor';
  readonly at: number;
  readonly lost: number;
}

/**
 * The books of one procedure. A step is entered with what the rule wants to change; what the tracks allow is what
 * happens, and the explanation shows it. So the figures and the explanation can never disagree.
 */
export interface Ledger {
  /** An asset without an account has no limits: Food, Votes. */
  open(owner: string, asset: string, value: number, track: Track): void;
  balance(owner: string, asset: string): number;
  enter(step: ExplainStep): void;
  /** What all steps since this one have changed. */
  deltas(from?: number): Deltas;
  readonly steps: readonly ExplainStep[];
}

export function openLedger(explainBite: (bite: LimitHit) => ExplainStep & { readonly rule: Phrase }): Ledger {
  const accounts = new Map<string, { value: number; readonly track: Track }>();
  const steps: ExplainStep[] = [];

  const post = ({ owner, asset, by }: Delta, bites: LimitHit[]): Delta => {
    const account = accounts.get(keyOf(owner, asset));
    if (!account) return { owner, asset, by };
    const move = moveOnTrack(account.track, account.value, by);
    account.value = move.value;
    if (move.limit) bites.push({ owner, asset, limit: move.limit, at: move.value, lost: move.lost });
    return { owner, asset, by: move.change };
  };

  return {
    steps,
    open: (owner, asset, value, track) => void accounts.set(keyOf(owner, asset), { value, track }),
    balance: (owner, asset) => accounts.get(keyOf(owner, asset))?.value ?? 0,
    enter: (step) => {
      if (!step.deltas) return void steps.push(step);
      const bites: LimitHit[] = [];
      const deltas = step.deltas.map((delta) => post(delta, bites)).filter(({ by }) => by !== 0);
      steps.push({ ...step, deltas }, ...bites.map(explainBite));
    },
    deltas: (from = 0) => sumDeltas(from === 0 ? steps : steps.slice(from)),
  };
}

/** Assets are single words of ours, so the first space always ends one, whatever a player is called. */
function keyOf(owner: string, asset: string): string {
  return `${asset} ${owner}`;
}
