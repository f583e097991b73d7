import type { CheckAsk, Phrase, RuleCheck, ResultLine } from '@/engine';
import { DIE_FACES } from '../pieces';
import { chances } from '../moments/encounter/chances';
import { encounter } from '../moments/encounter/rule';
import { say } from '../say';
import { OUTCOMES } from '../session/command';
import { perResource } from '../tally';
import { SKILLS, type Skill, type Trio } from '../terms';
import type { Names } from '../session/names';

/** Icons against Challenges: what is met, what it costs, what comes of it. */
const encounterCheck: RuleCheck<Names> = {
  id: 'encounter',
  icon: 'die',
  title: say('session.phase.encounter'),
  note: say('guide.check.encounter'),
  reference: 'encounter',
  script(ask) {
    const asked = askTrio(ask, 'asked', say('session.challenges'));
    const highest = Math.max(...SKILLS.map((skill) => asked[skill]));
    const threat = ask.choose({
      id: 'threat',
      title: say('session.challenge.threat'),
      options: SKILLS.map((skill) => ({
        id: skill,
        icon: skill,
        label: say(`skill.${skill}`),
        ...(asked[skill] < highest && {
          reason: say('session.refusal.notHighest', { skill: say(`skill.${skill}`) }),
        }),
      })),
    });
    const rolled = askTrio(ask, 'rolled', say('guide.check.successes'));
    tellAnswer(ask, judged(asked, rolled, threat));
  },
};

/** The die is counted in already, so the table of three that rolls none is the one to ask for. */
function judged(asked: Trio, rolled: Trio, threat: Skill | null): readonly ResultLine[] {
  const outcome = encounter.ask({
    players: 3,
    challenges: asked,
    threat: threat ?? SKILLS.reduce((high, skill) => (asked[skill] > asked[high] ? skill : high)),
    rolled,
    aberrant: null,
    lossResource: 'survivors',
    caravan: perResource(() => 99),
  });
  if (!outcome.ok) return [{ id: 'refused', icon: 'warning', label: outcome.error.message }];
  const { results, loss, penalty, reward, bonus } = outcome.value.figures;
  const kinds = { penalty, reward, bonus };
  return [
    ...SKILLS.map((skill) => ({
      id: skill,
      icon: skill,
      label: say(`skill.${skill}`),
      note: results[skill].passed
        ? say('session.encounter.met')
        : say('session.encounter.missed', { count: results[skill].missed }),
    })),
    { id: 'loss', label: say('guide.check.loss'), figure: String(-loss.due) },
    ...OUTCOMES.filter((kind) => kinds[kind]).map((kind) => ({
      id: kind,
      icon: 'check' as const,
      label: say(`session.outcome.${kind}`),
    })),
  ];
}

/** Exact, for any dice against any Challenges. */
const chanceCheck: RuleCheck<Names> = {
  id: 'chances',
  icon: 'info',
  title: say('guide.check.chances'),
  note: say('guide.check.chancesNote'),
  reference: 'chances',
  script(ask, { seats }) {
    const track = { min: 0, max: DIE_FACES };
    const faces = ask.count({
      id: 'faces',
      title: say('session.setup.dice'),
      help: say('session.setup.diceNote'),
      together: DIE_FACES,
      figures: [
        { id: 'one', label: say('session.setup.faces.one'), value: 2, track },
        { id: 'two', label: say('session.setup.faces.two'), value: 1, track },
      ],
    });
    const dice = askTrio(ask, 'dice', say('guide.check.dice'));
    const challenges = askTrio(ask, 'asked', say('session.challenges'));
    const { met, all } = chances({ dice, faces, players: seats.length, challenges });
    tellAnswer(ask, [
      ...SKILLS.map((skill) => ({
        id: skill,
        icon: skill,
        label: say(`skill.${skill}`),
        figure: percent(met[skill]),
      })),
      { id: 'all', label: say('session.encounter.chanceAll'), figure: percent(all) },
    ]);
  },
};

/** One decimal: it is exact. */
function percent(chance: number): string {
  return `${Math.round(chance * 1000) / 10}%`;
}

/** "Did we do that right?" */
export const checks: readonly RuleCheck<Names>[] = [encounterCheck, chanceCheck];

function askTrio(ask: CheckAsk, id: string, title: Phrase): Trio {
  return ask.count({
    id,
    title,
    figures: SKILLS.map((skill) => ({
      id: skill,
      label: say(`skill.${skill}`),
      value: 3,
      track: { min: 0, max: 30 },
    })),
  });
}

function tellAnswer(ask: CheckAsk, lines: readonly ResultLine[]): void {
  ask.tell({ id: 'answer', title: say('guide.check.answer'), lines });
}
