import {
  checkedForm,
  err,
  ifGiven,
  listOf,
  ok,
  procedure,
  rank,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { CORNER_WORTH, HORDE_CHALLENGES } from '../../pieces';
import { amount, listed, say } from '../../say';
import { EMPTY_CARAVAN, NO_SKILLS, perSkill, sumOfSkills } from '../../tally';
import { SKILLS, type Skill, type Trio } from '../../terms';
import { challenge, hordes as hordesOnBoard, openBooks, type Books } from '../../rules/books';
import * as fields from '../../rules/fields';
import { refuse } from '../../rules/refuse';

export const corner = shape({
  icon: fields.skill,
  /** What the two ring tiles show at this corner. */
  neighbours: listOf(fields.skill, { min: 2, max: 2 }),
});
export type Corner = Read<typeof corner>;

const challengesFields = shape({
  /** Clockwise from the top right. */
  corners: listOf(corner, { min: 6, max: 6 }),
  /** On the Encounter Tile. */
  hordes: ifGiven(fields.hordeCount, 0),
  /** The leader's split; needed as soon as a Horde is there. */
  hordeChallenges: ifGiven(fields.trio, null),
  /** Ability Cards played before the Threat is named (ruling 14). */
  adjust: ifGiven(fields.change, NO_SKILLS),
  /** The leader's pick among tied Challenges. */
  threat: ifGiven(fields.skill, null),
});
type ChallengesInput = Read<typeof challengesFields>;

const challengesInput = checkedForm(challengesFields, ['hordes'], splitFault);

export interface CornerWorth {
  readonly matches: 0 | 1 | 2;
  readonly value: 1 | 2 | 4;
}

export interface ChallengesResult {
  readonly corners: readonly CornerWorth[];
  /** From the corners alone. */
  readonly base: Trio;
  readonly totals: Trio;
  readonly threatCandidates: readonly Skill[];
  readonly threat: Skill | null;
  readonly obstacles: readonly Skill[];
  readonly hordesRemoved: number;
}

/** What the caravan has to overcome on this tile, and which of it is the Threat. */
function resolveChallenges(input: ChallengesInput): Ruling<ChallengesResult> {
  const fault = splitFault(input) ?? checkSplit(input);
  if (fault) return err(fault);

  const { hordes } = input;
  const books = openBooks(EMPTY_CARAVAN);
  const corners = input.corners.map(cornerWorth);
  explainCorners(books, input.corners, corners);
  const base = totalsOf(books);
  explainHordes(books, hordes, input.hordeChallenges ?? NO_SKILLS);
  explainCards(books, input.adjust);
  const totals = totalsOf(books);

  const threatCandidates = highest(totals);
  const only = threatCandidates.length === 1 ? (threatCandidates[0] ?? null) : null;
  const threat = input.threat ?? only;
  if (threat !== null && !threatCandidates.includes(threat))
    return err(
      refuse('limit-exceeded', 'threat', 'refusal.notHighest', {
        skill: say(`skill.${threat}`),
        highest: listed(threatCandidates.map(skillName)),
      }),
    );
  const obstacles = threat === null ? [] : SKILLS.filter((skill) => skill !== threat);
  books.tell('challenges', 'challenges.totals', { ...totals });
  if (threat === null)
    books.tell('challenges', 'challenges.tie', { skills: listed(threatCandidates.map(skillName)) });
  else
    books.tell('challenges', 'challenges.threat', {
      threat: skillName(threat),
      obstacles: listed(obstacles.map(skillName)),
    });
  return ok({
    figures: { corners, base, totals, threatCandidates, threat, obstacles, hordesRemoved: hordes },
    explanation: books.ledger.steps,
  });
}

export const challenges = procedure({ input: challengesInput, resolve: resolveChallenges, formFirst: true });

/** All Skills with the most Challenges. */
export function highest(totals: Trio): readonly Skill[] {
  const [top] = rank(
    SKILLS.map((skill) => [skill, totals[skill]] as const),
    { ties: 'dense' },
  );
  return SKILLS.filter((skill) => top?.owners.includes(skill));
}

/** The leader has to say which Challenges the Hordes add. */
function splitFault({ hordes, hordeChallenges }: ChallengesInput): Refusal | null {
  return hordes > 0 && hordeChallenges === null
    ? refuse('invalid-input', 'hordeChallenges', 'refusal.splitNeeded', {
        challenges: amount('challenges', hordes * HORDE_CHALLENGES),
      })
    : null;
}

/** Three for each Horde, split as the leader likes (ruling 1). */
function checkSplit({ hordes, hordeChallenges }: ChallengesInput): Refusal | null {
  if (hordeChallenges === null) return null;
  const due = hordes * HORDE_CHALLENGES;
  const given = sumOfSkills(hordeChallenges);
  return given === due
    ? null
    : refuse('limit-exceeded', 'hordeChallenges', 'refusal.split', {
        challenges: amount('challenges', due),
        given,
      });
}

/** 1, 2 or 4, by how many of its neighbours match (lines 130 to 134). */
export function cornerWorth({ icon, neighbours }: Corner): CornerWorth {
  const same = neighbours.filter((neighbour) => neighbour === icon).length;
  const matches = same >= 2 ? 2 : same === 1 ? 1 : 0;
  return { matches, value: CORNER_WORTH[matches] };
}

function totalsOf({ ledger }: Books): Trio {
  return perSkill((skill) => ledger.balance('challenges', skill));
}

function skillName(skill: Skill) {
  return say(`skill.${skill}`);
}

const MATCHES = ['none', 'one', 'both'] as const;

function explainCorners({ tell }: Books, corners: readonly Corner[], worth: readonly CornerWorth[]): void {
  for (const [i, { icon }] of corners.entries()) {
    const { matches, value } = worth[i] ?? { matches: 0, value: 1 };
    tell(
      'challenges',
      `challenges.corner.${MATCHES[matches]}`,
      { corner: i + 1, skill: skillName(icon), value },
      [challenge(icon, value)],
    );
  }
}

function explainHordes({ tell }: Books, count: number, split: Trio): void {
  if (count === 0) return;
  tell('horde', 'challenges.hordes', { hordes: amount('hordes', count), ...split }, [
    ...SKILLS.map((skill) => challenge(skill, split[skill])),
    hordesOnBoard(-count),
  ]);
}

function explainCards({ tell }: Books, adjust: Trio): void {
  for (const skill of SKILLS)
    if (adjust[skill] !== 0)
      tell(
        'abilityCards',
        adjust[skill] > 0 ? 'challenges.cardsAdd' : 'challenges.cardsTake',
        { skill: skillName(skill), challenges: amount('challenges', Math.abs(adjust[skill])) },
        [challenge(skill, adjust[skill])],
      );
}
