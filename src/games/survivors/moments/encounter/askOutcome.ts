import { maybe, type Outcome } from '@/engine';
import type { EncounterResult } from './rule';
import { amount, say } from '../../say';
import { EMPTY_CARAVAN } from '../../tally';
import { RESOURCES, SKILLS, type Caravan, type Resource } from '../../terms';
import type { CardCounts, OutcomeKind, OutcomeMove } from '../../session/command';
import { dueOutcomes } from './decide';
import { hordes as hordesShape, type Hordes } from '../../session/fields';
import { hordePlaces, type State } from '../../session/state';
import { iconOf } from '../../session/view/figures';
import { askBrings } from './askExtras';
import { cardFigures, cardsIn } from './cards';
import type { Ask } from '../../session/wizards/wizard';

/** How it went. */
export function showResult(
  ask: Ask,
  { challenges }: State,
  { figures, explanation }: Outcome<EncounterResult>,
): void {
  const due = dueOutcomes(figures);
  ask.tell({
    id: 'result',
    title: say('session.encounter.result'),
    help: say('session.encounter.resultHelp'),
    reference: 'consequences',
    lines: [
      ...SKILLS.map((skill) => {
        const { challenge, successes, passed, missed } = figures.results[skill];
        const part = skill === challenges?.threat ? 'threat' : 'obstacle';
        return {
          id: skill,
          icon: iconOf(skill),
          label: say(`session.encounter.${part}`, { skill: say(`skill.${skill}`) }),
          note: passed ? say('session.encounter.met') : say('session.encounter.missed', { count: missed }),
          figure: `${successes} / ${challenge}`,
          tied: !passed,
          why: explanation,
        };
      }),
      ...(due.length === 0
        ? [{ id: 'neither', icon: 'info', label: say('encounter.obstacles.one') } as const]
        : []),
      ...due.map((kind) => ({
        id: kind,
        icon: kind === 'penalty' ? ('warning' as const) : ('check' as const),
        label: say(`session.outcome.${kind}`),
        note: say(`session.outcomeNote.${kind}`),
      })),
    ],
  });
}

/** What the Encounter Guide prints: only what is due is asked. */
export function askOutcomes(
  ask: Ask,
  state: State,
  due: readonly OutcomeKind[],
): Readonly<Record<OutcomeKind, OutcomeMove>> {
  const changes = due.map((kind) => [kind, askChanges(ask, kind)] as const);
  const brings = due.includes('reward') ? (['drawn', 'hordes'] as const) : (['hordes'] as const);
  const also = due.length > 0 ? askBrings(ask, brings) : [];
  const drawn = also.includes('drawn') ? askDrawn(ask, state) : {};
  const hordes = also.includes('hordes') ? askHordes(ask) : null;
  const move = (kind: OutcomeKind): OutcomeMove => ({
    changes: changes.find(([one]) => one === kind)?.[1] ?? EMPTY_CARAVAN,
    // A Reward may bring cards; what became of the Hordes belongs to the Penalty or to the Reward.
    drawn: kind === 'reward' ? drawn : {},
    ...hordeMoves(state, kind === due[0] ? hordes : null),
  });
  return { penalty: move('penalty'), reward: move('reward'), bonus: move('bonus') };
}

/** What a missed Threat costs; null while it is open. */
export function askLoss(ask: Ask, { caravan }: State, count: number): Resource | null {
  return ask.choose({
    id: 'loss',
    title: say('session.encounter.loss'),
    lead: say('session.encounter.lossLead', { resources: amount('resources', count) }),
    help: say('session.encounter.lossHelp'),
    reference: 'threat',
    layout: 'chips',
    missing: say('session.refusal.lossNeeded'),
    options: RESOURCES.map((resource) => ({
      id: resource,
      icon: iconOf(resource),
      label: say('session.encounter.held', {
        resource: say(`resource.${resource}`),
        count: caravan[resource],
      }),
    })),
  });
}

function askChanges(ask: Ask, kind: OutcomeKind): Caravan {
  return ask.count({
    id: `outcome:${kind}`,
    title: say(`session.outcome.${kind}`),
    help: say('session.encounter.outcomeHelp'),
    reference: kind,
    figures: RESOURCES.map((resource) => ({
      id: resource,
      label: say(`resource.${resource}`),
      value: 0,
      track: { min: -99, max: 99 },
    })),
  });
}

function askDrawn(ask: Ask, state: State): CardCounts {
  const counts = ask.count({
    id: 'drawn',
    title: say('session.encounter.drawnTitle'),
    help: say('session.encounter.drawnHelp'),
    reference: 'ability-cards',
    figures: cardFigures(state, 'drawn'),
  });
  return cardsIn(state, 'drawn', counts);
}

/** After the Penalty or the Reward; null: nothing became of them. */
function askHordes(ask: Ask): Hordes | null {
  return ask.draw<Hordes | null>({
    id: 'hordes',
    title: say('session.encounter.hordes'),
    help: say('session.encounter.hordesHelp'),
    reference: 'horde-place',
    widget: 'hordes',
    shape: maybe(hordesShape),
    initial: null,
  });
}

function hordeMoves(state: State, hordes: Hordes | null): Pick<OutcomeMove, 'addHordes' | 'removeHordes'> {
  if (!hordes) return { addHordes: [], removeHordes: [] };
  const [before, after] = [hordePlaces(state), hordePlaces({ hordes })];
  return {
    addHordes: after.filter((place) => !before.includes(place)),
    removeHordes: before.filter((place) => !after.includes(place)),
  };
}
