import { isStepOf, ok, type Chance, type Explanation, type Refusal, type Result } from '@/engine';
import { PIECES, SOLDIER_ASSET } from '../../pieces';
import { CARD_IDS, isLight, type CardId } from './challengeCards';
import { rememberedThreats } from './cardThreats';
import type { SoldierCount } from '../../rules/fields';
import type { Part } from '../../rules/parts';
import { patrol } from './rule';
import { nameOf, say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { Change } from '../../session/change';
import type { Command, KeptCard, Onward, ThreatMove } from '../../session/command';
import { happened, type CheckedThreat } from '../../session/event';
import { refuse } from '../../session/refuse';
import { isFull, type Patrol, type State } from '../../session/state';
import { rulesFor, soldiersOf } from '../../session/supplies';
import { chain, count, trackedDeltas, type Decision } from '../../session/decide/decision';
import { moreStageRewards } from './stageRewards';
import { resolveChecks, withRolls, type Checked, type NamedMove } from '../threat/decide';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const STAGES = 2;

/** Soldiers of the board go onto a card; one Patrol at a time. */
export function patrolBegin(state: State, command: CommandOf<'patrolBegin'>): Decision {
  const { player, soldiers, stages, requirement } = command;
  const army = soldiers.light + soldiers.heavy;
  const { patrolLimit } = rulesFor(state);
  if (patrolOf(state, player)) return refuse('onPatrol', { player: nameOf(player) });
  if (![soldiers.light, soldiers.heavy, requirement].every((n) => Number.isInteger(n) && n >= 0))
    return refuse('patrolNeeds', { count: 1 });
  if (army < Math.max(1, requirement)) return refuse('patrolNeeds', { count: Math.max(1, requirement) });
  if (army > patrolLimit) return refuse('patrolLimit', { count: patrolLimit });
  if (!Number.isInteger(stages) || stages < 1 || stages > STAGES)
    return refuse('outside', { what: say('session.counter.stages'), min: 1, max: STAGES });
  const taken: Change[] = [];
  for (const kind of SOLDIERS) {
    // In Essentials nobody follows where Soldiers are: what was seen last neither limits the Patrol nor changes.
    const available = isFull(state) ? soldiersOf(state, player, kind).onBoard : PIECES.soldiersOfAKind;
    if (soldiers[kind] > available)
      return refuse('soldiersOnBoard', {
        player: nameOf(player),
        kind: say(`figure.${kind}`),
        count: available,
      });
    if (isFull(state) && soldiers[kind] > 0) taken.push(count(player, SOLDIER_ASSET[kind], -soldiers[kind]));
  }
  const { light, heavy } = soldiers;
  return ok([
    happened('patrolBegun', { player, light, heavy }, [
      ...taken,
      { what: 'patrol', player, to: { soldiers: { light, heavy }, stage: 1, stages } },
    ]),
  ]);
}

/**
 * One stage in one go: its rewards, the kept cards, their Threats, and the way on. A Patrol that ends, or of which
 * nobody is left, comes home in the same entry.
 */
export function patrolStage(state: State, command: CommandOf<'patrolStage'>, chance: Chance): Decision {
  const { player, stageRewards, moreRewards = [], challengeLimit, drawn, kept, then } = command;
  const under = patrolOf(state, player);
  if (!under) return refuse('noPatrol', { player: nameOf(player) });
  if (under.resolved) return refuse('stageDone');
  const onward = typeof then === 'object' ? then : null;
  if (onward && under.stage >= under.stages) return refuse('lastStage');
  const outcome = patrol.ask({
    ...standing(state, player),
    soldiers: under.soldiers,
    stageRewards: Object.fromEntries(stageRewards),
    challengeLimit,
    drawn: challengeLimit > 0 ? wholeDraw(drawn, under.soldiers) : drawn,
    kept: kept.map(({ card, choice }) => ({ card, choice })),
  });
  if (!outcome.ok) return outcome;
  const checked = stageChecks(state, player, under.soldiers, kept, onward, chance);
  if (!checked.ok) return checked;
  const { result, checks, changes, explanation } = checked.value;
  const more = moreStageRewards(state, player, moreRewards);
  const { soldiers, advances } = result;
  const to: Patrol = advances
    ? { soldiers, stage: under.stage + 1, stages: under.stages, waits: true }
    : { soldiers, stage: under.stage, stages: under.stages, resolved: true };
  const cards =
    more.explanation.length > 0 ? withoutNothing(outcome.value.explanation) : outcome.value.explanation;
  const resolved: Decision = ok([
    happened(
      'stageResolved',
      { player, stage: under.stage, ...(checks.length > 0 && { checks }) },
      [
        ...trackedDeltas(state, outcome.value.figures.deltas),
        ...trackedDeltas(state, more.deltas),
        ...changes,
        { what: 'patrol', player, to },
        ...rememberedThreats(state, kept),
      ],
      [...cards, ...more.explanation, ...(checks.length > 0 ? explanation : [])],
    ),
  ]);
  const over = then === 'end' || isEmpty(soldiers);
  return over ? chain(state, resolved, (after) => patrolEnd(after, player)) : resolved;
}

/** Cards that are not kept do nothing, so nobody has to name them: any others of the deck stand in for them. */
function wholeDraw(named: readonly CardId[], soldiers: SoldierCount): readonly CardId[] {
  const others = SOLDIERS.flatMap((kind) => {
    const deck = CARD_IDS.filter((card) => isLight(card) === (kind === 'light'));
    const missing = soldiers[kind] - named.filter((card) => deck.includes(card)).length;
    return deck.filter((card) => !named.includes(card)).slice(0, Math.max(0, missing));
  });
  return [...named, ...others];
}

/** A stage that shows nothing but Votes or Soldiers gives something all the same. */
function withoutNothing(explanation: Explanation): Explanation {
  return explanation.filter((step) => !isStepOf<Part>(step, { part: 'patrol-nothing' }));
}

/** First the kept cards, then the step to the second stage, if somebody is left to take it. */
function stageChecks(
  state: State,
  player: string,
  soldiers: SoldierCount,
  kept: readonly KeptCard[],
  onward: Onward | null,
  chance: Chance,
): Result<Checked, Refusal> {
  const challenges = withRolls(
    state,
    kept.flatMap(({ card, check }): readonly NamedMove[] =>
      check ? [{ of: card, kind: 'challenge', type: isLight(card) ? 'light' : 'heavy', ...check }] : [],
    ),
    chance,
  );
  const before = resolveChecks(state, player, soldiers, challenges);
  if (!before.ok || !onward || isEmpty(before.value.result.soldiers)) return before;
  const type = riskedKind(state, before.value.result.soldiers, onward.type);
  const step = withRolls(state, [{ of: 'transition', kind: 'transition', ...onward, type }], chance);
  return resolveChecks(state, player, soldiers, [...challenges, ...step]);
}

/** The Soldier at risk may have fallen to a roll of the app meanwhile: then it is one that is left. */
function riskedKind(state: State, left: SoldierCount, wanted: Soldier | null): Soldier | null {
  const anyToken = state.config.deterministic.threat && rulesFor(state).anyThreatToken;
  return wanted !== null && (left[wanted] > 0 || anyToken) ? wanted : null;
}

/** One Challenge card and its reward, no matter who drew it and why (R33). */
export function challengeCard(state: State, { player, card, choice }: CommandOf<'challengeCard'>): Decision {
  const outcome = patrol.ask({
    ...standing(state, player),
    soldiers: isLight(card) ? { light: 1 } : { heavy: 1 },
    challengeLimit: 1,
    drawn: [card],
    kept: [{ card, choice }],
  });
  if (!outcome.ok) return outcome;
  return ok([
    happened(
      'cardGained',
      { player, card },
      trackedDeltas(state, outcome.value.figures.deltas),
      outcome.value.explanation,
    ),
  ]);
}

/** Who is on the card when the app does not know: as many as the published limit lets go. */
const ANYBODY: SoldierCount = { light: 4, heavy: 4 };

export function soldiersAtRisk(state: State, player: string): SoldierCount {
  return patrolOf(state, player)?.soldiers ?? ANYBODY;
}

/** Threat checks by themselves. A Patrol without Soldiers is over. */
export function threat(
  state: State,
  { player, checks: asked }: CommandOf<'threat'>,
  chance: Chance,
): Decision {
  const under = patrolOf(state, player);
  if (!under && isFull(state)) return refuse('noPatrol', { player: nameOf(player) });
  if (asked.length === 0) return refuse('noChange');
  const transition = asked.some(({ kind }) => kind === 'transition');
  if (transition && under && under.stage >= under.stages) return refuse('lastStage');
  const moves = asked.map((move): NamedMove => ({ ...move, of: nameOfMove(move) }));
  const outcome = resolveChecks(
    state,
    player,
    soldiersAtRisk(state, player),
    withRolls(state, moves, chance),
  );
  if (!outcome.ok) return outcome;
  const { result, checks, changes, explanation } = outcome.value;
  const { soldiers, lost, advances } = result;
  const to: Patrol | null =
    under &&
    (advances
      ? { soldiers, stage: under.stage + 1, stages: under.stages, waits: true }
      : { ...under, soldiers });
  const checked: Decision = ok([
    happened(
      'threatChecked',
      { player, ...lost, checks },
      [...changes, ...(to ? [{ what: 'patrol', player, to } as const] : [])],
      explanation,
    ),
  ]);
  return under && isEmpty(soldiers) ? chain(state, checked, (after) => patrolEnd(after, player)) : checked;
}

function nameOfMove({ kind, type }: ThreatMove): CheckedThreat['of'] {
  return kind === 'transition' ? 'transition' : (type ?? 'light');
}

/** Survivors come home; the card stays with the player and counts for the Chief of Security. */
export function patrolEnd(state: State, player: string): Decision {
  const under = patrolOf(state, player);
  if (!under) return refuse('noPatrol', { player: nameOf(player) });
  const home = SOLDIERS.filter((kind) => isFull(state) && under.soldiers[kind] > 0).map((kind) =>
    count(player, SOLDIER_ASSET[kind], under.soldiers[kind]),
  );
  return ok([
    happened('patrolEnded', { player, ...under.soldiers }, [
      { what: 'patrol', player, to: null },
      ...home,
      count(player, 'patrols', 1),
    ]),
  ]);
}

function isEmpty({ light, heavy }: SoldierCount): boolean {
  return light + heavy === 0;
}

function patrolOf(state: State, player: string): Patrol | null {
  return state.players[player]?.patrol ?? null;
}

function standing(state: State, id: string) {
  const { safeguard = 0, valor = 0 } = state.players[id] ?? {};
  return { edition: state.config.edition, player: { id, safeguard, valor } };
}
