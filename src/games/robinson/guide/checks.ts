import type { CheckStep, Outcome, Phrase, Refusal, Result, RuleCheck, ToldLine } from '@/engine';
import { amount, say } from '../say';
import { hunt, type Beast } from '../rules/hunt';
import { HUNGRY_ANIMALS, weather, type HungryAnimals } from '../rules/weather';
import type { Names } from '../session/names';

interface WeatherDraft {
  readonly figures: Readonly<Record<WeatherFigure, number>>;
  readonly animals: HungryAnimals | null;
  readonly storm: boolean | null;
}

const WEATHER = ['rain', 'winter', 'roof', 'palisade', 'weapon', 'food', 'wood'] as const;
type WeatherFigure = (typeof WEATHER)[number];

/** Clouds against the roof, and what else the sky sends. */
const weatherCheck: RuleCheck<WeatherDraft, Names> = {
  id: 'weather',
  icon: 'drop',
  title: say('phase.weather'),
  note: say('lesson.check.weather'),
  reference: 'weather-phase',
  begin: () => ({
    figures: { rain: 1, winter: 0, roof: 0, palisade: 0, weapon: 0, food: 2, wood: 2 },
    animals: null,
    storm: null,
  }),
  steps: (table, draft) => {
    const { figures, animals, storm } = draft;
    return [
      {
        kind: 'figures',
        id: 'figures',
        title: say('lesson.check.figures'),
        figures: WEATHER.map((id) => ({
          id,
          label: id === 'rain' || id === 'winter' ? say(`session.walk.${id}`) : say(`session.counter.${id}`),
          value: figures[id],
          track: MANY,
          write: (to: number) => ({ ...draft, figures: { ...figures, [id]: to } }),
        })),
      },
      {
        kind: 'choice',
        id: 'animals',
        title: say('session.walk.animals'),
        options: HUNGRY_ANIMALS.map((id) => ({
          id,
          label: say(`session.animals.${id}`),
          chosen: animals === id,
          write: () => ({ ...draft, animals: id }),
        })),
      },
      {
        kind: 'choice',
        id: 'storm',
        title: say('session.walk.storm'),
        options: [false, true].map((yes) => ({
          id: String(yes),
          label: say(yes ? 'session.walk.aStorm' : 'session.walk.noStorm'),
          chosen: storm === yes,
          write: () => ({ ...draft, storm: yes }),
        })),
      },
      answer(
        weather.ask({
          players: table.seats.map(({ id }) => ({ id, outside: false })),
          rain: figures.rain,
          winter: figures.winter,
          roof: figures.roof,
          palisade: figures.palisade,
          weaponLevel: figures.weapon,
          available: { food: figures.food, nonPerishable: 0, wood: figures.wood },
          hungryAnimals: animals ?? 'none',
          storm: storm ?? false,
        }),
        ({ woundsEach, available, palisade }) => [
          line(
            'wounds',
            say('session.counter.wounds'),
            say('lesson.check.each', { wounds: amount('wounds', woundsEach) }),
          ),
          line('food', say('session.counter.food'), amount('food', available.food)),
          line('wood', say('session.counter.wood'), amount('wood', available.wood)),
          line('palisade', say('session.counter.palisade'), say('session.own', { text: String(palisade) })),
        ],
      ),
    ];
  },
};

type FightDraft = Beast & { readonly weapon: number; readonly palisade: number; readonly bonus: number };

const FIGHT = [
  'strength',
  'weapon',
  'bonus',
  'weaponLoss',
  'palisade',
  'palisadeLoss',
  'food',
  'fur',
] as const;

/** A beast, however it came. */
const fightCheck: RuleCheck<FightDraft, Names> = {
  id: 'fight',
  icon: 'combat',
  title: say('session.action.fight'),
  note: say('lesson.check.fight'),
  reference: 'hunting',
  begin: () => ({
    strength: 3,
    weapon: 1,
    bonus: 0,
    weaponLoss: 0,
    palisade: 0,
    palisadeLoss: 0,
    food: 0,
    fur: 0,
  }),
  steps: (_table, draft) => [
    {
      kind: 'figures',
      id: 'figures',
      title: say('lesson.check.figures'),
      figures: FIGHT.map((id) => ({
        id,
        label: fightLabel(id),
        value: draft[id],
        track: MANY,
        write: (to: number) => ({ ...draft, [id]: to }),
      })),
    },
    answer(
      hunt.ask({
        source: 'effect',
        weaponLevel: draft.weapon,
        temporaryBonus: draft.bonus,
        palisade: draft.palisade,
        beast: draft,
      }),
      ({ wounds, weaponLevel, palisade }) => [
        line('wounds', say('session.counter.wounds'), amount('wounds', wounds)),
        line('weapon', say('session.counter.weapon'), say('session.own', { text: String(weaponLevel) })),
        line('palisade', say('session.counter.palisade'), say('session.own', { text: String(palisade) })),
      ],
    ),
  ],
};

/** "Did we do that right?" */
export const checks: readonly RuleCheck<unknown, Names>[] = [weatherCheck, fightCheck];

const MANY = { min: 0, max: 20 } as const;

function fightLabel(id: (typeof FIGHT)[number]): Phrase {
  return id === 'weapon' || id === 'palisade' || id === 'food' || id === 'fur'
    ? say(`session.counter.${id}`)
    : say(`session.walk.${id}`);
}

function line(id: string, label: Phrase, note: Phrase): ToldLine<never> {
  return { id, label, note, group: say('lesson.check.result') };
}

/** What comes out, and under it every line of the rules that led there. */
function answer<Draft, Figures extends object>(
  outcome: Result<Outcome<Figures>, Refusal>,
  lines: (figures: Figures) => readonly ToldLine<never>[],
): CheckStep<Draft> {
  return {
    kind: 'told',
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
  };
}
