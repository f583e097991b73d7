import { field, given, list, oneOf, refuseForm, type At } from '@/engine';
import { NO_SKILLS } from '../../tally';
import { SKILLS, type Skill } from '../../terms';
import { splitFault, type ChallengesInput, type Corner } from '../challenges';
import { readChange, readHordeCount, readTrio } from './fields';

const CORNERS = { min: 6, max: 6 } as const;
const NEIGHBOURS = { min: 2, max: 2 } as const;

export function readChallenges(at: At): ChallengesInput {
  const input: ChallengesInput = {
    corners: list(field(at, 'corners'), readCorner, CORNERS),
    hordes: given(field(at, 'hordes'), readHordeCount, 0),
    hordeChallenges: given(field(at, 'hordeChallenges'), readTrio, null),
    adjust: given(field(at, 'adjust'), readChange, NO_SKILLS),
    threat: given(field(at, 'threat'), readSkill, null),
  };
  refuseForm(at, ['hordes'], splitFault(input));
  return input;
}

function readCorner(at: At): Corner {
  return {
    icon: readSkill(field(at, 'icon')),
    neighbours: list(field(at, 'neighbours'), readSkill, NEIGHBOURS),
  };
}

function readSkill(at: At): Skill {
  return oneOf(at, SKILLS);
}
