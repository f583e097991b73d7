import type { PhraseParam, Refusal } from '@/engine';
import { amount, nameOf, say } from '../../say';
import { DOG, FRIDAY } from '../../terms';
import { pawnsIn, pawnsOf, requiredBy, type Assignment, type PlanInput } from './assignment';
import { pawnsAtMost } from './pawns';
import { refuse } from '../../rules/refuse';

/** Why a plan is refused, and whether another pawn, or another number of them, could mend it. */
export interface PlanFault extends Refusal {
  readonly mendedByPawns?: true;
}

/** What a Threat card and an additional pawn are called. */
export interface PlanNames {
  card(id: string): PhraseParam;
  pawn(id: string): PhraseParam;
}

/** The rules know no names. */
export const BY_ID: PlanNames = { card: (id) => id, pawn: (id) => id };

/** What the form of a plan lacks: a Threat needs its card, and a pawn is either a player's or an additional one. */
export function planFormFault({ players, extras, assignments }: PlanInput): Refusal | null {
  const seated = new Set(players);
  const twin = extras.findIndex(({ id }) => seated.has(id));
  if (twin >= 0)
    return refuse('invalid-input', `extras[${twin}].id`, 'refusal.extraIsPlayer', {
      id: extras[twin]?.id ?? '',
    });
  return firstOf(assignments, ({ action, target, threatPawns }, path) => {
    if (action !== 'threat') return null;
    if (target === null) return refuse('invalid-input', `${path}.target`, 'refusal.threatTarget');
    return threatPawns === null
      ? refuse('invalid-input', `${path}.threatPawns`, 'refusal.threatPawns')
      : null;
  });
}

/** Over the whole list code by code: strangers, then what a rule forbids, then what there is too little of. */
export function checkPlan(input: PlanInput, names: PlanNames): PlanFault | null {
  return checkPawnsKnown(input) ?? checkLimits(input, names) ?? checkEnough(input);
}

function checkPawnsKnown(input: PlanInput): Refusal | null {
  const known = pawnsOf(input);
  return firstOf(input.assignments, (one, path) => {
    const stranger = pawnsIn(one).findIndex((id) => !known.has(id));
    return stranger < 0
      ? null
      : refuse('unknown-player', pawnPath(path, stranger), 'refusal.unknownPawn', {
          id: pawnsIn(one)[stranger] ?? '',
        });
  });
}

function checkLimits(input: PlanInput, names: PlanNames): PlanFault | null {
  const free = pawnsOf(input);
  const targets = new Set<string>();
  return firstOf(input.assignments, (one, path) => {
    const fault = checkCompany(input, names, one, path) ?? checkReach(one, path);
    if (fault) return fault;
    for (const [i, id] of pawnsIn(one).entries()) {
      const left = (free.get(id) ?? 0) - 1;
      if (left < 0)
        return ofPawns(
          refuse('limit-exceeded', pawnPath(path, i), 'refusal.noPawnLeft', {
            owner: input.extras.some((extra) => extra.id === id) ? names.pawn(id) : nameOf(id),
          }),
        );
      free.set(id, left);
    }
    if (one.action !== 'threat' || one.target === null) return null;
    if (targets.has(one.target))
      return refuse('limit-exceeded', `${path}.target`, 'refusal.threatTwice', {
        card: names.card(one.target),
      });
    targets.add(one.target);
    return null;
  });
}

/** Who may take an action, and who may support it. */
function checkCompany(
  { players, extras }: PlanInput,
  names: PlanNames,
  one: Assignment,
  path: string,
): Refusal | null {
  const { action, lead, support } = one;
  const additional = new Map(extras.map(({ id, actions }) => [id, actions]));
  const ownerOf = (id: string) => (additional.has(id) ? names.pawn(id) : nameOf(id));
  if (lead === DOG || additional.has(lead))
    return refuse('limit-exceeded', `${path}.lead`, 'refusal.cannotLead', { owner: ownerOf(lead) });
  // With a player's pawn beside him Friday only supports.
  const player = lead === FRIDAY ? support.findIndex((id) => players.includes(id)) : -1;
  if (player >= 0) return refuse('limit-exceeded', `${path}.support[${player}]`, 'refusal.fridaySupports');
  for (const [i, id] of support.entries()) {
    const allowed = id === DOG ? ['hunt', 'explore'] : additional.get(id);
    if (allowed && !allowed.includes(action))
      return refuse('limit-exceeded', `${path}.support[${i}]`, 'refusal.wrongAction', {
        owner: ownerOf(id),
        action: say(`action.${action}`),
      });
  }
  return null;
}

function checkReach(one: Assignment, path: string): Refusal | null {
  const { action, far } = one;
  if (far && action !== 'gather' && action !== 'explore')
    return refuse('limit-exceeded', `${path}.far`, 'refusal.notFar', { action: say(`action.${action}`) });
  const most = pawnsAtMost(action, requiredBy(one));
  return pawnsIn(one).length > most
    ? refuse('limit-exceeded', `${path}.support`, 'refusal.tooManyPawns', { pawns: amount('pawns', most) })
    : null;
}

function checkEnough({ assignments, huntingDeck }: PlanInput): PlanFault | null {
  const few = firstOf(assignments, (one, path) =>
    pawnsIn(one).length < requiredBy(one)
      ? ofPawns(
          refuse('not-affordable', path, 'refusal.tooFewPawns', { pawns: amount('pawns', requiredBy(one)) }),
        )
      : null,
  );
  if (few) return few;
  const hunts = assignments.filter(({ action }) => action === 'hunt').length;
  return hunts > huntingDeck
    ? refuse('not-affordable', 'huntingDeck', 'refusal.huntingDeck', { cards: amount('cards', huntingDeck) })
    : null;
}

function ofPawns(fault: Refusal): PlanFault {
  return { ...fault, mendedByPawns: true };
}

function firstOf(
  assignments: readonly Assignment[],
  check: (assignment: Assignment, path: string) => PlanFault | null,
): PlanFault | null {
  for (const [i, assignment] of assignments.entries()) {
    const fault = check(assignment, `assignments[${i}]`);
    if (fault) return fault;
  }
  return null;
}

/** The lead is the first pawn, the others are in the list of support. */
function pawnPath(path: string, pawn: number): string {
  return pawn === 0 ? `${path}.lead` : `${path}.support[${pawn - 1}]`;
}
