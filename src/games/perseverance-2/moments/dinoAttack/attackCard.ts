import type { Ask } from '@/engine';
import { DINOS_IN_BOX } from '../../pieces';
import { allDinos, dinosBy, NO_DINOS, type DinoCount } from '../combat/dinos';
import { amount, say } from '../../say';
import type { Gains, State } from '../../session/state';
import { askGains } from '../../session/wizards/gainFigures';
import { asGiven } from '../combat/asGiven';
import type { AttackCommand } from './attackDefense';
import { dinoFigures, dinosIn } from '../combat/dinoFigures';

const MOST_DANGEROUS = 10;
const IN_BOX = dinosBy(() => DINOS_IN_BOX);

/** What the card brings if it holds, or if it does not: only what has happened is asked for. */
export function askCard(ask: Ask, state: State, attack: AttackCommand, success: boolean): AttackCommand {
  if (success)
    return { ...attack, dangerousChosen: NO_DINOS, successReward: askReward(ask, state, 'success') };
  const { dangerous, ...shown } = ask.count({
    id: 'card',
    title: say('session.battle.card'),
    help: say('session.battle.cardHelp'),
    figures: [
      ...dinoFigures({ id: 'card', group: say('session.battle.fromSupply'), value: NO_DINOS, most: IN_BOX }),
      {
        id: 'dangerous' as const,
        group: say('session.battle.fromMap'),
        label: say('session.battle.dangerous'),
        note: say('session.battle.dangerousNote'),
        value: 0,
        track: { min: 0, max: MOST_DANGEROUS },
      },
    ],
  });
  const standing = dangerous > 0 ? askStanding(ask) : NO_DINOS;
  const coming = askComing(ask, standing, Math.min(dangerous, allDinos(standing)));
  return {
    ...attack,
    card: { dinos: dinosIn('card', shown), dangerous },
    dangerousDinos: standing,
    dangerousChosen: coming,
    failReward: askReward(ask, state, 'fail'),
    // A Savior Bonus lies beside the board for longer than a level may last.
    saviorBonus: askReward(ask, { tracking: 'full' }, 'savior'),
  };
}

function askReward(ask: Ask, state: Pick<State, 'tracking'>, id: 'success' | 'fail' | 'savior'): Gains {
  return askGains(ask, state, {
    id: `${id}Reward`,
    title: say(`session.battle.reward.${id}`),
    help: say(`session.battle.reward.${id}Help`),
  });
}

/** On Dangerous spaces next to the Area. */
function askStanding(ask: Ask): DinoCount {
  const counts = ask.count({
    id: 'standing',
    title: say('session.battle.standingThere'),
    help: say('session.battle.standingThereHelp'),
    figures: dinoFigures({
      id: 'standing',
      group: say('session.battle.nextToArea'),
      value: NO_DINOS,
      most: IN_BOX,
    }),
  });
  return dinosIn('standing', counts);
}

/** As many as the card shows come, or as many as there are; which ones is asked if it is not all. */
function askComing(ask: Ask, standing: DinoCount, due: number): DinoCount {
  if (due === allDinos(standing)) return standing;
  const counts = ask.count({
    id: 'coming',
    title: say('session.battle.coming'),
    help: say('session.battle.comingHelp'),
    figures: asGiven(
      ask,
      'coming',
      dinoFigures({
        id: 'coming',
        group: say('session.battle.comingExactly', { dinos: amount('dinos', due) }),
        value: NO_DINOS,
        most: standing,
      }),
    ),
    missing: (said) =>
      allDinos(dinosIn('coming', said)) === due
        ? null
        : say('refusal.chooseDangerous', { dinos: amount('dinos', due) }),
  });
  return dinosIn('coming', counts);
}
