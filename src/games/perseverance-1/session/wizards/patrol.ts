import { field, ok, whole, type Phrase, type Wizard } from '@/engine';
import { PIECES } from '../../pieces';
import { say } from '../../say';
import type { Asset } from '../../terms';
import type { Command } from '../command';
import { counterName } from '../counterName';
import { record, type State } from '../state';
import { rulesFor } from '../supplies';
import { readPlayer, reasonAgainst } from './choose';

export interface PatrolDraft {
  readonly player: string;
  readonly requirement: number;
  readonly stages: number;
  readonly light: number;
  readonly heavy: number;
}

/** What the card asks for, and who goes. */
export const patrolBegin: Wizard<State, Command, PatrolDraft> = {
  id: 'patrolBegin',
  quick: true,
  title: () => say('session.action.patrolBegin'),
  begin: (state) => ({ player: state.turn, requirement: 1, stages: 1, light: 1, heavy: 0 }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    requirement: whole(field(at, 'requirement'), { max: 10 }),
    stages: whole(field(at, 'stages'), { min: 1, max: 2 }),
    light: whole(field(at, 'light'), { max: PIECES.soldiersOfAKind }),
    heavy: whole(field(at, 'heavy'), { max: PIECES.soldiersOfAKind }),
  }),
  steps: (state, draft) => {
    const figure = (id: keyof Omit<PatrolDraft, 'player'>, label: Phrase, min: number, max: number) => ({
      id,
      label,
      value: draft[id],
      track: { min, max },
      write: (to: number) => ({ ...draft, [id]: to }),
    });
    return [
      {
        kind: 'figures',
        id: 'card',
        title: say('session.wizard.patrolCard'),
        help: say('session.wizard.patrolHelp'),
        figures: [
          figure('requirement', say('session.wizard.requirement'), 1, 10),
          figure('stages', say('session.wizard.stages'), 1, 2),
          figure('light', say('session.wizard.light'), 0, PIECES.soldiersOfAKind),
          figure('heavy', say('session.wizard.heavy'), 0, PIECES.soldiersOfAKind),
        ],
        ...missing(reasonAgainst(state, begin(draft))),
      },
    ];
  },
  review: () => [],
  commit: (_state, draft) => ok(begin(draft)),
};

function begin({ player, requirement, stages, light, heavy }: PatrolDraft): Command {
  return { type: 'patrolBegin', player, requirement, stages, soldiers: { light, heavy } };
}

const STAGE_ASSETS = [
  'followers',
  'food',
  'mr',
  'story',
  'safeguard',
  'valor',
] as const satisfies readonly Asset[];
const MOST = 20;

export interface StageDraft {
  readonly player: string;
  readonly rewards: Readonly<Record<(typeof STAGE_ASSETS)[number], number>>;
}

/** What is printed on the stage; cards and Threat have buttons of their own. */
export const patrolStage: Wizard<State, Command, StageDraft> = {
  id: 'patrolStage',
  quick: true,
  title: () => say('session.action.patrolStage'),
  begin: (state) => ({ player: state.turn, rewards: record(STAGE_ASSETS, () => 0) }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    rewards: record(STAGE_ASSETS, (asset) => whole(field(field(at, 'rewards'), asset), { max: MOST })),
  }),
  steps: (state, draft) => [
    {
      kind: 'figures',
      id: 'rewards',
      title: say('session.wizard.stageRewards'),
      help: say('session.wizard.stageHelp'),
      figures: STAGE_ASSETS.map((asset) => ({
        id: asset,
        label: counterName(rulesFor(state), asset),
        value: draft.rewards[asset],
        track: { min: 0, max: MOST },
        write: (to) => ({ ...draft, rewards: { ...draft.rewards, [asset]: to } }),
      })),
      ...missing(reasonAgainst(state, resolve(draft))),
    },
  ],
  review: () => [],
  commit: (_state, draft) => ok(resolve(draft)),
};

function resolve({ player, rewards }: StageDraft): Command {
  return {
    type: 'patrolStage',
    player,
    stageRewards: STAGE_ASSETS.map((asset) => [asset, rewards[asset]] as const),
    challengeLimit: 0,
    drawn: [],
    kept: [],
  };
}

function missing({ reason }: { readonly reason?: Phrase }): { readonly missing?: Phrase } {
  return reason ? { missing: reason } : {};
}
