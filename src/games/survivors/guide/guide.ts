import type { Guide, GuideCard, IconName } from '@/engine';
import { say } from '../say';
import type { Command } from '../session/command';
import type { Phase } from '../session/fields';
import type { State } from '../session/state';
import { SKILLS } from '../terms';
import type { Names } from '../session/names';
import { sketches } from './sketches';

type Card = GuideCard<Command, Names>;
type Lesson = Exclude<Phase, 'finished'>;

const INTRO = { story: 'caravan', turn: 'die', end: 'settlement' } as const;

/** What each part of a turn is drawn with, and where its whole rule is; the table's own button leads there. */
const LESSONS: Readonly<Record<Lesson, { readonly icon: IconName; readonly entry: Names['reference'] }>> = {
  setup: { icon: 'check', entry: 'setup' },
  travel: { icon: 'caravan', entry: 'travel' },
  challenges: { icon: 'combat', entry: 'counting-challenges' },
  encounter: { icon: 'die', entry: 'encounter' },
  decide: { icon: 'settlement', entry: 'settle-or-travel' },
};

/** The first turn, explained while it is played: every part once, when it comes for the first time. */
export const guide: Guide<State, Command, Names> = {
  intro: (['story', 'turn', 'end'] as const).map((name) => ({
    id: `intro:${name}`,
    icon: INTRO[name],
    title: say(`guide.intro.${name}`),
    line: say(`guide.intro.${name}Line`),
  })),
  // What the tiles print nobody can recommend.
  firstSetup: () => ({}),
  chapter: (state) => {
    const { phase } = state;
    if (phase === 'finished') return null;
    return { id: phase, cards: [...diceCard(state), lesson(phase), ...hordeCard(state)] };
  },
  // A move leads straight to the count: its lesson comes there, not on the table in between.
  beforeWizard: (state, wizard) =>
    wizard === 'challenges' && state.phase === 'challenges'
      ? { id: wizard, cards: [lesson(wizard), ...hordeCard(state)] }
      : null,
  sketch: (id, state) => sketches[id]?.(state) ?? null,
};

function lesson(phase: Lesson): Card {
  const { icon, entry } = LESSONS[phase];
  return card(phase, icon, entry);
}

function card(id: Lesson | 'dice' | 'horde', icon: IconName, reference: Names['reference']): Card {
  return {
    id,
    icon,
    sketch: id,
    title: say(`guide.${id}.title`),
    line: say(`guide.${id}.line`),
    reference,
  };
}

/** The first game is set up without questions, so the tiles are still to be read. */
function diceCard({ phase, players }: State): readonly Card[] {
  const known = Object.values(players).some(({ primary, secondary }) =>
    SKILLS.some((skill) => primary[skill] + secondary[skill] > 0),
  );
  if (phase !== 'travel' || known) return [];
  return [card('dice', 'die', 'dice-pool')];
}

/** Explained when a Horde reaches the caravan for the first time. */
function hordeCard({ phase, hordes }: State): readonly Card[] {
  if (phase !== 'challenges' || hordes.encounter === 0) return [];
  return [card('horde', 'skull', 'horde-challenges')];
}
