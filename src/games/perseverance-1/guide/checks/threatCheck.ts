import type { AskedFigure, CheckedTable, CheckStep, RuleCheck } from '@/engine';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import { PIECES } from '../../pieces';
import { threat } from '../../rules/threat';
import { counted, say } from '../../say';
import { choose } from '../../session/wizards/choose';
import { SOLDIERS, type Soldier } from '../../terms';
import { editionAt } from './owners';
import type { Names } from '../../session/names';

type Kind = 'challenge' | 'transition';

export interface ThreatCheckDraft {
  readonly mode: 'dice' | 'deterministic' | null;
  readonly of: { readonly kind: Kind; readonly type: Soldier } | null;
  readonly light: number;
  readonly heavy: number;
  readonly threat: number;
  readonly roll: number;
  readonly token: number;
}

type Draft = ThreatCheckDraft;

const DIE = { min: 1, max: 6 } as const;

/** One Threat: a roll that is too low, or a token that comes to the skull. */
export const threatCheck: RuleCheck<Draft, Names> = {
  id: 'threat',
  icon: 'skull',
  title: say('lesson.check.title.threat'),
  note: say('lesson.check.note.threat'),
  reference: 'threat',
  begin: () => ({ mode: null, of: null, light: 1, heavy: 0, threat: 3, roll: 3, token: 0 }),
  steps: (table, draft) => [
    choose<Draft>(
      'how',
      say('lesson.check.how'),
      (['dice', 'deterministic'] as const).map((mode) => ({
        id: mode,
        icon: mode === 'dice' ? 'die' : 'arrow',
        label: mode === 'dice' ? say('lesson.check.dice') : say('lesson.check.tokens'),
        chosen: draft.mode === mode,
        write: () => ({ ...draft, mode }),
      })),
    ),
    choose<Draft>(
      'of',
      say('lesson.check.threatOf'),
      (['challenge', 'transition'] as const).flatMap((kind) =>
        SOLDIERS.map((type) => ({
          id: `${kind}:${type}`,
          icon: type,
          label: kind === 'challenge' ? say(`threat.challenge.${type}`) : say('threat.transition'),
          note: say('lesson.check.risk', { soldier: say(`figure.${type}`) }),
          chosen: draft.of?.kind === kind && draft.of.type === type,
          write: () => ({ ...draft, of: { kind, type } }),
        })),
      ),
    ),
    figuresStep(draft),
    resolve(table, draft),
  ],
};

function figuresStep(draft: Draft): CheckStep<Draft> {
  const soldiers = SOLDIERS.map((type): AskedFigure<Draft> => ({
    id: type,
    label: say('lesson.check.onCard', { what: say(`session.wizard.${type}`) }),
    value: draft[type],
    track: { min: 0, max: PIECES.soldiersOfAKind },
    write: (to) => ({ ...draft, [type]: to }),
  }));
  const chance: AskedFigure<Draft> =
    draft.mode === 'deterministic'
      ? {
          id: 'token',
          label: say('lesson.check.token'),
          value: draft.token,
          track: { min: 0, max: 5 },
          write: (token) => ({ ...draft, token }),
        }
      : {
          id: 'roll',
          label: say('lesson.check.roll'),
          value: draft.roll,
          track: DIE,
          write: (roll) => ({ ...draft, roll }),
        };
  return {
    kind: 'figures',
    id: 'figures',
    title: say('lesson.check.threatFigures'),
    figures: [
      ...soldiers,
      {
        id: 'threat',
        label: say('lesson.check.threat'),
        value: draft.threat,
        track: DIE,
        write: (to) => ({ ...draft, threat: to }),
      },
      chance,
    ],
  };
}

function resolve(table: CheckedTable, draft: Draft): CheckStep<Draft> {
  const mode = draft.mode ?? 'dice';
  const { kind, type } = draft.of ?? { kind: 'challenge', type: 'light' };
  const outcome = threat.ask({
    edition: editionAt(table),
    mode,
    soldiers: { light: draft.light, heavy: draft.heavy },
    trackers: { light: 0, heavy: 0, [type]: draft.token },
    checks: [{ kind, type, threat: draft.threat, roll: mode === 'dice' ? draft.roll : null }],
  });
  if (!outcome.ok) return refused(outcome.error);
  const { figures, explanation } = outcome.value;
  const { light, heavy } = figures.lost;
  return answer(
    [
      light + heavy > 0
        ? {
            id: 'lost',
            icon: 'skull',
            label: say('lesson.check.lost'),
            note: counted(['light', light], ['heavy', heavy]),
          }
        : { id: 'lost', icon: 'check', label: say('lesson.check.survived') },
    ],
    explanation,
  );
}
