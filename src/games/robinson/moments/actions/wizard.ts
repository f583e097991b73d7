import { say } from '../../say';
import { threatPrice } from '../plan/promiseGoods';
import { doingText } from '../../session/actionText';
import type { RuledCommand, Resolution } from '../../session/command';
import { decide } from '../../session/decide/decide';
import type { Planned } from '../plan/planned';
import { isPlayer, playersOf, type State } from '../../session/state';
import { askBeast } from './fightWizard';
import { askRoll } from './askRoll';
import { askReward } from './askReward';
import { sureRun } from './sureRun';
import { tableLines } from './tableLines';
import { UNSEEN } from './unseen';
import { figure, wizard, type Ask } from '../../session/wizards/wizard';

/** The next action of the plan, or all that are sure: what the dice and the cards show, and what comes of it. */
export const resolve = wizard({
  id: 'resolve',
  onePage: true,
  actor: { of: ({ plan }) => plan?.[0]?.lead ?? null },
  // Another action of the plan is another wizard.
  moment: ({ plan }) => [plan?.length ?? 0, plan?.[0] ?? null],
  again: ({ stage, plan }) => stage === 'action' && (plan ?? []).length > 0,
  title: (state) => {
    const run = sureRun(state).length;
    const next = state.plan?.[0];
    if (!next) return say('session.action.endActions');
    return run > 1 ? say('session.doing.several', { count: run }) : doingText(state, next);
  },
  script(ask, state) {
    const one = state.plan?.[0];
    if (!one) return null;
    const command = askSure(ask, state) ?? askOne(ask, state, one);
    if (command === null) return null;
    const decision = decide(state, command);
    return decision.ok ? command : decision;
  },
  wrapUp: (state, command) => ({
    title: say('session.walk.onTheTable'),
    lines: command?.type === 'resolveAction' ? tableLines(state, command) : [],
  }),
});

/** All that need no dice and no choice, in one tap. */
function askSure(ask: Ask, state: State): RuledCommand | null {
  const run = sureRun(state);
  if (run.length === 0) return null;
  if (run.length > 1)
    ask.tell({
      id: 'sure',
      title: say('session.walk.sure'),
      help: say('session.help.sure'),
      reference: 'planning',
      lines: run.map((one, i) => ({
        id: String(i),
        ...(isPlayer(state, one.lead) && { player: one.lead }),
        label: doingText(state, one),
      })),
    });
  const more = run.slice(1).map(() => UNSEEN);
  return { type: 'resolveAction', resolution: UNSEEN, ...(more.length > 0 && { more }) };
}

function askOne(ask: Ask, state: State, one: Planned): RuledCommand | null {
  const seen = see(ask, state, one);
  return seen && { type: 'resolveAction', resolution: { ...UNSEEN, ...seen } };
}

/** What only the table can see; null while something is open. */
function see(ask: Ask, state: State, one: Planned): Partial<Resolution> | null {
  switch (one.action) {
    case 'threat':
      return seeThreat(ask, one);
    case 'hunt':
      return askBeast(ask, state, one.lead);
    case 'build':
    case 'gather':
    case 'explore': {
      const rolled = askRoll(ask, state, one, one.action);
      if (rolled === null) return null;
      const won = askReward(ask, state, one, rolled);
      return won && { dice: rolled.dice, rerolls: rolled.rerolls, ...won };
    }
    case 'arrange-camp':
      return playersOf(state).length === 4 ? seeArranging(ask) : {};
    case 'rest':
      return {};
  }
}

function seeThreat(ask: Ask, { cost, economical }: Planned): Partial<Resolution> {
  const track = { min: 0, max: 20 };
  const price = threatPrice(cost ?? { wood: 0, fur: 0, food: 0 }, economical);
  const pays = say('session.walk.pays');
  const gains = say('session.walk.gains');
  const deal = ask.count({
    id: 'deal',
    title: say('action.threat'),
    help: say('session.help.deal'),
    reference: 'threat-action',
    figures: [
      { ...figure('gainFood', say('session.counter.food'), 0, track), group: gains },
      { ...figure('gainWood', say('session.counter.wood'), 0, track), group: gains },
      { ...figure('gainFur', say('session.counter.fur'), 0, track), group: gains },
      { ...figure('gainDetermination', say('session.counter.determination'), 0, track), group: gains },
      { ...figure('wood', say('session.counter.wood'), price.wood, track), group: pays },
      { ...figure('food', say('session.counter.food'), price.food, track), group: pays },
      { ...figure('fur', say('session.counter.fur'), price.fur, track), group: pays },
    ],
  });
  return { deal };
}

function seeArranging(ask: Ask): Partial<Resolution> | null {
  const choose = ask.choose({
    id: 'choose',
    title: say('session.walk.oneOfTwo'),
    help: say('session.help.arranging'),
    reference: 'arranging-camp',
    layout: 'chips',
    missing: say('refusal.arrangeChoice'),
    options: [
      { id: 'tokens', label: say('session.walk.topTokens'), icon: 'resolve' },
      { id: 'morale', label: say('session.counter.morale') },
    ],
  });
  return choose && { choose };
}
