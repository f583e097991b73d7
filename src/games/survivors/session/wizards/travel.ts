import { err, field, ok, readByHand, text, type ByHandFigures, type Wizard, type WizardStep } from '@/engine';
import { resolveTurn } from '../../rules/turn';
import type { HordeChoice } from '../../rules/hordeMove';
import { nameOf, say } from '../../say';
import type { RingPlace } from '../../terms';
import type { Command, RuledCommand } from '../command';
import type { Hordes } from '../fields';
import { refusalOf } from '../refuse';
import { playersOf, type State } from '../state';
import { leaderActs, leaderOr } from './leaderActs';
import { choicesOr, hordesOr, ringPlaceOr } from './readDraft';
import { reviewLines, withTotals } from './reviewLines';

export interface TravelDraft {
  readonly leader: string;
  readonly direction: RingPlace | null;
  readonly choices: readonly HordeChoice[];
  /** On the new board, where the table moved them otherwise than the rules. */
  readonly hordes: Hordes | null;
  readonly byHand: ByHandFigures;
}

/** Who leads, where the caravan goes, and what the Hordes do about it. */
export const travel: Wizard<State, Command, TravelDraft> = {
  id: 'travel',
  title: () => say('session.action.travel'),
  actor: leaderActs,
  begin: (state, leader) => ({
    leader: leaderOr(state, leader, nextLeader(state)),
    direction: null,
    choices: [],
    hordes: null,
    byHand: {},
  }),
  readDraft: (at, state) => {
    const leader = text(field(at, 'leader'));
    return {
      leader: leaderOr(state, leader, nextLeader(state)),
      direction: ringPlaceOr(field(at, 'direction')),
      choices: choicesOr(field(at, 'choices')),
      hordes: hordesOr(field(at, 'hordes')),
      byHand: readByHand(field(at, 'byHand')),
    };
  },
  steps: (state, draft) => [
    ...(playersOf(state).length > 1 ? [leaderStep(state, draft)] : []),
    {
      kind: 'custom',
      id: 'direction',
      title: say('session.travel.direction'),
      help: say('session.travel.directionHelp'),
      reference: 'travel',
      widget: 'direction',
      ...(draft.direction === null && { missing: say('session.refusal.directionNeeded') }),
    },
    ...(draft.direction === null
      ? []
      : [
          {
            kind: 'custom',
            id: 'chase',
            title: say('session.travel.chase'),
            help: say('session.travel.chaseHelp'),
            reference: 'horde-moves',
            widget: 'chase',
          } as const,
        ]),
  ],
  review: (state, draft) => {
    const command = commandOf(draft);
    return command ? reviewLines(state, command, draft.byHand, (byHand) => ({ ...draft, byHand })) : [];
  },
  commit: (_state, draft) => {
    const command = commandOf(draft);
    return command ? ok(withTotals(command, draft.byHand)) : err(refusalOf('directionNeeded'));
  },
};

function commandOf({ leader, direction, choices, hordes }: TravelDraft): RuledCommand | null {
  return direction === null ? null : { type: 'travel', leader, direction, choices, hordes };
}

/** Whoever was named for the first turn leads it; after that it goes around (ruling 15). */
function nextLeader(state: State): string {
  if (state.turn === 0) return state.leader;
  const { caravan, leader } = state;
  const next = resolveTurn({ step: 'end', players: playersOf(state), leader, caravan });
  return next.ok ? next.value.figures.nextLeader : leader;
}

function leaderStep(state: State, draft: TravelDraft): WizardStep<TravelDraft> {
  return {
    kind: 'choice',
    id: 'leader',
    title: say('session.travel.leader'),
    help: say('session.travel.leaderHelp'),
    reference: 'caravan-leader',
    options: playersOf(state).map((player) => ({
      id: player,
      player,
      label: say('session.player', { player: nameOf(player) }),
      chosen: draft.leader === player,
      write: () => ({ ...draft, leader: player }),
    })),
  };
}
