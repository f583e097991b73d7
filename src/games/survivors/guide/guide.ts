import type { Guide, GuideCard, IconName } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Phase } from '../session/fields';
import type { State } from '../session/state';
import { SKILLS } from '../terms';
import type { Names } from '../session/names';

type Card = GuideCard<Command, Names>;
type Lesson = Exclude<Phase, 'finished'>;

const INTRO = { story: 'caravan', turn: 'die', end: 'settlement' } as const;

/** What each part of a turn opens, and where its whole rule is. */
const LESSONS: Readonly<
  Record<
    Lesson,
    { readonly icon: IconName; readonly wizard: Names['wizard']; readonly entry: Names['reference'] }
  >
> = {
  setup: { icon: 'check', wizard: 'setupChecklist', entry: 'setup' },
  travel: { icon: 'caravan', wizard: 'travel', entry: 'travel' },
  challenges: { icon: 'combat', wizard: 'challenges', entry: 'counting-challenges' },
  encounter: { icon: 'die', wizard: 'encounter', entry: 'encounter' },
  decide: { icon: 'settlement', wizard: 'travel', entry: 'settle-or-travel' },
};

/** The first turn, explained while it is played: every part once, when it comes for the first time. */
export const guide: Guide<State, Command, Names> = {
  intro: (['story', 'turn', 'end'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: INTRO[name],
    title: say(`guide.intro.${name}`),
    text: [say(`guide.intro.${name}1`), say(`guide.intro.${name}2`)],
  })),
  // What the tiles print nobody can recommend.
  firstSetup: () => ({}),
  chapter: (state) => {
    const { phase } = state;
    if (phase === 'finished') return null;
    return {
      id: phase,
      title: chapterTitle(phase),
      cards: [...diceCard(state), lesson(phase), ...hordeCard(state)],
    };
  },
  // A move leads straight to the count: its lesson comes there, not on the table in between.
  beforeWizard: (state, wizard) => {
    if (wizard !== 'challenges' || state.phase !== 'challenges') return null;
    return {
      id: wizard,
      title: chapterTitle(wizard),
      cards: [rule(wizard), ...hordeCard(state)],
    };
  },
};

function chapterTitle(phase: Lesson) {
  return say('guide.chapter', { phase: say(`session.phase.${phase}`) });
}

function lesson(phase: Lesson): Card {
  const { icon, wizard } = LESSONS[phase];
  return {
    ...rule(phase),
    ways: [{ id: wizard, label: say(`guide.${phase}.way`), icon, does: { kind: 'wizard', wizard } }],
  };
}

/** Without a way there: who reads it is there already. */
function rule(phase: Lesson): Card {
  const { icon, entry } = LESSONS[phase];
  return {
    id: phase,
    icon,
    title: say(`guide.${phase}.title`),
    text: [say(`guide.${phase}.first`), say(`guide.${phase}.second`)],
    reference: entry,
  };
}

/** The first game is set up without questions, so the tiles are still to be read. */
function diceCard({ phase, players }: State): readonly Card[] {
  const known = Object.values(players).some(({ primary, secondary }) =>
    SKILLS.some((skill) => primary[skill] + secondary[skill] > 0),
  );
  if (phase !== 'travel' || known) return [];
  return [
    {
      id: 'dice',
      icon: 'die',
      title: say('guide.dice.title'),
      text: [say('guide.dice.first'), say('guide.dice.second')],
      reference: 'dice-pool',
    },
  ];
}

/** Explained when a Horde reaches the caravan for the first time. */
function hordeCard({ phase, hordes }: State): readonly Card[] {
  if (phase !== 'challenges' || hordes.encounter === 0) return [];
  return [
    {
      id: 'horde',
      icon: 'skull',
      title: say('guide.horde.title'),
      text: [say('guide.horde.first'), say('guide.horde.second')],
      reference: 'horde-challenges',
    },
  ];
}
