import {
  among,
  checkedForm,
  distinct,
  err,
  listOf,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { amount, say } from '../../say';
import { SKILL_NAMES, SKILLS, type Boon, type Skill } from '../../skills';
import { CHARACTERS, PHASES } from '../../terms';
import { body, openBooks } from '../../rules/books';
import { count, optionalCount } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const skillInput = shape({
  character: among(CHARACTERS),
  skill: among(SKILL_NAMES),
  phase: among(PHASES),
  tokens: count,
  /** Just won with the failed die that is to be rolled again. */
  lockedTokens: optionalCount,
  /** This character's. */
  usedThisRound: distinct(listOf(among(SKILL_NAMES), { max: 4 })),
});
type SkillInput = Read<typeof skillInput>;

export interface SkillResult {
  readonly cost: number;
  readonly tokens: number;
  readonly usedThisRound: readonly Skill[];
  readonly gives: { readonly kind: Boon; readonly amount: number };
}

/** A skill costs Determination and is used once a round. */
export const skill = procedure({
  input: checkedForm(skillInput, [], ownerFault),
  resolve: resolveSkill,
  formFirst: true,
});

function resolveSkill(input: SkillInput): Ruling<SkillResult> {
  const fault = checkSkill(input);
  if (fault) return err(fault);

  const { cost, kind, amount: size } = SKILLS[input.skill];
  const books = openBooks();
  books.tell(
    'skills',
    'skill.pays',
    {
      character: say(`character.${input.character}`),
      skill: say(`skill.name.${input.skill}`),
      tokens: amount('determination', cost),
    },
    [body(input.character, 'determination', -cost)],
  );
  if (isReroll(input.skill) && input.lockedTokens > 0)
    books.tell('skills', 'skill.locked', { tokens: amount('determination', input.lockedTokens) });
  books.tell('skills', `skill.gives.${kind}`, { count: size }, [], { id: { part: 'skill-gift' } });
  return ok({
    figures: {
      cost,
      tokens: input.tokens - cost,
      usedThisRound: [...input.usedThisRound, input.skill],
      gives: { kind, amount: size },
    },
    explanation: books.steps,
  });
}

/** Every skill belongs to one character. */
function ownerFault({ character, skill: chosen, usedThisRound }: SkillInput): Refusal | null {
  if (SKILLS[chosen].character !== character)
    return refuse('invalid-input', 'skill', 'refusal.notYourSkill', {
      skill: say(`skill.name.${chosen}`),
      character: say(`character.${character}`),
    });
  const stranger = usedThisRound.findIndex((used) => SKILLS[used].character !== character);
  const other = usedThisRound[stranger];
  return other === undefined
    ? null
    : refuse('invalid-input', `usedThisRound[${stranger}]`, 'refusal.notYourSkill', {
        skill: say(`skill.name.${other}`),
        character: say(`character.${character}`),
      });
}

function checkSkill(input: SkillInput): Refusal | null {
  const { skill: chosen, phase, tokens, lockedTokens, usedThisRound } = input;
  if (lockedTokens > tokens) return refuse('limit-exceeded', 'lockedTokens', 'refusal.lockedTokens');
  if (usedThisRound.includes(chosen))
    return refuse('limit-exceeded', 'skill', 'refusal.skillUsed', { skill: say(`skill.name.${chosen}`) });
  if (chosen === 'hooch' && phase !== 'weather')
    return refuse('limit-exceeded', 'phase', 'refusal.weatherOnly', { skill: say('skill.name.hooch') });
  const usable = isReroll(chosen) ? tokens - lockedTokens : tokens;
  return usable < SKILLS[chosen].cost
    ? refuse('not-affordable', 'tokens', 'refusal.determinationShort', {
        has: usable,
        price: amount('determination', SKILLS[chosen].cost),
      })
    : null;
}

/** What a failed die brought cannot pay for rolling it again. */
function isReroll(name: Skill): boolean {
  return SKILLS[name].kind.startsWith('reroll-');
}
