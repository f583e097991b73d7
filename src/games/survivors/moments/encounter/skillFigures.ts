import type { Count, Track } from '@/engine';
import { say } from '../../say';
import { NO_SKILLS } from '../../tally';
import { SKILLS, type Skill, type Trio } from '../../terms';

/** What Challenges and successes are counted in. */
export const TOTAL: Track = { min: 0, max: 99 };

/** The largest that is there to tap: most Challenges and most rolls are no higher. */
export const QUICK = { total: 10, rolled: 8, tile: 4 } as const;

interface Figures {
  /** What is prefilled. */
  readonly value?: Trio | undefined;
  readonly quick?: number;
}

/** A number for each Skill. */
export function skillFigures(
  track: Track,
  { value = NO_SKILLS, quick }: Figures = {},
): readonly Count<Skill>[] {
  return SKILLS.map((skill) => ({
    id: skill,
    label: say(`skill.${skill}`),
    value: value[skill],
    track,
    ...(quick !== undefined && { quick }),
  }));
}
