import type { CheckedTable, CheckStep, Phrase, RuleCheck, ToldLine } from '@/engine';
import { DIE_FACES } from '../pieces';
import { chances } from '../rules/chances';
import { encounter } from '../rules/encounter';
import { say } from '../say';
import { OUTCOMES } from '../session/command';
import { perResource, perSkill } from '../tally';
import { SKILLS, type Skill, type Trio } from '../terms';
import type { Names } from '../session/names';

interface EncounterDraft {
  readonly asked: Trio;
  readonly rolled: Trio;
  readonly threat: Skill | null;
}

/** Icons against Challenges: what is met, what it costs, what comes of it. */
const encounterCheck: RuleCheck<EncounterDraft, Names> = {
  id: 'encounter',
  icon: 'die',
  title: say('session.phase.encounter'),
  note: say('guide.check.encounter'),
  reference: 'encounter',
  begin: () => ({ asked: perSkill(() => 3), rolled: perSkill(() => 3), threat: null }),
  steps: (_table, draft) => [
    trioStep('asked', say('session.challenges'), draft.asked, (asked) => ({ ...draft, asked })),
    {
      kind: 'choice',
      id: 'threat',
      title: say('session.challenge.threat'),
      options: SKILLS.map((skill) => ({
        id: skill,
        icon: skill,
        label: say(`skill.${skill}`),
        ...(draft.asked[skill] < Math.max(...SKILLS.map((one) => draft.asked[one])) && {
          reason: say('session.refusal.notHighest', { skill: say(`skill.${skill}`) }),
        }),
        chosen: draft.threat === skill,
        write: () => ({ ...draft, threat: skill }),
      })),
    },
    trioStep('rolled', say('guide.check.successes'), draft.rolled, (rolled) => ({ ...draft, rolled })),
    judge(draft),
  ],
};

/** The die is counted in already, so the table of three that rolls none is the one to ask for. */
function judge({ asked, rolled, threat }: EncounterDraft): CheckStep<EncounterDraft> {
  const outcome = encounter.ask({
    players: 3,
    challenges: asked,
    threat: threat ?? SKILLS.reduce((high, skill) => (asked[skill] > asked[high] ? skill : high)),
    rolled,
    aberrant: null,
    lossResource: 'survivors',
    caravan: perResource(() => 99),
  });
  if (!outcome.ok) return told([{ id: 'refused', icon: 'warning', label: outcome.error.message }]);
  const { results, loss, penalty, reward, bonus } = outcome.value.figures;
  const kinds = { penalty, reward, bonus };
  return told([
    ...SKILLS.map((skill) => ({
      id: skill,
      icon: skill,
      label: say(`skill.${skill}`),
      note: results[skill].passed
        ? say('session.encounter.met')
        : say('session.encounter.missed', { count: results[skill].missed }),
    })),
    { id: 'loss', label: say('guide.check.loss'), figure: String(-loss.due) },
    ...OUTCOMES.filter((kind) => kinds[kind]).map((kind) => ({
      id: kind,
      icon: 'check' as const,
      label: say(`session.outcome.${kind}`),
    })),
  ]);
}

interface ChanceDraft {
  readonly dice: Trio;
  readonly asked: Trio;
  readonly one: number;
  readonly two: number;
}

/** Exact, for any dice against any Challenges. */
const chanceCheck: RuleCheck<ChanceDraft, Names> = {
  id: 'chances',
  icon: 'info',
  title: say('guide.check.chances'),
  note: say('guide.check.chancesNote'),
  reference: 'chances',
  begin: () => ({ dice: perSkill(() => 3), asked: perSkill(() => 3), one: 2, two: 1 }),
  steps: (table, draft) => [
    {
      kind: 'figures',
      id: 'faces',
      title: say('session.setup.dice'),
      help: say('session.setup.diceNote'),
      figures: (['one', 'two'] as const).map((id) => ({
        id,
        label: say(`session.setup.faces.${id}`),
        value: draft[id],
        track: { min: 0, max: DIE_FACES - draft[id === 'one' ? 'two' : 'one'] },
        write: (to: number) => ({ ...draft, [id]: to }),
      })),
    },
    trioStep('dice', say('guide.check.dice'), draft.dice, (dice) => ({ ...draft, dice })),
    trioStep('asked', say('session.challenges'), draft.asked, (asked) => ({ ...draft, asked })),
    tellChances(table, draft),
  ],
};

function tellChances(
  { seats }: CheckedTable,
  { dice, asked, one, two }: ChanceDraft,
): CheckStep<ChanceDraft> {
  const { met, all } = chances({ dice, faces: { one, two }, players: seats.length, challenges: asked });
  return told([
    ...SKILLS.map((skill) => ({
      id: skill,
      icon: skill,
      label: say(`skill.${skill}`),
      figure: percent(met[skill]),
    })),
    { id: 'all', label: say('session.encounter.chanceAll'), figure: percent(all) },
  ]);
}

/** One decimal: it is exact. */
function percent(chance: number): string {
  return `${Math.round(chance * 1000) / 10}%`;
}

/** "Did we do that right?" */
export const checks: readonly RuleCheck<unknown, Names>[] = [encounterCheck, chanceCheck];

function trioStep<Draft>(
  id: string,
  title: Phrase,
  trio: Trio,
  write: (trio: Trio) => Draft,
): CheckStep<Draft> {
  return {
    kind: 'figures',
    id,
    title,
    figures: SKILLS.map((skill) => ({
      id: skill,
      label: say(`skill.${skill}`),
      value: trio[skill],
      track: { min: 0, max: 30 },
      write: (to) => write({ ...trio, [skill]: to }),
    })),
  };
}

function told(lines: readonly ToldLine<never>[]): CheckStep<never> {
  return { kind: 'told', id: 'answer', title: say('guide.check.answer'), lines };
}
