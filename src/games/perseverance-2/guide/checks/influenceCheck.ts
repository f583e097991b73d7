import {
  sumDeltas,
  type CheckedTable,
  type CheckStep,
  type Deltas,
  type Explanation,
  type RuleCheck,
} from '@/engine';
import { answer, refused } from '../../../perseverance/guide/checks/answer';
import {
  cubesSteps,
  NO_CUBES,
  slotsOf,
  type CubesDraft,
} from '../../../perseverance/guide/checks/cubesSteps';
import { ownersOf } from '../../../perseverance/participants';
import { choose } from '../../../perseverance/session/wizards/choose';
import { PERK_IDS, PERKS, perksOf, type PerkId, type PerkList } from '../../perks';
import { INFLUENCE_SPACES, TRACKS } from '../../pieces';
import { NO_DINOS } from '../../rules/dinos';
import { resolveInfluence } from '../../rules/influence';
import { resolvePerk } from '../../rules/perk';
import { amount, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { figure, gainLines, somebody } from './lines';
import type { Names } from '../../session/names';

export interface InfluenceCheckDraft extends CubesDraft<Officer> {
  readonly perk: PerkId | 'none' | null;
  readonly story: number;
  readonly valor: number;
  /** Perks of the Officer that the player had before. */
  readonly owned: number;
}

type Draft = InfluenceCheckDraft;

/** Cubes on an Officer and the Perk after them: who gets the bonus, and whether the Perk can be had. */
export const influenceCheck: RuleCheck<Draft, Names> = {
  id: 'influence',
  icon: 'influence',
  title: say('lesson.check.title.influence'),
  note: say('lesson.check.note.influence'),
  reference: 'perk-tier',
  begin: () => ({ ...NO_CUBES, perk: null, story: 3, valor: 1, owned: 0 }),
  steps: (table, draft) => [
    ...cubesSteps(table, draft, {
      officers: OFFICERS,
      owners: ownersOf(table.seats),
      spaces: INFLUENCE_SPACES,
    }),
    choose<Draft>('perk', say('lesson.check.whichPerk'), [
      ...perksOf(PERK_IDS, officerIn(draft)).map((perk) => ({
        id: perk,
        icon: 'influence' as const,
        label: say(`perk.${perk}`),
        note: say(PERKS[perk].cost ? 'session.ask.tierCost' : 'session.ask.tier', {
          officer: say(`officer.${officerIn(draft)}`),
          tier: PERKS[perk].tier,
          does: say(`screens.perkNote.${perk}`),
        }),
        chosen: draft.perk === perk,
        write: () => ({ ...draft, perk }),
      })),
      {
        id: 'none',
        label: say('lesson.check.noPerk'),
        chosen: draft.perk === 'none',
        write: () => ({ ...draft, perk: 'none' as const }),
      },
    ]),
    {
      kind: 'figures',
      id: 'before',
      title: say('lesson.check.before'),
      figures: [
        figure<Draft>('story', say('asset.story'), draft.story, 20, (story) => ({ ...draft, story })),
        figure<Draft>('valor', say('asset.valor'), draft.valor, TRACKS.valor.max ?? 6, (valor) => ({
          ...draft,
          valor,
        })),
        figure<Draft>('owned', say('lesson.check.owned'), draft.owned, 5, (owned) => ({ ...draft, owned })),
      ],
    },
    resolve(table, draft),
  ],
};

function officerIn({ officer }: Draft): Officer {
  return officer ?? 'chief-mate';
}

function resolve({ seats }: CheckedTable, draft: Draft): CheckStep<Draft> {
  const placer = draft.placer ?? seats[0]?.id ?? '';
  const perks = ownedPerks(draft);
  const placed = resolveInfluence({
    players: seats.map(({ id }) =>
      somebody(id, id === placer ? { story: draft.story, valor: draft.valor, perks } : {}),
    ),
    officer: officerIn(draft),
    source: 'action',
    player: placer,
    slots: slotsOf(ownersOf(seats), draft.cubes),
    count: draft.count,
    securityBonus: 'light-soldier',
  });
  if (!placed.ok) return refused(placed.error);
  const { figures, explanation } = placed.value;
  const told = (deltas: Deltas, steps: Explanation) =>
    answer<Draft>(
      [
        ...gainLines(ownersOf(seats), deltas),
        {
          id: 'track',
          icon: 'influence' as const,
          label: say('lesson.check.trackAfter'),
          note: amount('cubes', figures.slots.length),
        },
      ],
      steps,
    );
  const { perk } = draft;
  if (perk === null || perk === 'none' || PERKS[perk].officer !== officerIn(draft))
    return told(figures.deltas, explanation);
  // The cubes are paid first; the Perk gets what is left, and a bonus of Valor counts.
  const left = {
    story: draft.story + (figures.deltas[placer]?.story ?? 0),
    valor: draft.valor + (figures.deltas[placer]?.valor ?? 0),
  };
  const gained = resolvePerk({
    player: somebody(placer, { ...left, perks }),
    perk,
    pay: PERKS[perk].cost ? (left.story > 0 ? 'story' : 'valor') : null,
    moveFrom: null,
    dino: PERKS[perk].effects.dinosAtOnce ? 'trampler' : null,
    release: NO_DINOS,
  });
  if (!gained.ok) return refused(gained.error);
  const steps = [...explanation, ...gained.value.explanation];
  return told(sumDeltas(steps), steps);
}

/** Which ones they were does not matter to the Tier, so any others stand for them. */
function ownedPerks(draft: Draft): PerkList {
  return perksOf(PERK_IDS, officerIn(draft))
    .filter((perk) => perk !== draft.perk && !PERKS[perk].effects.extraBonuses)
    .slice(0, draft.owned);
}
