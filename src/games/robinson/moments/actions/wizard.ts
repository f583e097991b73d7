import { nameOf, say } from '../../say';
import type { Beast } from './hunt';
import { threatPrice } from '../plan/promiseGoods';
import { aboutOf, actionText } from '../../session/actionText';
import type { Resolution } from '../../session/command';
import type { Planned } from '../plan/planned';
import { playersOf, type State } from '../../session/state';
import { askBeast } from './fightWizard';
import { askRoll } from './askRoll';
import { askReward } from './askReward';
import { showResult } from '../../session/wizards/showResult';
import { figure, wizard, type Ask } from '../../session/wizards/wizard';

const NO_BEAST: Beast = { strength: 0, weaponLoss: 0, food: 0, fur: 0, palisadeLoss: 0 };

const UNSEEN: Resolution = {
  dice: null,
  rerolls: [],
  beast: NO_BEAST,
  temporaryBonus: 0,
  basket: false,
  sack: false,
  adventureExtra: 0,
  beasts: 0,
  terrain: null,
  discoveries: [],
  choose: null,
  deal: { wood: 0, food: 0, fur: 0, gainFood: 0, gainWood: 0, gainFur: 0, gainDetermination: 0 },
};

/** The next action of the plan: what the dice and the cards show. */
export const resolve = wizard({
  id: 'resolve',
  actor: { of: ({ plan }) => plan?.[0]?.lead ?? null },
  // Another action of the plan is another wizard.
  moment: ({ plan }) => [plan?.length ?? 0, plan?.[0] ?? null],
  title: (state) => {
    const next = state.plan?.[0];
    return say('session.action.resolve', {
      action: next ? actionText(next.action, aboutOf(state, next)) : say('action.rest'),
    });
  },
  script(ask, state) {
    const one = state.plan?.[0];
    if (!one) return null;
    const seen = see(ask, state, one);
    if (seen === null) return null;
    const command = { type: 'resolveAction', resolution: { ...UNSEEN, ...seen } } as const;
    showResult(ask, state, command, {
      id: 'told',
      title: say('session.event.action', { action: say(`action.${one.action}`), owner: nameOf(one.lead) }),
      help: say('session.help.resolved'),
      reference: REFERENCE[one.action],
    });
    return command;
  },
});

const REFERENCE = {
  threat: 'threat-action',
  hunt: 'hunting',
  build: 'building',
  gather: 'gathering',
  explore: 'exploration',
  'arrange-camp': 'arranging-camp',
  rest: 'rest',
} as const;

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
      const won = askReward(ask, state, one, rolled.success);
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
      { ...figure('wood', say('session.counter.wood'), price.wood, track), group: pays },
      { ...figure('food', say('session.counter.food'), price.food, track), group: pays },
      { ...figure('fur', say('session.counter.fur'), price.fur, track), group: pays },
      { ...figure('gainFood', say('session.counter.food'), 0, track), group: gains },
      { ...figure('gainWood', say('session.counter.wood'), 0, track), group: gains },
      { ...figure('gainFur', say('session.counter.fur'), 0, track), group: gains },
      { ...figure('gainDetermination', say('session.counter.determination'), 0, track), group: gains },
    ],
  });
  return { deal };
}

function seeArranging(ask: Ask): Partial<Resolution> | null {
  const choose = ask.choose({
    id: 'choose',
    title: say('action.arrange-camp'),
    help: say('session.help.arranging'),
    reference: 'arranging-camp',
    options: [
      { id: 'tokens', label: say('session.walk.topTokens'), icon: 'resolve' },
      { id: 'morale', label: say('session.counter.morale') },
    ],
  });
  return choose && { choose };
}
