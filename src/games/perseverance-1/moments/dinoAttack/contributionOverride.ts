import { isStepOf, type ExplainStep, type Outcome } from '@/engine';
import { mayRepeat, picksFor } from './combatContribution';
import type { DinoAttackResult } from './rule';
import type { Step } from '../../rules/parts';
import { amount, nameOf, namesOf, say } from '../../say';
import { playersOf, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';

type Attack = Outcome<DinoAttackResult>;

const REPEATS: Step = { part: 'contribution-repeat' };

/** The table counted other pieces than the rules: picks, and who may repeat one, follow from its figures. */
export function contributionOverride(
  state: State,
  said: Readonly<Record<string, number>>,
  { figures, explanation }: Attack,
): Attack {
  const standing = playersOf(state).map(
    (id) => [id, (Object.hasOwn(said, id) ? said[id] : figures.contribution[id]) ?? 0] as const,
  );
  const { picksTable } = state.config.box;
  const picks = standing.map(([id, pieces]) => [id, picksFor(rulesFor(state), pieces, picksTable)] as const);
  const repeaters = mayRepeat(standing);
  return {
    figures: {
      ...figures,
      contribution: Object.fromEntries(standing),
      picks: Object.fromEntries(picks),
      mayRepeat: repeaters,
    },
    explanation: [
      ...explanation.filter((step) => !isStepOf(step, REPEATS)),
      ...standing
        .filter(([id, pieces]) => pieces !== figures.contribution[id])
        .map(([id, pieces]): ExplainStep => ({
          rule: say('session.attack.contributionSet', {
            player: nameOf(id),
            pieces: amount('pieces', pieces),
            picks: amount('picks', Object.fromEntries(picks)[id] ?? 0),
          }),
          id: { part: 'contribution', of: id } satisfies Step,
        })),
      ...(repeaters.length > 0
        ? [{ rule: say('contribution.mayRepeat', { players: namesOf(repeaters) }), id: REPEATS }]
        : []),
    ],
  };
}
