import type { ActionDice } from './rule';
import { DICE, rerollSkill, type Die } from './reroll';
import { amount, nameOf, say } from '../../say';
import { SKILLS } from '../../skills';
import { FRIDAY, type DiceAction } from '../../terms';
import type { Reroll } from '../../session/command';
import { rollAgain, rollOf } from './rollFor';
import type { Planned } from '../plan/planned';
import { hasToken, playersOf, type State } from '../../session/state';
import type { Ask } from '../../session/wizards/wizard';

export interface SeenRoll {
  /** Null where none are rolled. */
  readonly dice: ActionDice | null;
  readonly rerolls: readonly Reroll[];
  readonly success: boolean;
  /** An Adventure card is drawn. */
  readonly adventure: boolean;
}

/** What the dice show, and what is rolled again; null while something is open. */
export function askRoll(ask: Ask, state: State, one: Planned, action: DiceAction): SeenRoll | null {
  if (isSure(state, one, action))
    return { dice: null, rerolls: [], success: true, adventure: drawsCard(state, one, action, null) };
  const dice = askDice(ask, state, action);
  if (dice === null) return null;
  const rerolls = askRerolls(ask, state, one, action, dice);
  if (rerolls === null) return null;
  const rolled = rollAgain(state, one, action, { dice, rerolls });
  const last = (rolled.ok ? rolled.value.dice : null) ?? dice;
  return {
    dice,
    rerolls,
    success: last.successReroll ?? last.success,
    adventure: drawsCard(state, one, action, last),
  };
}

/** Enough pawns: no dice. */
export function isSure(state: State, one: Planned, action: DiceAction): boolean {
  const sure = rollOf(state, one, action, { dice: null, tokenSpent: false });
  // Refused for want of dice: then they are rolled.
  return sure.ok || sure.error.path !== 'dice';
}

/** The die or the token on the field; Friday draws none. */
export function drawsCard(
  state: State,
  { lead }: Planned,
  action: DiceAction,
  dice: ActionDice | null,
): boolean {
  return lead !== FRIDAY && (hasToken(state, 'adventure', action) || (dice?.adventure ?? false));
}

/** All three at once, as they lie on the table. */
function askDice(ask: Ask, state: State, action: DiceAction): ActionDice | null {
  const wound = askDie(ask, 'wound');
  const success = askDie(ask, 'success');
  const again =
    success && hasToken(state, 'reroll', action)
      ? askDie(ask, 'success', { id: 'again', title: say('session.walk.successAgain') })
      : undefined;
  const adventure = askDie(ask, 'adventure');
  if (wound === null || success === null || again === null || adventure === null) return null;
  return { wound, success, adventure, successReroll: again ?? null };
}

/** Who may roll a die again is asked: the character with the skill, and Friday in his own action. */
function askRerolls(
  ask: Ask,
  state: State,
  one: Planned,
  action: DiceAction,
  dice: ActionDice,
): readonly Reroll[] | null {
  const skill = rerollSkill(action);
  const { character, cost } = SKILLS[skill];
  const owner = playersOf(state).find((id) => state.config.characters[id] === character);
  const rerolls: Reroll[] = [];
  for (const by of [...(owner === undefined ? [] : [owner]), ...(one.lead === FRIDAY ? [FRIDAY] : [])]) {
    const could = DICE.filter(
      (die) => rollAgain(state, one, action, { dice, rerolls: [...rerolls, { by, die, to: true }] }).ok,
    );
    if (could.length === 0) continue;
    const die = ask.choose<Die | 'no'>({
      id: `reroll:${by}`,
      title: say('session.walk.reroll', { owner: nameOf(by) }),
      help: say('session.help.reroll'),
      reference: by === FRIDAY ? 'friday' : 'skills',
      lead: say('session.walk.rerollPrice', {
        skill: by === FRIDAY ? say('owner.friday') : say(`skill.name.${skill}`),
        tokens: amount('determination', by === FRIDAY ? state.config.fridayReroll : cost),
      }),
      layout: 'chips',
      initial: 'no',
      options: [
        { id: 'no', label: say('session.walk.noReroll') },
        ...could.map((id) => ({ id, label: say(`session.walk.${id}Die`), icon: 'die' as const })),
      ],
    });
    if (die === null) return null;
    if (die === 'no') continue;
    const to = askDie(ask, die, { id: `rerolled:${by}`, title: say('session.walk.rerolled') });
    if (to === null) return null;
    rerolls.push({ by, die, to });
  }
  return rerolls;
}

/** True is what the die can show: a wound, a success, an adventure. */
function askDie(
  ask: Ask,
  die: Die,
  about: { readonly id: string; readonly title: ReturnType<typeof say> } = {
    id: die,
    title: say(`session.walk.${die}Die`),
  },
): boolean | null {
  const options = {
    wound: [
      { id: 'no', label: say('session.walk.noWound') },
      { id: 'yes', label: say('session.walk.aWound'), icon: 'skull' },
    ],
    success: [
      { id: 'yes', label: say('session.walk.works'), icon: 'check' },
      { id: 'no', label: say('session.walk.fails') },
    ],
    adventure: [
      { id: 'no', label: say('session.walk.noAdventure') },
      { id: 'yes', label: say('session.walk.anAdventure'), icon: 'why' },
    ],
  } as const;
  const said = ask.choose<'yes' | 'no'>({
    ...about,
    help: say(`session.help.${HELP[die]}`),
    reference: 'action-dice',
    layout: 'chips',
    missing: say('session.walk.dieMissing', { die: about.title }),
    options: options[die],
  });
  return said === null ? null : said === 'yes';
}

const HELP = { wound: 'dice', success: 'success', adventure: 'adventure' } as const;
