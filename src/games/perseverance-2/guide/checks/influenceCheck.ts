import { sumDeltas, type CheckAsk, type Deltas, type Explanation, type RuleCheck } from '@/engine';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { askCubes } from '../../../perseverance/guide/checks/askCubes';
import { askOne } from '../../../perseverance/guide/checks/askOne';
import { ownersOf } from '../../../perseverance/participants';
import { PERK_IDS, PERKS, perksOf, type PerkId, type PerkList } from '../../perks';
import { INFLUENCE_SPACES, TRACKS } from '../../pieces';
import { influence } from '../../moments/influence/rule';
import { perk as perkRule } from '../../moments/influence/perk';
import { amount, say } from '../../say';
import { OFFICERS, type Officer } from '../../terms';
import { figure, gainLines, somebody } from './lines';
import type { Names } from '../../session/names';

/** Cubes on an Officer and the Perk after them: who gets the bonus, and whether the Perk can be had. */
export const influenceCheck: RuleCheck<Names> = {
  id: 'influence',
  icon: 'influence',
  title: say('lesson.check.title.influence'),
  note: say('lesson.check.note.influence'),
  reference: 'perk-tier',
  script(ask, table) {
    const owners = ownersOf(table.seats);
    const cubes = askCubes(ask, table, { officers: OFFICERS, owners, spaces: INFLUENCE_SPACES });
    const { placer, slots, count } = cubes;
    const officer = cubes.officer ?? 'chief-mate';
    const perk = askPerk(ask, officer);
    const { story, valor, owned } = ask.count({
      id: 'before',
      title: say('lesson.check.before'),
      figures: [
        figure('story', say('asset.story'), 3, 20),
        figure('valor', say('asset.valor'), 1, TRACKS.valor.max ?? 6),
        figure('owned', say('lesson.check.owned'), 0, 5),
      ],
    });
    const perks = otherPerks(officer, perk).slice(0, owned);
    const placed = influence.ask({
      players: table.seats.map(({ id }) => somebody(id, id === placer ? { story, valor, perks } : {})),
      officer,
      source: 'action',
      player: placer,
      slots,
      count,
      securityBonus: 'light-soldier',
    });
    if (!placed.ok) return tellAnswer(ask, refused(placed.error));
    const { figures, explanation } = placed.value;
    const track = {
      id: 'track',
      icon: 'influence' as const,
      label: say('lesson.check.trackAfter'),
      note: amount('cubes', figures.slots.length),
    };
    const tell = (deltas: Deltas, steps: Explanation) =>
      tellAnswer(ask, answer([...gainLines(owners, deltas), track], steps));
    if (perk === null) return tell(figures.deltas, explanation);
    // The cubes are paid first; the Perk gets what is left, and a bonus of Valor counts.
    const left = {
      story: story + (figures.deltas[placer]?.story ?? 0),
      valor: valor + (figures.deltas[placer]?.valor ?? 0),
    };
    const gained = perkRule.ask({
      player: somebody(placer, { ...left, perks }),
      perk,
      pay: PERKS[perk].cost ? (left.story > 0 ? 'story' : 'valor') : null,
      dino: PERKS[perk].effects.dinosAtOnce ? 'trampler' : null,
    });
    if (!gained.ok) return tellAnswer(ask, refused(gained.error));
    const steps = [...explanation, ...gained.value.explanation];
    tell(sumDeltas(steps), steps);
  },
};

/** Null where none is taken. */
function askPerk(ask: CheckAsk, officer: Officer): PerkId | null {
  const perk = askOne<PerkId | 'none'>(ask, {
    id: 'perk',
    title: say('lesson.check.whichPerk'),
    options: [
      ...perksOf(PERK_IDS, officer).map((id) => ({
        id,
        icon: 'influence' as const,
        label: say(`perk.${id}`),
        note: say(PERKS[id].cost ? 'session.ask.tierCost' : 'session.ask.tier', {
          officer: say(`officer.${officer}`),
          tier: PERKS[id].tier,
          does: say(`screens.perkNote.${id}`),
        }),
      })),
      { id: 'none', label: say('lesson.check.noPerk') },
    ],
  });
  return perk === 'none' ? null : perk;
}

/** Which ones a player has does not matter to the Tier, so any others will do. */
function otherPerks(officer: Officer, perk: PerkId | null): PerkList {
  return perksOf(PERK_IDS, officer).filter((id) => id !== perk && !PERKS[id].effects.extraBonuses);
}
