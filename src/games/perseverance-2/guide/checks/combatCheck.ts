import type { CheckedTable, CheckStep, RuleCheck } from '@/engine';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import type { PerkList } from '../../perks';
import { ENCLOSURE, PIECES, TRACKS } from '../../pieces';
import { resolveCombat } from '../../rules/combat';
import { dinosBy, NO_DINOS, type DinoCount } from '../../rules/dinos';
import { countedDinos, say } from '../../say';
import { DINOS, SOLDIERS } from '../../terms';
import { askPerks, figure, gainLines, somebody } from './lines';
import type { Names } from '../../session/names';

export interface CombatCheckDraft {
  readonly light: number;
  readonly heavy: number;
  readonly leader: number;
  readonly valor: number;
  readonly dinos: DinoCount;
  readonly injuries: Readonly<Record<'light' | 'heavy' | 'leader', number>>;
  readonly saved: Readonly<Record<'light' | 'heavy', number>>;
  readonly held: DinoCount;
  readonly capture: DinoCount;
  readonly perks: PerkList;
}

type Draft = CombatCheckDraft;

/** Those that change a Combat. */
const PERKS_HERE: PerkList = [
  'skinner',
  'trampler-expert',
  'warrior',
  'medic-training',
  'tracker',
  'herder',
  'trapper',
  'breeder',
];
const MOST_DINOS = 6;
const MOST_INJURIES = 6;
/** A Heavy Soldier takes two before the next one is hit. */
const INJURIES_OF_ONE = 2;

/** One Combat: Damage, who is hit, what is killed and what is caught. */
export const combatCheck: RuleCheck<Draft, Names> = {
  id: 'combat',
  icon: 'combat',
  title: say('lesson.check.title.combat'),
  note: say('lesson.check.note.combat'),
  reference: 'combat',
  begin: () => ({
    light: 1,
    heavy: 1,
    leader: 0,
    valor: 1,
    dinos: { trampler: 1, raptor: 1, shieldhead: 0 },
    injuries: { light: 0, heavy: 0, leader: 0 },
    saved: { light: 0, heavy: 0 },
    held: NO_DINOS,
    capture: NO_DINOS,
    perks: [],
  }),
  steps: (table, draft) => [
    {
      kind: 'figures',
      id: 'party',
      title: say('lesson.check.party'),
      figures: [
        ...SOLDIERS.map((kind) =>
          figure<Draft>(kind, say(`asset.${kind}Soldier`), draft[kind], PIECES.soldiersOfAKind, (to) => ({
            ...draft,
            [kind]: to,
          })),
        ),
        figure<Draft>('leader', say('figure.leader'), draft.leader, 1, (leader) => ({ ...draft, leader })),
        figure<Draft>('valor', say('asset.valor'), draft.valor, TRACKS.valor.max ?? 6, (valor) => ({
          ...draft,
          valor,
        })),
      ],
    },
    {
      kind: 'figures',
      id: 'dinos',
      title: say('lesson.check.dinos'),
      figures: dinoFigures(draft, 'dinos', 'dinos', MOST_DINOS),
    },
    {
      kind: 'figures',
      id: 'perks',
      title: say('lesson.check.perks'),
      figures: askPerks(PERKS_HERE, draft.perks, (perks) => ({ ...draft, perks })),
    },
    injuriesStep(draft),
    {
      kind: 'figures',
      id: 'capture',
      title: say('lesson.check.capture'),
      figures: [
        ...dinoFigures(draft, 'capture', 'captured', MOST_DINOS),
        ...dinoFigures(draft, 'held', 'held', ENCLOSURE.mostDinos),
      ],
    },
    resolve(table, draft),
  ],
};

function dinoFigures(
  draft: Draft,
  field: 'dinos' | 'capture' | 'held',
  words: 'dinos' | 'captured' | 'held',
  most: number,
) {
  return DINOS.map((dino) => {
    const what = say(`dino.${dino}`);
    return figure<Draft>(
      `${field}:${dino}`,
      words === 'dinos' ? what : say(`lesson.check.${words}`, { what }),
      draft[field][dino],
      most,
      (to) => ({ ...draft, [field]: { ...draft[field], [dino]: to } }),
    );
  });
}

function injuriesStep(draft: Draft): CheckStep<Draft> {
  return {
    kind: 'figures',
    id: 'injuries',
    title: say('lesson.check.injuries'),
    figures: [
      ...(['light', 'heavy', 'leader'] as const).map((kind) =>
        figure<Draft>(
          `injuries:${kind}`,
          say('lesson.check.injuriesOf', { what: say(`figure.${kind}`) }),
          draft.injuries[kind],
          MOST_INJURIES,
          (to) => ({ ...draft, injuries: { ...draft.injuries, [kind]: to } }),
        ),
      ),
      ...SOLDIERS.map((kind) =>
        figure<Draft>(
          `saved:${kind}`,
          say('lesson.check.saved', { what: say(`figure.${kind}`) }),
          draft.saved[kind],
          PIECES.soldiersOfAKind,
          (to) => ({ ...draft, saved: { ...draft.saved, [kind]: to } }),
        ),
      ),
    ],
  };
}

function resolve({ seats }: CheckedTable, draft: Draft): CheckStep<Draft> {
  const fighter = seats[0]?.id ?? '';
  const outcome = resolveCombat({
    player: somebody(fighter, {
      lightSoldier: draft.light,
      heavySoldier: draft.heavy,
      valor: draft.valor,
      perks: draft.perks,
      enclosure: draft.held,
    }),
    kind: 'adventure',
    ready: null,
    committed: { light: draft.light, heavy: draft.heavy, leader: draft.leader > 0 },
    dinos: draft.dinos,
    injuries: {
      light: draft.injuries.light,
      heavy: heavyHits(draft.injuries.heavy),
      leader: draft.injuries.leader,
    },
    cancel: draft.saved,
    capture: draft.capture,
    release: NO_DINOS,
    wrangler: null,
    saviorBonus: [],
    saviorTimes: 1,
  });
  if (!outcome.ok) return refused(outcome.error);
  const { figures, explanation } = outcome.value;
  const { damage, needed, enclosure } = figures;
  return answer<Draft>(
    [
      {
        id: 'damage',
        icon: 'combat',
        label: say('lesson.check.damage'),
        note: say('lesson.check.ofNeeded', { damage, needed }),
      },
      ...gainLines([fighter], figures.deltas),
      {
        id: 'enclosure',
        icon: 'lock',
        label: say('lesson.check.enclosure'),
        note: countedDinos(dinosBy((dino) => enclosure[dino])),
      },
    ],
    explanation,
  );
}

function heavyHits(injuries: number): readonly number[] {
  return Array.from({ length: Math.ceil(injuries / INJURIES_OF_ONE) }, (_, i) =>
    Math.min(INJURIES_OF_ONE, injuries - i * INJURIES_OF_ONE),
  );
}
