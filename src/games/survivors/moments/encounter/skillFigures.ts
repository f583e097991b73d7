import type { Count, Track } from '@/engine';
import { say } from '../../say';
import { NO_SKILLS } from '../../tally';
import { SKILLS, type Skill, type Trio } from '../../terms';

/** What Challenges and successes are counted in. */
export const TOTAL: Track = { min: 0, max: 99 };

/** A number for each Skill; `value` is what is prefilled. */
export function skillFigures(track: Track, value: Trio = NO_SKILLS): readonly Count<Skill>[] {
  return SKILLS.map((skill) => ({ id: skill, label: say(`skill.${skill}`), value: value[skill], track }));
}
