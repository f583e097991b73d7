import { nameOf, say } from '../../say';
import type { ActionDice } from '../../rules/actionDice';
import type { Beast } from '../../rules/hunt';
import { FRIDAY } from '../../terms';
import type { Resolution } from '../command';
import { isDiceAction, rollOf } from '../decide/resolveAction';
import type { Planned } from '../planned';
import { hasToken, playersOf, type State } from '../state';
import { figure } from './phases';
import { told } from './told';
import { walkWizard, type Walk } from './walk';

const NO_BEAST: Beast = { strength: 0, weaponLoss: 0, food: 0, fur: 0, palisadeLoss: 0 };

const UNSEEN: Resolution = {
  dice: null,
  beast: NO_BEAST,
  temporaryBonus: 0,
  exhausted: false,
  plusToken: false,
  basket: false,
  sack: false,
  adventureExtra: 0,
  beasts: 0,
  choose: null,
  deal: { wood: 0, food: 0, fur: 0, gainFood: 0, gainWood: 0, gainFur: 0, gainDetermination: 0 },
};

/** The next action of the plan: what the dice and the cards show. */
export const resolve = walkWizard({
  id: 'resolve',
  title: (state) =>
    say('session.action.resolve', { action: say(`action.${state.plan?.[0]?.action ?? 'rest'}`) }),
  walk(walk, state) {
    const one = state.plan?.[0];
    if (!one) return null;
    const seen = see(walk, state, one);
    if (seen === null) return null;
    const command = { type: 'resolveAction', resolution: { ...UNSEEN, ...seen } } as const;
    told(walk, state, command, {
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
function see(walk: Walk, state: State, one: Planned): Partial<Resolution> | null {
  switch (one.action) {
    case 'threat':
      return seeThreat(walk);
    case 'hunt':
      return seeBeast(walk);
    case 'build':
    case 'gather':
    case 'explore': {
      const dice = askDice(walk, state, one);
      if (dice === undefined) return null;
      return { dice, ...seeReward(walk, state, one, dice) };
    }
    case 'arrange-camp':
      return playersOf(state).length === 4 ? seeArranging(walk) : {};
    case 'rest':
      return {};
  }
}

/** Null where none are rolled, undefined while they are not known yet. */
function askDice(walk: Walk, state: State, one: Planned): ActionDice | null | undefined {
  if (!isDiceAction(one.action)) return null;
  const sure = rollOf(state, one, one.action, UNSEEN);
  if (sure.ok || sure.error.message.key !== 'refusal.diceNeeded') return null;
  const wound = walk.choose({
    id: 'wound',
    title: say('session.walk.woundDie'),
    help: say('session.help.dice'),
    reference: 'action-dice',
    options: [
      { id: 'no', label: say('session.walk.noWound') },
      { id: 'yes', label: say('session.walk.aWound'), icon: 'skull' },
    ],
  });
  if (wound === null) return undefined;
  const success = askSuccess(walk, 'success', say('session.walk.successDie'));
  if (success === null) return undefined;
  const again =
    success === 'yes' && hasToken(state, 'reroll', one.action)
      ? askSuccess(walk, 'again', say('session.walk.successAgain'))
      : undefined;
  if (again === null) return undefined;
  const adventure = walk.choose({
    id: 'adventure',
    title: say('session.walk.adventureDie'),
    help: say('session.help.adventure'),
    reference: 'action-dice',
    options: [
      { id: 'no', label: say('session.walk.noAdventure') },
      {
        id: 'yes',
        label: say('session.walk.anAdventure'),
        icon: 'resolve',
        note: say(one.lead === FRIDAY ? 'session.walk.adventureFriday' : 'session.walk.adventureNote'),
      },
    ],
  });
  if (adventure === null) return undefined;
  return {
    wound: wound === 'yes',
    success: success === 'yes',
    adventure: adventure === 'yes',
    successReroll: again === undefined ? null : again === 'yes',
  };
}

function askSuccess(walk: Walk, id: string, title: ReturnType<typeof say>) {
  return walk.choose({
    id,
    title,
    help: say('session.help.success'),
    reference: 'action-dice',
    options: [
      { id: 'yes', label: say('session.walk.works'), icon: 'check' },
      { id: 'no', label: say('session.walk.fails'), note: say('session.walk.failsNote') },
    ],
  });
}

function seeReward(walk: Walk, state: State, one: Planned, dice: ActionDice | null): Partial<Resolution> {
  const success = dice === null || (dice.successReroll ?? dice.success);
  const flag = { min: 0, max: 1 };
  if (one.action === 'gather') {
    const owned = (['basket', 'sack'] as const).filter((item) => success && state.items.includes(item));
    const said: Readonly<Record<string, number>> = walk.count({
      id: 'gathered',
      title: say('session.walk.gathered'),
      help: say('session.help.gathered'),
      reference: 'gathering',
      figures: [
        ...owned.map((item) => figure<string>(item, say(`item.name.${item}`), 0, flag)),
        figure<string>('plus', say('session.walk.plusToken'), 0, flag),
        figure<string>('extra', say('session.walk.adventureExtra'), 0, { min: 0, max: 9 }),
      ],
    });
    return {
      basket: said.basket === 1,
      sack: said.sack === 1,
      plusToken: said.plus === 1,
      adventureExtra: said.extra ?? 0,
    };
  }
  if (one.action !== 'explore' || !success) return {};
  walk.tick({
    id: 'explored',
    title: say('session.walk.explored'),
    help: say('session.help.explored'),
    reference: 'exploration',
    lines: (['tile', 'terrain', 'mystery', 'discovery'] as const).map((id) => ({
      id,
      text: say(`session.list.${id}`),
    })),
  });
  const { beasts } = walk.count({
    id: 'beasts',
    title: say('session.what.beasts'),
    help: say('session.help.beasts'),
    reference: 'exploration',
    figures: [figure('beasts', say('session.what.beasts'), 0, { min: 0, max: 9 })],
  });
  return { beasts };
}

function seeBeast(walk: Walk): Partial<Resolution> {
  const track = { min: 0, max: 20 };
  const { bonus, ...beast } = walk.count({
    id: 'beast',
    title: say('session.walk.beastCard'),
    help: say('session.help.beast'),
    reference: 'hunting',
    figures: [
      figure('strength', say('session.walk.strength'), 1, track),
      figure('weaponLoss', say('session.walk.weaponLoss'), 0, track),
      figure('food', say('session.counter.food'), 0, track),
      figure('fur', say('session.counter.fur'), 0, track),
      figure('palisadeLoss', say('session.walk.palisadeLoss'), 0, track),
      { ...figure('bonus', say('session.walk.bonus'), 0, track), note: say('session.walk.bonusNote') },
    ],
  });
  return { beast, temporaryBonus: bonus };
}

function seeThreat(walk: Walk): Partial<Resolution> {
  const track = { min: 0, max: 20 };
  const pays = say('session.walk.pays');
  const gains = say('session.walk.gains');
  const deal = walk.count({
    id: 'deal',
    title: say('action.threat'),
    help: say('session.help.deal'),
    reference: 'threat-action',
    figures: [
      { ...figure('wood', say('session.counter.wood'), 0, track), group: pays },
      { ...figure('food', say('session.counter.food'), 0, track), group: pays },
      { ...figure('fur', say('session.counter.fur'), 0, track), group: pays },
      { ...figure('gainFood', say('session.counter.food'), 0, track), group: gains },
      { ...figure('gainWood', say('session.counter.wood'), 0, track), group: gains },
      { ...figure('gainFur', say('session.counter.fur'), 0, track), group: gains },
      { ...figure('gainDetermination', say('session.counter.determination'), 0, track), group: gains },
    ],
  });
  return { deal };
}

function seeArranging(walk: Walk): Partial<Resolution> | null {
  const choose = walk.choose({
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
