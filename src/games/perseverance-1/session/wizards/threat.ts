import { field, ok, oneOf, optional, whole, type Wizard } from '@/engine';
import { say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { Command, ThreatMove } from '../command';
import { no } from '../refuse';
import type { State } from '../state';
import { choose, readPlayer, reasonAgainst } from './choose';

const SOURCES = ['light', 'heavy', 'transition'] as const;
const FACES = [1, 2, 3, 4, 5, 6] as const;

export interface ThreatDraft {
  readonly player: string;
  /** A Light or Heavy Challenge card, or the step between the stages. */
  readonly from: (typeof SOURCES)[number] | null;
  readonly type: Soldier | null;
  readonly threat: number | null;
  /** 0: the app rolls. */
  readonly roll: number | null;
}

/** Whose Threat, how high, and what was rolled; with the deterministic module the token moves instead. */
export const threat: Wizard<State, Command, ThreatDraft> = {
  id: 'threat',
  quick: true,
  title: () => say('session.action.threat'),
  begin: (state) => ({ player: state.turn, from: null, type: null, threat: null, roll: null }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    from: optional(field(at, 'from'), (from) => oneOf(from, SOURCES), null),
    type: optional(field(at, 'type'), (type) => oneOf(type, SOLDIERS), null),
    threat: optional(field(at, 'threat'), (value) => whole(value, { min: 1, max: 6 }), null),
    roll: optional(field(at, 'roll'), (value) => whole(value, { max: 6 }), null),
  }),
  steps: (state, draft) => [
    choose(
      'from',
      say('session.wizard.threatOf'),
      SOURCES.map((from) => ({
        id: from,
        icon: from === 'transition' ? 'patrol' : from,
        label: from === 'transition' ? say('threat.transition') : say(`threat.challenge.${from}`),
        ...reasonAgainst(
          state,
          check({ ...draft, from, type: sureType(state, draft, from), threat: 1, roll: 6 }),
        ),
        chosen: draft.from === from,
        write: () => ({ ...draft, from, type: from === 'transition' ? null : from }),
      })),
    ),
    ...(draft.from === 'transition' ? [whoRisks(draft)] : []),
    choose(
      'threat',
      say('session.wizard.threatValue'),
      FACES.map((value) => ({
        id: String(value),
        label: say('session.wizard.number', { value }),
        chosen: draft.threat === value,
        write: () => ({ ...draft, threat: value }),
      })),
    ),
    ...(state.config.deterministic.threat ? [] : [rolled(draft)]),
  ],
  review: () => [],
  commit: (state, draft) => {
    const done = draft.from !== null && draft.threat !== null;
    const rolls = state.config.deterministic.threat || draft.roll !== null;
    return done && rolls ? ok(check(draft)) : no('nothingChosen');
  },
};

function whoRisks(draft: ThreatDraft) {
  return choose(
    'type',
    say('session.wizard.whoRisks'),
    SOLDIERS.map((type) => ({
      id: type,
      icon: type,
      label: say(`figure.${type}`),
      chosen: draft.type === type,
      write: () => ({ ...draft, type }),
    })),
  );
}

function rolled(draft: ThreatDraft) {
  return choose(
    'roll',
    say('session.wizard.roll'),
    [0, ...FACES].map((roll) => ({
      id: String(roll),
      label: roll === 0 ? say('session.wizard.rollForMe') : say('session.wizard.number', { value: roll }),
      chosen: draft.roll === roll,
      write: () => ({ ...draft, roll }),
    })),
  );
}

/** For the look ahead: a kind that is on the card. */
function sureType(state: State, { player }: ThreatDraft, from: ThreatDraft['from']): Soldier {
  if (from === 'light' || from === 'heavy') return from;
  return (state.players[player]?.patrol?.soldiers.light ?? 1) > 0 ? 'light' : 'heavy';
}

function check({ player, from, type, threat: value, roll }: ThreatDraft): Command {
  const move: ThreatMove = {
    kind: from === 'transition' ? 'transition' : 'challenge',
    type: from === 'transition' ? type : from,
    threat: value ?? 1,
    roll: roll === 0 ? null : roll,
  };
  return { type: 'threat', player, checks: [move] };
}
