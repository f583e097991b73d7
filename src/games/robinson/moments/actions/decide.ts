import { chainDecisions, ok, type Refusal, type Result } from '@/engine';
import { arrangeCamp, ARRANGER } from './arrangeCamp';
import { prowlerWounds } from './rule';
import { heal } from '../wounds/heal';
import { FIGHTER, hunt } from './hunt';
import { DEALER, threatDeal } from '../eventPhase/threat';
import { SKILLS } from '../../skills';
import { CAMP, type Action, type DiceAction } from '../../terms';
import { aboutOf } from '../../session/actionText';
import type { CommandOf, Resolution, ThreatDeal } from '../../session/command';
import { highestMorale } from '../../session/config';
import { happened } from '../../session/event';
import { evolve } from '../../session/evolve';
import type { Planned } from '../plan/planned';
import { refuse } from '../../session/refuse';
import { hasItem, hasToken, playersOf, type FieldToken, type State } from '../../session/state';
import { counts, dialsTo, relabel, sequence, TO_FUTURE, type Decision } from '../../session/decide/decision';
import { broughtBy } from './haul';
import { hurt, type Hit } from '../wounds/decide';
import { paySkill } from '../skills/paySkill';
import { isDiceAction, rollAgain, rollFor, type Done } from './rollFor';

/** The next action of the plan, and those after it that need nothing more: in board order, each on what is left. */
export function resolveActions(
  state: State,
  { resolution, more = [] }: CommandOf<'resolveAction'>,
): Decision {
  return chainDecisions(
    evolve,
    state,
    resolveAction(state, resolution),
    // Nobody acts any more once the game is lost.
    ...more.map((next) => (now: State) => (now.fate ? ok([]) : resolveAction(now, next))),
  );
}

function resolveAction(state: State, resolution: Resolution): Decision {
  const [next] = state.plan ?? [];
  if (state.stage !== 'action' || !next) return refuse('notNow');
  const { action } = next;
  if (!isDiceAction(action)) {
    const frenzy = action === 'hunt' && resolution.frenzy ? paySkill(state, next.lead, 'frenzy') : ok([]);
    return chainDecisions(evolve, state, frenzy, (now: State) =>
      finishAction(now, next, doAction(now, { ...next, action }, resolution)),
    );
  }
  const rolled = rollAgain(state, next, action, resolution);
  if (!rolled.ok) return rolled;
  return chainDecisions(evolve, state, ok(rolled.value.events), (now: State) =>
    finishAction(now, next, rollFor(now, next, action, rolled.value, resolution)),
  );
}

function finishAction(state: State, one: Planned, done: Result<Done, Refusal>): Decision {
  if (!done.ok) return done;
  const { action, lead } = one;
  const { success, changes, hits, why, used } = done.value;
  const event = happened(
    'actionTaken',
    { action, lead, success, about: aboutOf(state, one) },
    [
      ...changes,
      ...(used.length > 0
        ? [{ what: 'tokens' as const, to: state.tokens.filter((token) => !used.includes(token)) }]
        : []),
      { what: 'plan', to: state.plan?.slice(1) ?? [] },
    ],
    why,
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) => hurt(after, hits),
    ),
  );
}

export function dropAction(state: State): Decision {
  const [next, ...rest] = state.plan ?? [];
  if (state.stage !== 'action' || !next) return refuse('notNow');
  const { action, lead } = next;
  const about = aboutOf(state, next);
  return ok([happened('actionDropped', { action, lead, about }, [{ what: 'plan', to: rest }])]);
}

function doAction(
  state: State,
  one: Planned & { readonly action: Exclude<Action, DiceAction> },
  resolution: Resolution,
): Result<Done, Refusal> {
  switch (one.action) {
    case 'threat':
      return takeThreat(state, one, resolution.deal);
    case 'hunt':
      return goHunting(state, one, resolution);
    case 'arrange-camp':
      return arrange(state, one, resolution);
    case 'rest':
      return rest(state, one);
  }
}

function goHunting(state: State, { lead }: Planned, { beast, temporaryBonus, frenzy }: Resolution) {
  const { weapon, palisade, huntingDeck, futureFood, futureFur } = state.camp;
  const outcome = hunt.ask({
    source: 'action',
    weaponLevel: weapon,
    temporaryBonus: temporaryBonus + (frenzy ? SKILLS.frenzy.amount : 0),
    palisade,
    huntingDeck,
    beastStrengthToken: hasToken(state, 'beast', 'hunt'),
    strengthOnly: false,
    beast,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok<Done>({
    success: true,
    changes: [
      ...dialsTo(
        state,
        {
          weapon: figures.weaponLevel,
          palisade: figures.palisade,
          huntingDeck: figures.huntingDeck ?? huntingDeck,
          futureFood: futureFood + figures.food,
          futureFur: futureFur + figures.fur,
        },
        'hunt',
      ),
      ...broughtBy(state, lead, { food: figures.food, fur: figures.fur }),
    ],
    hits: [{ owner: lead, wounds: figures.wounds, cause: 'hunt' }],
    why: relabel(explanation, { [FIGHTER]: lead }, TO_FUTURE),
    used: [...(figures.tokenDiscarded ? (['beast:hunt'] as const) : []), ...minusOf('hunt')],
  });
}

function takeThreat(state: State, { lead, threat }: Planned, deal: ThreatDeal) {
  const { food, nonPerishable, wood, fur } = state.camp;
  const outcome = threatDeal({
    pays: { wood: deal.wood, fur: deal.fur, food: deal.food },
    gains: {
      wood: deal.gainWood,
      fur: deal.gainFur,
      food: deal.gainFood,
      determination: deal.gainDetermination,
    },
    available: { food, nonPerishable, wood, fur },
  });
  if (!outcome.ok) return outcome;
  const { available, future, determination } = outcome.value.figures;
  return ok<Done>({
    success: true,
    changes: [
      ...dialsTo(state, available, 'threat'),
      ...counts(CAMP, 'futureFood', future.food, 'threat'),
      ...counts(CAMP, 'futureWood', future.wood, 'threat'),
      ...counts(CAMP, 'futureFur', future.fur, 'threat'),
      ...counts(lead, 'determination', determination, 'threat'),
      ...broughtBy(state, lead, future),
      ...(threat ? [{ what: 'threat' as const, to: { ...state.threat, [threat]: null } }] : []),
    ],
    hits: [],
    why: relabel(outcome.value.explanation, { [DEALER]: lead }),
    used: minusOf('threat'),
  });
}

function arrange(state: State, one: Planned, { choose }: Resolution) {
  const { lead } = one;
  const outcome = arrangeCamp.ask({
    players: playersOf(state).length,
    tokens: state.bodies[lead]?.determination ?? 0,
    level: state.camp.morale,
    highest: highestMorale(state.config),
    choose: choose ?? undefined,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok<Done>({
    success: true,
    changes: [
      ...counts(lead, 'determination', figures.tokenChange, 'camp'),
      ...counts(CAMP, 'morale', figures.moraleChange, 'camp'),
    ],
    hits: prowler(state, one),
    why: relabel(explanation, { [ARRANGER]: lead }),
    used: minusOf('arrange-camp'),
  });
}

function rest(state: State, one: Planned) {
  const { lead } = one;
  const outcome = heal.ask({
    source: 'rest',
    phase: 'action',
    bed: hasItem(state, 'bed'),
    hasPot: hasItem(state, 'pot'),
    food: state.camp.food,
    nonPerishable: state.camp.nonPerishable,
    targets: [{ id: lead, wounds: state.bodies[lead]?.wounds ?? 0 }],
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok<Done>({
    success: true,
    changes: [
      ...counts(lead, 'wounds', -(figures.targets[0]?.healed ?? 0), 'rest'),
      ...counts(lead, 'determination', figures.determination, 'rest'),
    ],
    hits: prowler(state, one),
    why: explanation,
    used: minusOf('rest'),
  });
}

/** A beast on the camp tile also finds those who roll no dice there. */
function prowler({ camp }: State, { lead, beastTile }: Planned): readonly Hit[] {
  return [{ owner: lead, wounds: prowlerWounds(beastTile, camp.weapon), cause: 'prowler' }];
}

/** Whether it lies there or not: it is gone afterwards. */
function minusOf(action: Action): readonly FieldToken[] {
  return [`minus:${action}`];
}
