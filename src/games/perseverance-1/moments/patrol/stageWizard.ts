import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { stagePlayer } from '../../session/due';
import { wizard } from '../../session/wizards/wizard';
import { patrolReview } from './patrolReview';
import { STAGE_ASSETS } from './ruleInput';
import { STAGE } from './stageEntered';
import { onwardIn } from './stageOnward';
import { gainsIn, MORE_ASSETS, stageEntry, type StageEntry, type StagePage } from './stageView';

const NO_PATROL: StagePage = { gains: [], decks: [], kept: [], onward: null };

/** One stage of a Patrol, pp. 12–13: rewards, kept cards, Threats, and the way on, on one page and in one entry. */
export const patrolStage = wizard({
  id: 'patrolStage',
  title: () => say('session.action.patrolStage'),
  actor: { ...onTurn, of: stagePlayer },
  reviewOnLast: true,
  script(ask, state, player) {
    const patrol = state.players[player]?.patrol ?? null;
    const said = ask.drawn(STAGE);
    const stage = patrol && stageEntry(state, player, patrol, said);
    ask.draw({
      ...STAGE,
      widget: 'patrolStage',
      title: patrol?.resolved
        ? say('session.stage.then')
        : say('session.stage.rewards', { stage: patrol?.stage ?? 1 }),
      help: say(patrol?.resolved ? 'session.stage.thenHelp' : 'session.stage.rewardsHelp'),
      given: stage?.page ?? NO_PATROL,
      missing: () => (stage ? stage.missing : say('session.refusal.noPatrol', { player: nameOf(player) })),
    });
    if (!stage || stage.missing) return null;
    return patrol.resolved
      ? onlyOnward(player, stage)
      : stageCommand(player, stage, (asset) => valueOf(gainsIn(state, said), asset));
  },
  review: patrolReview,
});

function valueOf(gains: StagePage['gains'], asset: string): number {
  return gains.find((gain) => gain.asset === asset)?.value ?? 0;
}

/** The stage is done already: only whether the Patrol goes on. */
function onlyOnward(player: string, { then }: StageEntry): Command | null {
  if (then === null || then === 'later') return null;
  if (then === 'end') return { type: 'patrolEnd', player };
  return { type: 'threat', player, checks: [{ kind: then.kind, ...onwardIn(then) }] };
}

function stageCommand(
  player: string,
  { kept, then }: StageEntry,
  gain: (asset: string) => number,
): Command | null {
  if (then === null) return null;
  return {
    type: 'patrolStage',
    player,
    stageRewards: STAGE_ASSETS.map((asset) => [asset, gain(asset)] as const),
    moreRewards: MORE_ASSETS.map((asset) => [asset, gain(asset)] as const),
    challengeLimit: kept.length,
    drawn: kept.map(({ card }) => card),
    kept,
    ...(then !== 'later' && { then: then === 'end' ? then : onwardIn(then) }),
  };
}
