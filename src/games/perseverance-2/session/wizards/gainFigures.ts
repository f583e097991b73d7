import type { Ask, Asked, IconName } from '@/engine';
import { say } from '../../say';
import type { Asset } from '../../terms';
import { isTracked, type Gains, type State } from '../state';

/** No card shows more than this in all. */
export const MOST_SHOWN = 20;

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

/** What there is none of is not on the card. */
export function gainsIn(counts: Readonly<Partial<Record<Asset, number>>>): Gains {
  return Object.fromEntries(
    ORDER.flatMap((asset) => {
      const by = counts[asset] ?? 0;
      return by > 0 ? [[asset, by] as const] : [];
    }),
  );
}

const ICONS: Readonly<Partial<Record<Asset, IconName>>> = {
  followers: 'followers',
  valor: 'valor',
  story: 'story',
  food: 'food',
  scrap: 'scrap',
  islandResource: 'crate',
  glowberry: 'herb',
  lightSoldier: 'light',
  heavySoldier: 'heavy',
  votes: 'votes',
  permanentVotes: 'votes',
};

/** What a card gives, as printed: a button for each thing, which adds one. Most cards show one or two. */
export function gainButtons(state: Pick<State, 'tracking'>) {
  return shownTo(state).map((asset) => {
    const icon = ICONS[asset];
    return { id: asset, label: say(`asset.${asset}`), ...(icon && { icon }) };
  });
}

/** Of several to choose from, what was chosen. */
export function askGains(ask: Ask, state: Pick<State, 'tracking'>, question: Asked): Gains {
  const picked = ask.pick<Asset>({
    ...question,
    most: MOST_SHOWN,
    repeats: true,
    options: () => gainButtons(state),
  });
  return gainsIn(countsOf(picked));
}

export function countsOf<Id extends string>(picked: readonly Id[]): Readonly<Partial<Record<Id, number>>> {
  const counts: Partial<Record<Id, number>> = {};
  for (const id of picked) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
}
