import type { CheckAsk, RuleCheck, ResultLine } from '@/engine';
import { answer, refused, tellAnswer } from '../../../perseverance/guide/checks/answer';
import { ENCLOSURE, PIECES, TRACKS } from '../../pieces';
import { resolveCombat } from '../../moments/combat/rule';
import { dinosBy, NO_DINOS } from '../../moments/combat/dinos';
import { countedDinos, say } from '../../say';
import { DINOS, SOLDIERS } from '../../terms';
import { figure, gainLines, perkFigures, somebody } from './lines';
import type { Names } from '../../session/names';

/** Those that change a Combat. */
const PERKS_HERE = [
  'skinner',
  'trampler-expert',
  'warrior',
  'medic-training',
  'tracker',
  'herder',
  'trapper',
  'breeder',
] as const;
const MOST_DINOS = 6;
const MOST_INJURIES = 6;
/** A Heavy Soldier takes two before the next one is hit. */
const INJURIES_OF_ONE = 2;

/** One Combat: Damage, who is hit, what is killed and what is caught. */
export const combatCheck: RuleCheck<Names> = {
  id: 'combat',
  icon: 'combat',
  title: say('lesson.check.title.combat'),
  note: say('lesson.check.note.combat'),
  reference: 'combat',
  script(ask, { seats }) {
    const { light, heavy, leader, valor } = ask.count({
      id: 'party',
      title: say('lesson.check.party'),
      figures: [
        ...SOLDIERS.map((kind) => figure(kind, say(`asset.${kind}Soldier`), 1, PIECES.soldiersOfAKind)),
        figure('leader', say('figure.leader'), 0, 1),
        figure('valor', say('asset.valor'), 1, TRACKS.valor.max ?? 6),
      ],
    });
    const dinos = ask.count({
      id: 'dinos',
      title: say('lesson.check.dinos'),
      figures: DINOS.map((dino) =>
        figure(`dinos:${dino}`, say(`dino.${dino}`), dino === 'shieldhead' ? 0 : 1, MOST_DINOS),
      ),
    });
    const perks = ask.count({
      id: 'perks',
      title: say('lesson.check.perks'),
      figures: perkFigures(PERKS_HERE),
    });
    const { injuries, cancel } = askInjuries(ask);
    const { capture, held } = askCapture(ask);
    const fighter = seats[0]?.id ?? '';
    // Past the reader: an Enclosure typed in too full is refused for its own room, not that of the box.
    const outcome = resolveCombat({
      player: somebody(fighter, {
        lightSoldier: light,
        heavySoldier: heavy,
        valor,
        perks: PERKS_HERE.filter((perk) => perks[perk] > 0),
        enclosure: held,
      }),
      kind: 'adventure',
      ready: null,
      committed: { light, heavy, leader: leader > 0 },
      dinos: dinosBy((dino) => dinos[`dinos:${dino}`]),
      injuries,
      cancel,
      capture,
      release: NO_DINOS,
      wrangler: null,
      saviorBonus: [],
      saviorTimes: 1,
    });
    if (!outcome.ok) return tellAnswer(ask, refused(outcome.error));
    const { figures, explanation } = outcome.value;
    const { damage, needed, enclosure } = figures;
    const lines: readonly ResultLine[] = [
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
    ];
    tellAnswer(ask, answer(lines, explanation));
  },
};

/** Who is hit, and who of them is saved. */
function askInjuries(ask: CheckAsk) {
  const counts = ask.count({
    id: 'injuries',
    title: say('lesson.check.injuries'),
    figures: [
      ...([...SOLDIERS, 'leader'] as const).map((kind) =>
        figure(
          `injuries:${kind}`,
          say('lesson.check.injuriesOf', { what: say(`figure.${kind}`) }),
          0,
          MOST_INJURIES,
        ),
      ),
      ...SOLDIERS.map((kind) =>
        figure(
          `saved:${kind}`,
          say('lesson.check.saved', { what: say(`figure.${kind}`) }),
          0,
          PIECES.soldiersOfAKind,
        ),
      ),
    ],
  });
  return {
    injuries: {
      light: counts['injuries:light'],
      heavy: heavyHits(counts['injuries:heavy']),
      leader: counts['injuries:leader'],
    },
    cancel: { light: counts['saved:light'], heavy: counts['saved:heavy'] },
  };
}

function heavyHits(injuries: number): readonly number[] {
  return Array.from({ length: Math.ceil(injuries / INJURIES_OF_ONE) }, (_, i) =>
    Math.min(INJURIES_OF_ONE, injuries - i * INJURIES_OF_ONE),
  );
}

/** What is caught now, and what the Enclosure held before. */
function askCapture(ask: CheckAsk) {
  const counts = ask.count({
    id: 'capture',
    title: say('lesson.check.capture'),
    figures: [
      ...DINOS.map((dino) =>
        figure(`capture:${dino}`, say('lesson.check.captured', { what: say(`dino.${dino}`) }), 0, MOST_DINOS),
      ),
      ...DINOS.map((dino) =>
        figure(
          `held:${dino}`,
          say('lesson.check.held', { what: say(`dino.${dino}`) }),
          0,
          ENCLOSURE.mostDinos,
        ),
      ),
    ],
  });
  return {
    capture: dinosBy((dino) => counts[`capture:${dino}`]),
    held: dinosBy((dino) => counts[`held:${dino}`]),
  };
}
