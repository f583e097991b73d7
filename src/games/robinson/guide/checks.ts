import type { CheckAsk, Count, Outcome, Phrase, Refusal, Result, RuleCheck, ResultLine } from '@/engine';
import { amount, say } from '../say';
import { hunt } from '../moments/actions/hunt';
import { HUNGRY_ANIMALS, weather } from '../moments/weather/rule';
import type { Names } from '../session/names';

/** Clouds against the roof, and what else the sky sends. */
const weatherCheck: RuleCheck<Names> = {
  id: 'weather',
  icon: 'drop',
  title: say('phase.weather'),
  note: say('lesson.check.weather'),
  reference: 'weather-phase',
  script(ask, { seats }) {
    const { weapon, food, wood, ...sky } = ask.count({
      id: 'figures',
      title: say('lesson.check.figures'),
      figures: [
        figure('rain', say('session.walk.rain'), 1),
        figure('winter', say('session.walk.winter')),
        figure('roof', say('session.counter.roof')),
        figure('palisade', say('session.counter.palisade')),
        figure('weapon', say('session.counter.weapon')),
        figure('food', say('session.counter.food'), 2),
        figure('wood', say('session.counter.wood'), 2),
      ],
    });
    const animals = ask.choose({
      id: 'animals',
      title: say('session.walk.animals'),
      options: HUNGRY_ANIMALS.map((id) => ({ id, label: say(`session.animals.${id}`) })),
    });
    const storm = ask.choose({
      id: 'storm',
      title: say('session.walk.storm'),
      options: [
        { id: 'false', label: say('session.walk.noStorm') },
        { id: 'true', label: say('session.walk.aStorm') },
      ],
    });
    const outcome = weather.ask({
      ...sky,
      players: seats.map(({ id }) => ({ id, outside: false })),
      weaponLevel: weapon,
      available: { food, nonPerishable: 0, wood },
      hungryAnimals: animals ?? 'none',
      storm: storm === 'true',
    });
    tellAnswer(ask, outcome, ({ woundsEach, available, palisade }) => [
      line(
        'wounds',
        say('session.counter.wounds'),
        say('lesson.check.each', { wounds: amount('wounds', woundsEach) }),
      ),
      line('food', say('session.counter.food'), amount('food', available.food)),
      line('wood', say('session.counter.wood'), amount('wood', available.wood)),
      line('palisade', say('session.counter.palisade'), say('session.own', { text: String(palisade) })),
    ]);
  },
};

/** A beast, from an action or from a card. */
const fightCheck: RuleCheck<Names> = {
  id: 'fight',
  icon: 'combat',
  title: say('session.action.fight'),
  note: say('lesson.check.fight'),
  reference: 'hunting',
  script(ask) {
    const { weapon, bonus, palisade, ...beast } = ask.count({
      id: 'figures',
      title: say('lesson.check.figures'),
      figures: [
        figure('strength', say('session.walk.strength'), 3),
        figure('weapon', say('session.counter.weapon'), 1),
        figure('bonus', say('session.walk.bonus')),
        figure('weaponLoss', say('session.walk.weaponLoss')),
        figure('palisade', say('session.counter.palisade')),
        figure('palisadeLoss', say('session.walk.palisadeLoss')),
        figure('food', say('session.counter.food')),
        figure('fur', say('session.counter.fur')),
      ],
    });
    const outcome = hunt.ask({
      source: 'effect',
      weaponLevel: weapon,
      temporaryBonus: bonus,
      palisade,
      beast,
    });
    tellAnswer(ask, outcome, (after) => [
      line('wounds', say('session.counter.wounds'), amount('wounds', after.wounds)),
      line('weapon', say('session.counter.weapon'), say('session.own', { text: String(after.weaponLevel) })),
      line('palisade', say('session.counter.palisade'), say('session.own', { text: String(after.palisade) })),
    ]);
  },
};

/** "Did we do that right?" */
export const checks: readonly RuleCheck<Names>[] = [weatherCheck, fightCheck];

function figure<Id extends string>(id: Id, label: Phrase, value = 0): Count<Id> {
  return { id, label, value, track: { min: 0, max: 20 } };
}

function line(id: string, label: Phrase, note: Phrase): ResultLine {
  return { id, label, note, group: say('lesson.check.result') };
}

/** What comes out, and under it every line of the rules that led there. */
function tellAnswer<Figures extends object>(
  ask: CheckAsk,
  outcome: Result<Outcome<Figures>, Refusal>,
  lines: (figures: Figures) => readonly ResultLine[],
): void {
  ask.tell({
    id: 'answer',
    title: say('lesson.check.answer'),
    lines: outcome.ok
      ? [
          ...lines(outcome.value.figures),
          ...outcome.value.explanation.map((step, i) => ({
            id: `why-${i}`,
            group: say('lesson.check.why'),
            label: step.rule,
            why: [step],
          })),
        ]
      : [{ id: 'refused', icon: 'warning', label: outcome.error.message }],
  });
}
