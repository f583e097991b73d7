import type { ChecklistLine } from '@/engine';
import { say } from '../../say';
import type { CommandOf } from '../../session/command';
import type { State } from '../../session/state';
import { drawsCard } from './askRoll';
import { isDiceAction, rollAgain } from './rollFor';

/** What is left to do with cards and tiles: the app keeps the numbers, not the pieces. */
export function tableLines(
  state: State,
  { resolution, more }: CommandOf<'resolveAction'>,
): readonly ChecklistLine[] {
  const one = state.plan?.[0];
  // Several sure ones at once draw nothing.
  if (!one || more) return [];
  const { action } = one;
  if (action === 'hunt') return [{ id: 'beast', text: say('session.list.beast') }];
  if (action === 'threat') return [{ id: 'threat', text: say('session.list.threat') }];
  if (!isDiceAction(action)) return [];
  const rolled = rollAgain(state, one, action, resolution);
  const dice = rolled.ok ? rolled.value.dice : resolution.dice;
  const success = dice === null || (dice.successReroll ?? dice.success);
  const found = resolution.discoveries.length > 0;
  return [
    ...(drawsCard(state, one, action, dice)
      ? [
          { id: 'adventure', text: say('session.list.adventure', { deck: say(`action.${action}`) }) },
          // Line 1228: it comes back as a card of the Event phase.
          { id: 'shuffle', text: say('session.list.shuffle') },
        ]
      : []),
    ...(action === 'explore' && success
      ? (['tile', 'terrain', 'mystery', ...(found ? (['discovery'] as const) : [])] as const).map((id) => ({
          id,
          text: say(`session.list.${id}`),
        }))
      : []),
  ];
}
