import type { Guide, GuideCard, IconName } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import { isFull } from '../moments/tracking/level';
import { FIELD } from '../session/setup/fields';
import type { State } from '../session/state';
import type { Names } from '../session/names';
import { sketches } from './sketches';

type Card = GuideCard<Command, Names>;
type Lesson =
  | 'setup'
  | 'event'
  | 'morale'
  | 'production'
  | 'plan'
  | 'board'
  | 'resolve'
  | 'endActions'
  | 'weather'
  | 'night';

const INTRO = { story: 'home', round: 'rounds', end: 'trophy' } as const;

/** What each part of a round is drawn with, and where its whole rule is; the table's own button leads there. */
const LESSONS: Readonly<Record<Lesson, { readonly icon: IconName; readonly entry: Names['reference'] }>> = {
  setup: { icon: 'check', entry: 'setting-up' },
  event: { icon: 'story', entry: 'event-phase' },
  morale: { icon: 'resolve', entry: 'morale-phase' },
  production: { icon: 'production', entry: 'production-phase' },
  plan: { icon: 'followers', entry: 'planning' },
  board: { icon: 'followers', entry: 'action-phase' },
  resolve: { icon: 'die', entry: 'action-dice' },
  endActions: { icon: 'check', entry: 'after-actions' },
  weather: { icon: 'drop', entry: 'weather-phase' },
  night: { icon: 'moon', entry: 'night-phase' },
};

/** The first round, explained while it is played: every part once, when it comes for the first time. */
export const guide: Guide<State, Command, Names> = {
  intro: (['story', 'round', 'end'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: INTRO[name],
    title: say(`lesson.intro.${name}`),
    line: say(`lesson.intro.${name}Line`),
  })),
  /** The easier game: the Dog comes along where the table may choose. */
  firstSetup: (seats) => ({
    [FIELD.startingItems]: 2,
    [FIELD.bookShift]: 0,
    ...(seats.length > 1 && { [FIELD.dog(seats.length)]: true }),
  }),
  chapter: (state) => {
    const lesson = lessonOf(state);
    if (lesson === null) return null;
    return {
      id: lesson,
      cards: [lessonCard(lesson), ...asideCards(state, lesson)],
    };
  },
  beforeWizard: () => null,
  sketch: (id, state) => sketches[id]?.(state) ?? null,
};

function lessonOf(state: State): Lesson | null {
  const { stage, plan } = state;
  if (stage === 'finished') return null;
  if (stage !== 'action') return stage;
  if (plan === null) return isFull(state) ? 'plan' : 'board';
  return plan.length > 0 ? 'resolve' : 'endActions';
}

function lessonCard(lesson: Lesson): Card {
  const { icon, entry } = LESSONS[lesson];
  return card(lesson, icon, entry);
}

function card(
  id: Lesson | 'helpers' | 'wounds' | 'skills',
  icon: IconName,
  reference: Names['reference'],
): Card {
  return {
    id,
    icon,
    ...(id !== 'setup' && { sketch: id }),
    title: say(`lesson.${id}.title`),
    line: say(`lesson.${id}.line`),
    reference,
  };
}

/** Explained when it matters for the first time: who helps, what hurts, what can be used. */
function asideCards({ config, bodies }: State, lesson: Lesson): readonly Card[] {
  const hurt = config.seats.some(({ id }) => (bodies[id]?.wounds ?? 0) > 0);
  const rich = config.seats.some(({ id }) => (bodies[id]?.determination ?? 0) >= 2);
  return [
    ...(lesson === 'plan' && (config.friday || config.dog) ? [card('helpers', 'player', 'friday')] : []),
    ...(lesson !== 'setup' && rich ? [card('skills', 'leader', 'skills')] : []),
    ...(lesson !== 'setup' && hurt ? [card('wounds', 'skull', 'wounds')] : []),
  ];
}
