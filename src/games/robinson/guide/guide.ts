import type { Guide, GuideCard, IconName } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import { isFull } from '../moments/tracking/level';
import { FIELD } from '../session/setup/fields';
import type { State } from '../session/state';
import type { Names } from '../session/names';

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

/** What each part of a round opens, and where its whole rule is. */
const LESSONS: Readonly<
  Record<
    Lesson,
    { readonly icon: IconName; readonly wizard: Names['wizard']; readonly entry: Names['reference'] }
  >
> = {
  setup: { icon: 'check', wizard: 'setupChecklist', entry: 'setting-up' },
  event: { icon: 'story', wizard: 'event', entry: 'event-phase' },
  morale: { icon: 'resolve', wizard: 'morale', entry: 'morale-phase' },
  production: { icon: 'production', wizard: 'production', entry: 'production-phase' },
  plan: { icon: 'followers', wizard: 'plan', entry: 'planning' },
  board: { icon: 'followers', wizard: 'boardActions', entry: 'action-phase' },
  resolve: { icon: 'die', wizard: 'resolve', entry: 'action-dice' },
  endActions: { icon: 'check', wizard: 'endActions', entry: 'after-actions' },
  weather: { icon: 'drop', wizard: 'weather', entry: 'weather-phase' },
  night: { icon: 'moon', wizard: 'night', entry: 'night-phase' },
};

/** The first round, explained while it is played: every part once, when it comes for the first time. */
export const guide: Guide<State, Command, Names> = {
  intro: (['story', 'round', 'end'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: INTRO[name],
    title: say(`lesson.intro.${name}`),
    text: [say(`lesson.intro.${name}1`), say(`lesson.intro.${name}2`)],
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
      title: say('lesson.chapter', { round: state.round }),
      cards: [lessonCard(lesson), ...asideCards(state, lesson)],
    };
  },
  beforeWizard: () => null,
};

function lessonOf(state: State): Lesson | null {
  const { stage, plan } = state;
  if (stage === 'finished') return null;
  if (stage !== 'action') return stage;
  if (plan === null) return isFull(state) ? 'plan' : 'board';
  return plan.length > 0 ? 'resolve' : 'endActions';
}

function lessonCard(lesson: Lesson): Card {
  const { icon, wizard, entry } = LESSONS[lesson];
  return {
    id: lesson,
    icon,
    title: say(`lesson.${lesson}.title`),
    text: [say(`lesson.${lesson}.first`), say(`lesson.${lesson}.second`)],
    ways: [{ id: wizard, label: say(`lesson.${lesson}.way`), icon, does: { kind: 'wizard', wizard } }],
    reference: entry,
  };
}

/** Explained when it matters for the first time: who helps, what hurts, what can be used. */
function asideCards({ config, bodies }: State, lesson: Lesson): readonly Card[] {
  const hurt = config.seats.some(({ id }) => (bodies[id]?.wounds ?? 0) > 0);
  const rich = config.seats.some(({ id }) => (bodies[id]?.determination ?? 0) >= 2);
  const aside = (
    id: 'helpers' | 'wounds' | 'skills',
    icon: IconName,
    reference: Names['reference'],
  ): Card => ({
    id,
    icon,
    title: say(`lesson.${id}.title`),
    text: [say(`lesson.${id}.first`), say(`lesson.${id}.second`)],
    reference,
  });
  return [
    ...(lesson === 'plan' && (config.friday || config.dog) ? [aside('helpers', 'player', 'friday')] : []),
    ...(lesson !== 'setup' && rich ? [aside('skills', 'leader', 'skills')] : []),
    ...(lesson !== 'setup' && hurt ? [aside('wounds', 'skull', 'wounds')] : []),
  ];
}
