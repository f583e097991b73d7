import {
  among,
  andThen,
  err,
  kinds,
  listOf,
  maybe,
  number,
  ok,
  orElse,
  procedure,
  shape,
  shapeOf,
  type Read,
  type Refusal,
  type Ruling,
  type Shape,
} from '@/engine';
import { advanceToken, rollFails } from '../../../perseverance/moments/threat/threatCheck';
import { rulesOf } from '../../editions';
import { counted, say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import { openBooks, type Books } from '../../rules/books';
import { edition, NO_SOLDIERS, optionalFlag, soldiers, type SoldierCount } from '../../rules/fields';
import type { Step } from '../../rules/parts';
import { refuse } from '../../rules/refuse';
import { isPunished } from './threatPenalty';

const DIE = { min: 1, max: 6 } as const;
const soldier = among(SOLDIERS);

/** A kept Challenge card, or the step to the second stage. */
const checkOf = (type: Shape<Soldier | null>, roll: Shape<number | null>) =>
  shape({ type, threat: number(DIE), roll });

/** Only a transition may leave open whose Threat it is. */
const checksOf = (roll: Shape<number | null>) =>
  listOf(kinds('kind', { challenge: checkOf(soldier, roll), transition: checkOf(maybe(soldier), roll) }));

const stageOf = (roll: Shape<number | null>) => {
  const checks = checksOf(roll);
  return shape({
    /** On the Patrol card before the checks. */
    soldiers,
    trackers: orElse(soldiers, NO_SOLDIERS),
    checks: orElse(checks, [] as Read<typeof checks>),
    endOfGame: optionalFlag,
  });
};

/** A roll given in the deterministic mode is ignored. */
const STAGES = { dice: stageOf(number(DIE)), deterministic: stageOf(shapeOf(() => null)) } as const;

const threatInput = andThen(
  shape({ edition, mode: among(['dice', 'deterministic']) }),
  ({ mode }) => STAGES[mode],
);
type ThreatInput = Read<typeof threatInput>;
type ThreatCheck = ThreatInput['checks'][number];

export interface ThreatResult {
  readonly results: readonly { readonly lost: Soldier | null }[];
  readonly soldiers: SoldierCount;
  readonly lost: SoldierCount;
  readonly trackers: SoldierCount | null;
  /** There was a transition and somebody is left. */
  readonly advances: boolean;
  readonly endPenalty: 0 | 1;
}

const STEP: Step = { part: 'threat' };

/** The Threat checks of one Patrol stage, in order, pp. 12–13, and the end penalty of the beta's deterministic version. */
export const threat = procedure({ input: threatInput, resolve: resolveThreat });

function resolveThreat(input: ThreatInput): Ruling<ThreatResult> {
  const fault = checkPatrol(input);
  if (fault) return err(fault);

  const { mode, checks } = input;
  const books = openBooks(input.edition);
  const soldiers = { ...input.soldiers };
  const trackers = { ...input.trackers };
  const lost = { light: 0, heavy: 0 };
  const results: { readonly lost: Soldier | null }[] = [];
  for (const [i, check] of checks.entries()) {
    const choiceFault = checkTransition(input, soldiers, i);
    if (choiceFault) return err(choiceFault);
    const type = check.type ?? onlyKind(soldiers) ?? 'light';
    const hit = mode === 'dice' ? rollOf(books, check, type) : advance(books, check, type, trackers);
    const loses = hit && soldiers[type] > 0;
    if (loses) {
      soldiers[type]--;
      lost[type]++;
      books.tell('patrol', STEP, 'threat.lost', { soldier: say(`figure.${type}`) });
    }
    results.push({ lost: loses ? type : null });
  }
  const advances = checks.at(-1)?.kind === 'transition' && soldiers.light + soldiers.heavy > 0;
  if (advances) books.tell('patrol', STEP, 'threat.advances', {});
  const punished = mode === 'deterministic' && input.endOfGame && isPunished(books.rules, trackers.heavy);
  if (punished) books.tell('deterministic', STEP, 'threat.endPenalty', { at: trackers.heavy });
  books.tell('patrol', STEP, 'threat.left', {
    soldiers: counted(['light', soldiers.light], ['heavy', soldiers.heavy]),
  });
  return ok({
    figures: {
      results,
      soldiers,
      lost,
      trackers: mode === 'dice' ? null : trackers,
      advances,
      endPenalty: punished ? 1 : 0,
    },
    explanation: books.ledger.steps,
  });
}

function rollOf({ tell }: Books, { kind, threat: value, roll }: ThreatCheck, type: Soldier): boolean {
  const hit = roll !== null && rollFails(roll, value);
  tell('patrol', STEP, hit ? 'threat.rollFails' : 'threat.rollHolds', {
    check: kind === 'challenge' ? say(`threat.challenge.${type}`) : say('threat.transition'),
    threat: value,
    roll: roll ?? 0,
  });
  return hit;
}

/** The token moves on; reaching or passing the skull costs one Soldier of its kind, if one is on the card (R31). */
function advance(
  { tell }: Books,
  { threat: value }: ThreatCheck,
  type: Soldier,
  trackers: Record<Soldier, number>,
): boolean {
  const { position, passedSkull } = advanceToken(trackers[type], value);
  tell('deterministic', STEP, passedSkull ? 'threat.tokenSkull' : 'threat.tokenMoves', {
    soldier: say(`figure.${type}`),
    threat: value,
    from: trackers[type],
    to: position,
  });
  trackers[type] = position;
  return passedSkull;
}

function onlyKind(soldiers: SoldierCount): Soldier | null {
  if (soldiers.light > 0 && soldiers.heavy > 0) return null;
  return soldiers.light > 0 ? 'light' : soldiers.heavy > 0 ? 'heavy' : null;
}

function checkPatrol({ edition, soldiers, checks }: ThreatInput): Refusal | null {
  const { patrolLimit } = rulesOf(edition);
  if (soldiers.light + soldiers.heavy > patrolLimit)
    return refuse('out-of-range', 'soldiers', 'refusal.patrolLimit', { max: patrolLimit });
  const early = checks.findIndex(({ kind }, i) => kind === 'transition' && i < checks.length - 1);
  if (early >= 0) return refuse('transition-not-last', `checks[${early}]`, 'refusal.transitionLast');
  const crowded = SOLDIERS.some(
    (type) =>
      checks.filter((check) => check.kind === 'challenge' && check.type === type).length > soldiers[type],
  );
  return crowded ? refuse('out-of-range', 'checks', 'refusal.tooManyChallenges') : null;
}

/** The step between the stages needs somebody to make it, and to know whose Threat it is. */
function checkTransition(
  { edition, mode, checks }: ThreatInput,
  soldiers: SoldierCount,
  i: number,
): Refusal | null {
  const check = checks[i];
  if (check?.kind !== 'transition') return null;
  if (soldiers.light + soldiers.heavy === 0)
    return refuse('no-soldiers', `checks[${i}]`, 'refusal.nobodyLeft');
  if (check.type === null) {
    const decides = mode === 'deterministic' || (check.roll !== null && rollFails(check.roll, check.threat));
    return decides && onlyKind(soldiers) === null
      ? refuse('invalid-input', `checks[${i}].type`, 'refusal.whichSoldier')
      : null;
  }
  const anyKind = mode === 'deterministic' && rulesOf(edition).anyThreatToken;
  return soldiers[check.type] === 0 && !anyKind
    ? refuse('no-such-soldier', `checks[${i}].type`, 'refusal.notOnCard', {
        soldier: say(`figure.${check.type}`),
      })
    : null;
}
