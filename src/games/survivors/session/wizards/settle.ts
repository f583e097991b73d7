import {
  err,
  field,
  flag,
  ok,
  optional,
  readByHand,
  text,
  type ByHandFigures,
  type Wizard,
  type WizardStep,
} from '@/engine';
import { HORDE_TOLL } from '../../pieces';
import { amount, say } from '../../say';
import { EMPTY_CARAVAN, sumOfResources } from '../../tally';
import { RESOURCES, type Caravan } from '../../terms';
import type { Command, RuledCommand } from '../command';
import { workedSettle } from '../decide/settle';
import { refusalOf } from '../refuse';
import { hordesOnMap, type State } from '../state';
import { iconOf } from '../view/figures';
import { caravanOr } from './readDraft';
import { reviewLines, withTotals } from './reviewLines';

export interface SettleDraft {
  readonly removals: Caravan;
  readonly won: boolean | null;
  /** What the table calls the tile; null where it does not say. */
  readonly location: string | null;
  readonly byHand: ByHandFigures;
}

type Step = WizardStep<SettleDraft>;

/** What the Hordes take, what is left, and how the Settlement story ends. */
export const settleWalk: Wizard<State, Command, SettleDraft> = {
  id: 'settle',
  title: () => say('session.action.settle'),
  done: say('session.settle.done'),
  begin: () => ({ removals: EMPTY_CARAVAN, won: null, location: null, byHand: {} }),
  readDraft: (at) => ({
    removals: caravanOr(field(at, 'removals')),
    won: optional(field(at, 'won'), flag, null),
    location: optional(field(at, 'location'), text, null),
    byHand: readByHand(field(at, 'byHand')),
  }),
  steps: (state, draft) => [
    ...(hasChoice(state) ? [tollStep(state, draft)] : []),
    leftStep(state, draft),
    PLACE,
    fateStep(draft),
  ],
  review: (state, draft) => {
    const command = commandOf(state, draft);
    return command ? reviewLines(state, command, draft.byHand, (byHand) => ({ ...draft, byHand })) : [];
  },
  commit: (state, draft) => {
    const command = commandOf(state, draft);
    return command ? ok(withTotals(command, draft.byHand)) : err(refusalOf('fateNeeded'));
  },
};

const PLACE: Step = {
  kind: 'custom',
  id: 'place',
  title: say('session.settle.place'),
  help: say('session.settle.placeHelp'),
  reference: 'settlement-story',
  widget: 'location',
};

function commandOf(state: State, { removals, won, location }: SettleDraft): RuledCommand | null {
  return won === null
    ? null
    : { type: 'settle', removals: hasChoice(state) ? removals : null, won, location };
}

/** The leader chooses, unless nothing goes or everything does. */
function hasChoice(state: State): boolean {
  return !workedSettle(state, null).ok;
}

function tollStep(state: State, draft: SettleDraft): Step {
  const due = Math.min(hordesOnMap(state) * HORDE_TOLL, sumOfResources(state.caravan));
  const given = sumOfResources(draft.removals);
  return {
    kind: 'figures',
    id: 'toll',
    title: say('session.settle.toll', { resources: amount('resources', due) }),
    help: say('session.settle.tollHelp'),
    reference: 'toll',
    figures: RESOURCES.map((resource) => ({
      id: resource,
      label: say(`resource.${resource}`),
      note: say('session.encounter.aboard', { count: state.caravan[resource] }),
      value: draft.removals[resource],
      track: {
        min: 0,
        max: Math.min(state.caravan[resource], draft.removals[resource] + Math.max(0, due - given)),
      },
      write: (to) => ({ ...draft, removals: { ...draft.removals, [resource]: to } }),
    })),
    ...(given !== due && { missing: say('session.settle.stillDue', { count: due - given }) }),
  };
}

function leftStep(state: State, draft: SettleDraft): Step {
  const outcome = workedSettle(state, hasChoice(state) ? draft.removals : null);
  return {
    kind: 'told',
    id: 'left',
    title: say('session.settle.left'),
    help: say('session.settle.leftHelp'),
    reference: 'settling',
    lines: outcome.ok
      ? RESOURCES.map((resource) => ({
          id: resource,
          icon: iconOf(resource),
          label: say(`resource.${resource}`),
          figure: `${outcome.value.figures.caravan[resource]}`,
          why: outcome.value.explanation,
        }))
      : [],
  };
}

function fateStep(draft: SettleDraft): Step {
  const option = (won: boolean) => ({
    id: won ? 'won' : 'lost',
    icon: won ? 'settlement' : 'skull',
    label: say(won ? 'session.settle.won' : 'session.settle.lost'),
    note: say(won ? 'session.settle.wonNote' : 'session.settle.lostNote'),
    chosen: draft.won === won,
    write: () => ({ ...draft, won }),
  });
  return {
    kind: 'choice',
    id: 'fate',
    title: say('session.settle.fate'),
    help: say('session.settle.fateHelp'),
    reference: 'settlement-story',
    options: [option(true), option(false)],
    ...(draft.won === null && { missing: say('session.refusal.fateNeeded') }),
  };
}
