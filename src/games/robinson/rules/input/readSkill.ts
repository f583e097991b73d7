import { field, list, oneOf, refuseDoubles, refuseForm, type At } from '@/engine';
import { SKILL_NAMES } from '../../skills';
import { CHARACTERS, PHASES } from '../../terms';
import { ownerFault, type SkillInput } from '../skill';
import { readCount, readOptionalCount } from './fields';

export function readSkill(at: At): SkillInput {
  const used = field(at, 'usedThisRound');
  const input: SkillInput = {
    character: oneOf(field(at, 'character'), CHARACTERS),
    skill: oneOf(field(at, 'skill'), SKILL_NAMES),
    phase: oneOf(field(at, 'phase'), PHASES),
    tokens: readCount(at, 'tokens'),
    lockedTokens: readOptionalCount(at, 'lockedTokens'),
    usedThisRound: list(used, (skill) => oneOf(skill, SKILL_NAMES), { max: 4 }),
  };
  refuseDoubles(used, input.usedThisRound);
  refuseForm(at, [], ownerFault(input));
  return input;
}
