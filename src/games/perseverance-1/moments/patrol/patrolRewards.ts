import type { Ask, Counts } from '@/engine';
import { PIECES, TRACKS } from '../../pieces';
import { STAGE_ASSETS } from './ruleInput';
import { nameOf, say } from '../../say';
import type { Asset } from '../../terms';
import { counterName } from '../../session/counters';
import type { Patrol, State } from '../../session/state';
import { rulesFor } from '../../session/supplies';

/** Shown on some stages as well; the rules of a stage know nothing of them. */
export const MORE_ASSETS = ['votes', 'lightSoldier', 'heavySoldier'] as const satisfies readonly Asset[];

const ALL_ASSETS = [...STAGE_ASSETS, ...MORE_ASSETS] as const;
type StageAsset = (typeof ALL_ASSETS)[number];

/** `shown` are the Challenge cards of the stage: so many are kept. */
export type StageFigure = 'shown' | StageAsset;

const MOST_REWARD: Readonly<Record<StageAsset, number>> = {
  followers: 20,
  food: 20,
  mr: 20,
  story: 20,
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
  votes: 20,
  lightSoldier: PIECES.soldiersOfAKind,
  heavySoldier: PIECES.soldiersOfAKind,
};

const MOST_SHOWN = 10;

/** What is printed on the stage. */
export function askRewards(
  ask: Ask,
  state: State,
  player: string,
  patrol: Patrol | null,
): Counts<StageFigure> {
  const upTo = (max: number) => ({ value: 0, track: { min: 0, max } });
  return ask.count<StageFigure>({
    id: 'rewards',
    title: say('session.stage.rewards', { stage: patrol?.stage ?? 1 }),
    help: say('session.stage.rewardsHelp'),
    figures: [
      { id: 'shown', label: say('session.stage.shown'), ...upTo(MOST_SHOWN) },
      ...ALL_ASSETS.map((asset) => ({
        id: asset,
        label: counterName(rulesFor(state), asset),
        ...upTo(MOST_REWARD[asset]),
      })),
    ],
    missing: () => (patrol ? null : say('session.refusal.noPatrol', { player: nameOf(player) })),
  });
}
