import type { CheckedTable, CheckStep, RuleCheck } from '@/engine';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import { choose } from '../../../perseverance/session/wizards/choose';
import type { PerkList } from '../../perks';
import { TRACKS } from '../../pieces';
import { resolveDinoAttack, TRIGGERS, type DinoAttackInput } from '../../rules/dinoAttack';
import { NO_DINOS, type DinoCount } from '../../rules/dinos';
import { countedDinos, say } from '../../say';
import { DINOS, STRUCTURES, type Structure } from '../../terms';
import { askPerks, figure, gainLines, somebody } from './lines';
import type { Names } from '../../session/names';

export interface AttackCheckDraft {
  readonly trigger: DinoAttackInput['trigger'] | null;
  readonly structures: Readonly<Record<Structure, number>>;
  readonly valor: number;
  readonly threshold: number;
  readonly dinos: DinoCount;
  readonly perks: PerkList;
}

type Draft = AttackCheckDraft;

const MOST_THRESHOLD = 12;
const MOST_DINOS = 6;

/** One Dino Attack: what stands there, the Valor spent, and whether that is enough. */
export const attackCheck: RuleCheck<Draft, Names> = {
  id: 'attack',
  icon: 'raptor',
  title: say('lesson.check.title.attack'),
  note: say('lesson.check.note.attack'),
  reference: 'dino-attack',
  begin: () => ({
    trigger: null,
    structures: { camp: 1, outpost: 0, watchtower: 0 },
    valor: 0,
    threshold: 3,
    dinos: NO_DINOS,
    perks: [],
  }),
  steps: (table, draft) => [
    choose<Draft>(
      'trigger',
      say('lesson.check.trigger'),
      TRIGGERS.map((trigger) => ({
        id: trigger,
        icon: trigger === 'outpost' ? 'wall' : 'settlement',
        label: say(`structure.${trigger === 'outpost' ? 'outpost' : 'camp'}`),
        chosen: draft.trigger === trigger,
        write: () => ({ ...draft, trigger, structures: standing(draft, trigger) }),
      })),
    ),
    {
      kind: 'figures',
      id: 'there',
      title: say('lesson.check.there'),
      figures: [
        ...STRUCTURES.map((structure) =>
          figure<Draft>(
            structure,
            say(`session.structure.${structure}`),
            draft.structures[structure],
            1,
            (to) => ({ ...draft, structures: { ...draft.structures, [structure]: to } }),
          ),
        ),
        figure<Draft>('valor', say('lesson.check.spent'), draft.valor, TRACKS.valor.max ?? 6, (valor) => ({
          ...draft,
          valor,
        })),
        ...askPerks<Draft>(['defender'], draft.perks, (perks) => ({ ...draft, perks })),
        figure<Draft>(
          'threshold',
          say('lesson.check.threshold'),
          draft.threshold,
          MOST_THRESHOLD,
          (threshold) => ({ ...draft, threshold }),
        ),
        ...DINOS.map((dino) => ({
          ...figure<Draft>(dino, say(`dino.${dino}`), draft.dinos[dino], MOST_DINOS, (to) => ({
            ...draft,
            dinos: { ...draft.dinos, [dino]: to },
          })),
          group: say('lesson.check.onCard'),
        })),
      ],
    },
    resolve(table, draft),
  ],
};

/** What was used stands there. */
function standing({ structures }: Draft, trigger: DinoAttackInput['trigger']): Draft['structures'] {
  return { ...structures, [trigger === 'outpost' ? 'outpost' : 'camp']: 1 };
}

function resolve({ seats }: CheckedTable, draft: Draft): CheckStep<Draft> {
  const owner = seats[0]?.id ?? '';
  const { threshold, valor, structures } = draft;
  const outcome = resolveDinoAttack({
    owner: somebody(owner, { valor, perks: draft.perks }),
    trigger: draft.trigger ?? 'adventure',
    structures: {
      camp: structures.camp > 0,
      outpost: structures.outpost > 0,
      watchtower: structures.watchtower > 0,
    },
    threshold,
    valorSpent: valor,
    card: { dinos: draft.dinos, dangerous: 0 },
    dangerousDinos: NO_DINOS,
    dangerousChosen: null,
    breach: null,
    successReward: [],
    failReward: [],
  });
  if (!outcome.ok) return refused(outcome.error);
  const { figures, explanation } = outcome.value;
  const { success, defenseValue: value, breach } = figures;
  return answer<Draft>(
    [
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
    ],
    explanation,
  );
}
