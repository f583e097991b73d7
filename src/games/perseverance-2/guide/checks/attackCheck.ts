import type { RuleCheck, ResultLine } from '@/engine';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askOne } from '../../../perseverance/guide/checks/askOne';
import { TRACKS } from '../../pieces';
import { dinoAttack, TRIGGERS } from '../../moments/dinoAttack/rule';
import { dinosBy } from '../../moments/combat/dinos';
import { countedDinos, say } from '../../say';
import { DINOS, STRUCTURES } from '../../terms';
import { figure, gainLines, perkFigures, somebody } from './lines';
import type { Names } from '../../session/names';

const MOST_THRESHOLD = 12;
const MOST_DINOS = 6;

/** What was used is there. */
const USED = { adventure: 'camp', outpost: 'outpost' } as const;

/** One Dino Attack: what is there, the Valor spent, and whether that is enough. */
export const attackCheck: RuleCheck<Names> = {
  id: 'attack',
  icon: 'raptor',
  title: say('lesson.check.title.attack'),
  note: say('lesson.check.note.attack'),
  reference: 'dino-attack',
  script(ask, { seats }) {
    const trigger = askOne(ask, {
      id: 'trigger',
      title: say('lesson.check.trigger'),
      options: TRIGGERS.map((id) => ({
        id,
        icon: id === 'outpost' ? 'outpost' : 'camp',
        label: say(`structure.${USED[id]}`),
      })),
    });
    const used = trigger && USED[trigger];
    const { threshold, valor, ...there } = ask.count({
      id: 'there',
      title: say('lesson.check.there'),
      figures: [
        ...STRUCTURES.map((id) => ({
          ...figure(id, say(`session.structure.${id}`), id === used || id === 'camp' ? 1 : 0, 1),
          ...(id === used && { per: 'used' }),
        })),
        figure('valor', say('lesson.check.spent'), 0, TRACKS.valor.max ?? 6),
        ...perkFigures(['defender']),
        figure('threshold', say('lesson.check.threshold'), 3, MOST_THRESHOLD),
        ...DINOS.map((dino) => ({
          ...figure(dino, say(`dino.${dino}`), 0, MOST_DINOS),
          group: say('lesson.check.onCard'),
        })),
      ],
    });
    const owner = seats[0]?.id ?? '';
    const outcome = dinoAttack.ask({
      owner: somebody(owner, { valor, perks: there.defender > 0 ? ['defender'] : [] }),
      trigger: trigger ?? 'adventure',
      structures: {
        camp: there.camp > 0,
        outpost: there.outpost > 0,
        watchtower: there.watchtower > 0,
      },
      threshold,
      valorSpent: valor,
      card: { dinos: dinosBy((dino) => there[dino]) },
    });
    if (!outcome.ok) return tellAnswer(ask, refused(outcome.error));
    const { figures, explanation } = outcome.value;
    const { success, defenseValue: value, breach } = figures;
    const lines: readonly ResultLine[] = [
      {
        id: 'defense',
        icon: success ? 'check' : 'skull',
        label: success ? say('lesson.check.holds') : say('lesson.check.fails'),
        note: say('lesson.check.value', { value, threshold }),
      },
      ...gainLines([owner], figures.deltas),
      ...(breach
        ? [
            {
              id: 'breach',
              icon: 'raptor' as const,
              label: say('lesson.check.inBreach'),
              note: countedDinos(breach.dinos),
            },
          ]
        : []),
    ];
    tellAnswer(ask, answer(lines, explanation));
  },
};
