import type { Ask, Asked, Count, IconName } from '@/engine';
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
export function gainFigures(state: Pick<State, 'tracking'>): readonly Count<Asset>[] {
  return shownTo(state).map((asset) => ({
    id: asset,
    label: say(`asset.${asset}`),
    value: 0,
    track: { min: 0, max: MOST },
  }));
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
  glowberry: 'herb',
  lightSoldier: 'light',
  heavySoldier: 'heavy',
  votes: 'votes',
};

/** The same as buttons, each of which adds one: most cards show one or two things. */
export function askGains(ask: Ask, state: Pick<State, 'tracking'>, question: Asked): Gains {
  const picked = ask.pick<Asset>({
    ...question,
    most: MOST,
    repeats: true,
    options: () =>
      shownTo(state).map((asset) => {
        const icon = ICONS[asset];
        return { id: asset, label: say(`asset.${asset}`), ...(icon && { icon }) };
      }),
  });
  const counts: Partial<Record<Asset, number>> = {};
  for (const asset of picked) counts[asset] = (counts[asset] ?? 0) + 1;
  return gainsIn(counts);
}
