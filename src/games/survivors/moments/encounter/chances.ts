import { aberrantDie, DIE_FACES } from '../../pieces';
import { SKILLS, type Skill, type Trio } from '../../terms';
import type { Faces } from '../../rules/fields';

export interface ChancesInput {
  /** Dice that are rolled for each Skill. */
  readonly dice: Trio;
  readonly faces: Faces;
  readonly players: number;
  readonly challenges: Trio;
}

export interface Chances {
  readonly met: Readonly<Record<Skill, number>>;
  /** Threat and both Obstacles. */
  readonly all: number;
}

/** Exact: every way the dice can fall is counted. The Aberrant Die shows each Skill equally often. */
export function chances({ dice, faces, players, challenges }: ChancesInput): Chances {
  const { dice: aberrant, effect } = aberrantDie(players);
  const shift = effect === 'add' ? 1 : -1;
  const ways: readonly (Skill | null)[] = aberrant === 0 ? [null] : SKILLS;
  const tails = perSkillOf((skill) => tail(iconChances(dice[skill], faces)));
  const met = (skill: Skill, shown: Skill | null) => {
    const needed = challenges[skill] - (shown === skill ? shift : 0);
    // Nothing has to be shown for a Challenge of 0, whatever the die takes away.
    return challenges[skill] <= 0 || needed <= 0 ? 1 : (tails[skill][needed] ?? 0);
  };
  const mean = (value: (shown: Skill | null) => number) =>
    ways.reduce((sum, shown) => sum + value(shown), 0) / ways.length;
  return {
    met: perSkillOf((skill) => mean((shown) => met(skill, shown))),
    all: mean((shown) => SKILLS.reduce((product, skill) => product * met(skill, shown), 1)),
  };
}

/** The chance of exactly 0, 1, 2… icons on so many dice. */
function iconChances(dice: number, { one, two }: Faces): readonly number[] {
  const [p1, p2] = [one / DIE_FACES, two / DIE_FACES];
  const p0 = 1 - p1 - p2;
  let exact: readonly number[] = [1];
  for (let i = 0; i < dice; i++) {
    const before = exact;
    exact = Array.from({ length: before.length + 2 }, (_n, icons) => {
      const at = (n: number) => before[n] ?? 0;
      return at(icons) * p0 + at(icons - 1) * p1 + at(icons - 2) * p2;
    });
  }
  return exact;
}

/** The chance of so many or more. */
function tail(exact: readonly number[]): readonly number[] {
  const sums: number[] = [];
  for (let i = exact.length - 1, sum = 0; i >= 0; i--) {
    sum += exact[i] ?? 0;
    sums[i] = Math.min(1, sum);
  }
  return sums;
}

function perSkillOf<T>(value: (skill: Skill) => T): Readonly<Record<Skill, T>> {
  return { combat: value('combat'), civilized: value('civilized'), production: value('production') };
}
