import type { AskedFigure, Phrase } from '@/engine';
import { say } from '../../say';
import type { Asset } from '../../terms';
import { isTracked, type Gains, type State } from '../state';

/** No card shows more of anything. */
const MOST = 20;

/** What cards show most comes first. */
const ORDER = [
  'followers',
  'valor',
  'glowberry',
  'story',
  'food',
  'scrap',
  'islandResource',
  'lightSoldier',
  'heavySoldier',
  'votes',
  'permanentVotes',
] as const satisfies readonly Asset[];

/** Nobody is asked for what is not followed. */
function shownTo(state: Pick<State, 'tracking'>): readonly Asset[] {
  return ORDER.filter((asset) => isTracked(state, asset));
}

/** What a card gives, as printed: one stepper for each thing. Of several to choose from, what was chosen. */
export function gainFigures<Draft>(
  state: Pick<State, 'tracking'>,
  gains: Gains,
  write: (gains: Gains) => Draft,
  group?: Phrase,
): readonly AskedFigure<Draft>[] {
  return shownTo(state).map((asset) => ({
    id: asset,
    ...(group && { group }),
    label: say(`asset.${asset}`),
    value: gains[asset] ?? 0,
    track: { min: 0, max: MOST },
    write: (to: number) => write(withGain(gains, asset, to)),
  }));
}

/** The same for a walk that keeps its numbers itself. */
export function plainGains(state: State) {
  return shownTo(state).map((asset) => ({
    id: asset,
    label: say(`asset.${asset}`),
    value: 0,
    track: { min: 0, max: MOST },
  }));
}

/** What there is none of is not on the card. */
function withGain(gains: Gains, asset: Asset, to: number): Gains {
  const all = { ...gains, [asset]: to };
  return Object.fromEntries(Object.entries(all).filter(([, by]) => by > 0));
}
