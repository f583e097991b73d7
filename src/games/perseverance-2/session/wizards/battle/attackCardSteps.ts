import type { WizardStep } from '@/engine';
import { DINOS_IN_BOX } from '../../../pieces';
import { allDinos, dinosBy } from '../../../rules/dinos';
import { amount, say } from '../../../say';
import type { Gains, State } from '../../state';
import { gainFigures } from '../gainFigures';
import { comingDinos, dangerousDue, MOST_DANGEROUS, type AttackDraft } from './attackDraft';
import { dinoFigures } from './dinoFigures';

type Step = WizardStep<AttackDraft>;

/** What the card brings if it holds, or if it does not: only what has happened is asked for. */
export function cardSteps(state: State, draft: AttackDraft, success: boolean): readonly Step[] {
  const reward = (id: 'success' | 'fail' | 'savior', gains: Gains): Step => ({
    kind: 'figures',
    id: `${id}Reward`,
    title: say(`session.battle.reward.${id}`),
    help: say(`session.battle.reward.${id}Help`),
    // A Savior Bonus lies beside the board for longer than a level may last.
    figures: gainFigures(id === 'savior' ? { tracking: 'full' } : state, gains, (to) => ({
      ...draft,
      [id]: to,
    })),
  });
  if (success) return [reward('success', draft.success)];
  return [
    cardStep(draft),
    ...dangerousSteps(draft),
    reward('fail', draft.fail),
    reward('savior', draft.savior),
  ];
}

function cardStep(draft: AttackDraft): Step {
  return {
    kind: 'figures',
    id: 'card',
    title: say('session.battle.card'),
    help: say('session.battle.cardHelp'),
    figures: [
      ...dinoFigures<AttackDraft>({
        id: 'card',
        group: say('session.battle.fromSupply'),
        value: draft.dinos,
        most: dinosBy(() => DINOS_IN_BOX),
        write: (dinos) => ({ ...draft, dinos }),
      }),
      {
        id: 'dangerous',
        group: say('session.battle.fromMap'),
        label: say('session.battle.dangerous'),
        note: say('session.battle.dangerousNote'),
        value: draft.dangerous,
        track: { min: 0, max: MOST_DANGEROUS },
        write: (dangerous) => ({ ...draft, dangerous }),
      },
    ],
  };
}

/** How many stand there, and which of them come if it is not all. */
function dangerousSteps(draft: AttackDraft): readonly Step[] {
  if (draft.dangerous === 0) return [];
  const due = dangerousDue(draft);
  const coming = comingDinos(draft);
  const choice = due < allDinos(draft.standing);
  return [
    {
      kind: 'figures',
      id: 'standing',
      title: say('session.battle.standingThere'),
      help: say('session.battle.standingThereHelp'),
      figures: dinoFigures<AttackDraft>({
        id: 'standing',
        group: say('session.battle.nextToArea'),
        value: draft.standing,
        most: dinosBy(() => DINOS_IN_BOX),
        write: (standing) => ({ ...draft, standing }),
      }),
    },
    ...(choice
      ? [
          {
            kind: 'figures',
            id: 'coming',
            title: say('session.battle.coming'),
            help: say('session.battle.comingHelp'),
            figures: dinoFigures<AttackDraft>({
              id: 'coming',
              group: say('session.battle.comingExactly', { dinos: amount('dinos', due) }),
              value: coming,
              most: draft.standing,
              write: (chosen) => ({ ...draft, chosen }),
            }),
            ...(allDinos(coming) !== due && {
              missing: say('refusal.chooseDangerous', { dinos: amount('dinos', due) }),
            }),
          } as const,
        ]
      : []),
  ];
}
