import type { Count } from '@/engine';
import { DIE_FACES } from '../../pieces';
import type { Faces } from '../../rules/fields';
import { say } from '../../say';
import type { State } from '../../session/state';
import type { Ask } from '../../session/wizards/wizard';

const STEP = 'faces';

export function facesKnown({ one, two }: Faces): boolean {
  return one + two > 0;
}

/** The six faces of a Skill die, counted once. */
export function askFaces(ask: Ask, faces: Faces): Faces {
  return ask.count({
    id: STEP,
    title: say('session.setup.dice'),
    help: say('session.setup.diceNote'),
    reference: 'chances',
    together: DIE_FACES,
    figures: figuresOf(faces),
  });
}

/** The same ahead of its question: the chances are shown over it. */
export function knownFaces(ask: Ask, { faces }: State): Faces {
  if (facesKnown(faces)) return faces;
  const [one, two] = figuresOf(faces).map((figure) => ask.counted(STEP, figure));
  return { one: one ?? 0, two: Math.min(two ?? 0, DIE_FACES - (one ?? 0)) };
}

function figuresOf(faces: Faces): readonly Count<'one' | 'two'>[] {
  return (['one', 'two'] as const).map((which) => ({
    id: which,
    label: say(`session.setup.faces.${which}`),
    value: faces[which],
    track: { min: 0, max: DIE_FACES },
    quick: DIE_FACES,
  }));
}
