import type { RuleCheck, ResultLine } from '@/engine';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askOne } from '../../../perseverance/guide/checks/askOne';
import { PIECES } from '../../pieces';
import { threat } from '../../moments/threat/rule';
import { counted, say } from '../../say';
import { SOLDIERS } from '../../terms';
import { editionAt } from './owners';
import type { Names } from '../../session/names';

const DIE = { min: 1, max: 6 } as const;

const THREATS = (['challenge', 'transition'] as const).flatMap((kind) =>
  SOLDIERS.map((type) => ({ id: `${kind}:${type}`, kind, type })),
);

/** One Threat: a roll that is too low, or a token that comes to the skull. */
export const threatCheck: RuleCheck<Names> = {
  id: 'threat',
  icon: 'skull',
  title: say('lesson.check.title.threat'),
  note: say('lesson.check.note.threat'),
  reference: 'threat',
  script(ask, table) {
    const mode =
      askOne(ask, {
        id: 'how',
        title: say('lesson.check.how'),
        options: [
          { id: 'dice', icon: 'die', label: say('lesson.check.dice') },
          { id: 'deterministic', icon: 'arrow', label: say('lesson.check.tokens') },
        ],
      }) ?? 'dice';
    const of = askOne(ask, {
      id: 'of',
      title: say('lesson.check.threatOf'),
      options: THREATS.map(({ id, kind, type }) => ({
        id,
        icon: type,
        label: kind === 'challenge' ? say(`threat.challenge.${type}`) : say('threat.transition'),
        note: say('lesson.check.risk', { soldier: say(`figure.${type}`) }),
      })),
    });
    const chance =
      mode === 'dice'
        ? { id: 'roll' as const, label: say('lesson.check.roll'), value: 3, track: DIE }
        : { id: 'token' as const, label: say('lesson.check.token'), value: 0, track: { min: 0, max: 5 } };
    const counts = ask.count({
      id: 'figures',
      title: say('lesson.check.threatFigures'),
      figures: [
        ...SOLDIERS.map((type) => ({
          id: type,
          label: say('lesson.check.onCard', { what: say(`session.wizard.${type}`) }),
          value: type === 'light' ? 1 : 0,
          track: { min: 0, max: PIECES.soldiersOfAKind },
        })),
        { id: 'threat', label: say('lesson.check.threat'), value: 3, track: DIE },
        chance,
      ],
    });
    const { kind, type } = THREATS.find(({ id }) => id === of) ?? { kind: 'challenge', type: 'light' };
    const outcome = threat.ask({
      edition: editionAt(table),
      mode,
      soldiers: { light: counts.light, heavy: counts.heavy },
      trackers: { light: 0, heavy: 0, ...(mode === 'deterministic' && { [type]: counts[chance.id] }) },
      checks: [{ kind, type, threat: counts.threat, roll: mode === 'dice' ? counts[chance.id] : null }],
    });
    if (!outcome.ok) return tellAnswer(ask, refused(outcome.error));
    const { figures, explanation } = outcome.value;
    const { light, heavy } = figures.lost;
    const lost: ResultLine =
      light + heavy > 0
        ? {
            id: 'lost',
            icon: 'skull',
            label: say('lesson.check.lost'),
            note: counted(['light', light], ['heavy', heavy]),
          }
        : { id: 'lost', icon: 'check', label: say('lesson.check.survived') };
    tellAnswer(ask, answer([lost], explanation));
  },
};
