import { ok, type Chance, type Refusal, type Result } from '@/engine';
import { count } from '../../../perseverance/session/tableChange';
import { hasEffect, without, type PerkList } from '../../perks';
import { PIECES } from '../../pieces';
import { campOutside, cardGains, checkParty, completeAdventure } from './rule';
import { partySize } from '../combat/party';
import { templeAdventure, type Trial } from './templeAdventure';
import { nameOf } from '../../say';
import { ASSETS } from '../../terms';
import { applyChanges } from '../../session/change';
import type { RuledCommand } from '../../session/command';
import type { Onward, PerkPick } from '../../session/moves';
import { happened, type Decision } from '../../session/event';
import type { CheckedThreat } from '../../session/pieces';
import { areaOf, perksSince, readyParty, rulesPlayer, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, type Adventure, type Gains, type State } from '../../session/state';
import { clearedArea } from './clearing';
import { chain, changesIn } from '../../session/decide/decision';
import { bonuses, build } from '../zoneEffects/decide';
import { gainPerk } from '../influence/decide';
import { usedOutpost, withinAdventure } from './rally';
import { takeThing } from './things';
import { added, checkAll, face, type Settled } from '../threat/decide';

type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { type: T }>;

/** A Camp within the Adventure Effect: 1 Island Resource. */
export function buildCamp(state: State, command: CommandOf<'buildCamp'>): Decision {
  const { player, area, followers, bonus, perk } = command;
  return withinAdventure(state, player, 'camp', command, (rallied) => {
    const covered = Number.isInteger(followers) && followers >= 0 && followers <= 20 ? followers : 0;
    const outcome = campOutside(rulesPlayer(rallied, player), covered);
    if (!outcome.ok) return outcome;
    const pieces = build(rallied, area, 'camp', player);
    if (!pieces.ok) return pieces;
    const { figures, explanation } = outcome.value;
    const code = area === null ? undefined : areaOf(rallied, area)?.code;
    const built = happened(
      'campBuilt',
      { player, area: isFull(rallied) ? area : null, ...(code && { code }) },
      [...changesIn(rallied, figures.deltas), ...pieces.value],
      explanation,
    );
    const up = bonus ? [{ kind: bonus, zone: 'discovery' } as const] : [];
    return chain(rallied, ok([built]), ...bonuses(rallied, player, up, perk ? [perk] : []));
  });
}

/** Clears an Area and plays a card with a party on it; the Temple stays where it is. */
export function beginAdventure(state: State, command: CommandOf<'beginAdventure'>): Decision {
  const { player, terrain, code = null, requirement, stages, trial, party } = command;
  const seat = seatOf(state, player);
  if (seat.adventure) return refuse('onAdventure', { player: nameOf(player) });
  if (isFull(state) && seat.handCards < 1) return refuse('noCardInHand', { player: nameOf(player) });
  if (stages !== 1 && stages !== 2) return refuse('stages');
  const fault = checkParty(seat, { party, ready: readyParty(state, player), requirement });
  if (fault) return { ok: false, error: fault };
  return withinAdventure(state, player, 'clear', command, (rallied) => {
    const cleared = terrain === null || !isFull(rallied) ? ok(null) : clearedArea(rallied, terrain, code);
    if (!cleared.ok) return cleared;
    const area = cleared.value;
    const adventure: Adventure = { party, stage: 1, stages, trial, leaderIgnoreUsed: false };
    return ok([
      happened('adventureBegun', { player, party, area: area?.id ?? null }, [
        count(player, 'handCards', -1),
        { what: 'adventure', player, to: adventure },
        ...(area ? [{ what: 'area', id: area.id, to: area } as const] : []),
      ]),
    ]);
  });
}

/** Printed rewards, kept Challenge cards and their Threats, then whether it goes on. */
export function adventureStage(state: State, command: CommandOf<'adventureStage'>, chance: Chance): Decision {
  const { player, ignoreThreats, lodge = null, then } = command;
  if (ignoreThreats && lodge !== null)
    return chain(state, usedOutpost(state, player, 'adventurers-lodge', lodge), (after) =>
      adventureStage(after, { ...command, lodge: null }, chance),
    );
  const { adventure } = seatOf(state, player);
  if (!adventure) return refuse('noAdventure', { player: nameOf(player) });
  if (adventure.waits) return refuse('stageNextTurn');
  // What is left of a resolved stage is only whether to go on.
  const resolved = adventure.resolved
    ? then === null
      ? refuse('stageDone')
      : ok([])
    : resolveStage(state, adventure, command, chance);
  return chain(state, resolved, (after) => {
    const left = seatOf(after, player).adventure;
    if (!left || then === null) return ok([]);
    const completing = { savant: command.savant, idle: perksSince(state, after, player) };
    if (then === 'end' || partySize(left.party) === 0) return endAdventure(after, player, completing);
    return goOn(after, player, { onward: then, ignoreThreats, completing }, chance);
  });
}

/** Everything that the stage gives comes first; a Perk of it does not help against the Threats of the same stage. */
function resolveStage(
  state: State,
  adventure: Adventure,
  { player, rewards, things = [], kept, ignoreThreats }: CommandOf<'adventureStage'>,
  chance: Chance,
): Decision {
  if (kept.length > partySize(adventure.party)) return refuse('tooManyCards');
  const gains = stageGains(state, player, adventure, [rewards, ...kept.map((card) => card.gains)]);
  if (!gains.ok) return gains;
  const trail = checkAll(
    applyChanges(state, gains.value.changes),
    player,
    adventure,
    kept,
    ignoreThreats,
    chance,
  );
  if (!trail.ok) return trail;
  const { party, leaderIgnoreUsed, changes, checks, why } = trail.value;
  const after: Adventure = { ...adventure, party, leaderIgnoreUsed, resolved: true };
  const resolved = happened(
    'stageResolved',
    { player, stage: adventure.stage, checks },
    [...gains.value.changes, ...changes, { what: 'adventure', player, to: after }],
    [...gains.value.why, ...why],
  );
  const all = [...things, ...kept.flatMap((card) => card.things ?? [])];
  return chain(
    state,
    ok([resolved]),
    ...all.map((thing) => (now: State) => takeThing(now, player, thing, perksSince(state, now, player))),
  );
}

/** What is printed, and what a Temple Adventure counts for itself. */
function stageGains(
  state: State,
  player: string,
  { trial, stage }: Adventure,
  printed: readonly Gains[],
): Result<Settled, Refusal> {
  let settled: Settled = { changes: [], why: [] };
  for (const gains of printed) {
    const before = applyChanges(state, settled.changes);
    const outcome = cardGains(rulesPlayer(before, player), changesOfGains(gains));
    if (!outcome.ok) return outcome;
    settled = added(settled, before, outcome.value);
  }
  if (trial === null || !isTrialFollowed(state, trial, stage)) return ok(settled);
  const before = applyChanges(state, settled.changes);
  const outcome = templeAdventure.ask({
    player: rulesPlayer(before, player),
    card: trial,
    stage,
  });
  return outcome.ok ? ok(added(settled, before, outcome.value)) : outcome;
}

/** Stages of the Temple that count what Essentials follows too: dice, Valor, Perks and cubes. */
const FOLLOWED_TRIALS: Readonly<Partial<Record<Trial, number>>> = {
  'trial-of-proficiency': 2,
  'trial-of-wit': 1,
  'trial-of-momentum': 2,
  'trial-of-leadership': 1,
};

export function isTrialFollowed(state: Pick<State, 'tracking'>, trial: Trial, stage: number): boolean {
  return isFull(state) || FOLLOWED_TRIALS[trial] === stage;
}

function changesOfGains(gains: Gains) {
  return ASSETS.flatMap((asset) => {
    const by = gains[asset] ?? 0;
    return Number.isInteger(by) && by > 0 && by <= 20 ? [[asset, by] as const] : [];
  });
}

/** What completing the Adventure brings, and which Perks came too late for it. */
interface Completing {
  readonly savant: PerkPick | null;
  /** Gained by this very stage. */
  readonly idle?: PerkList;
}

interface GoingOn {
  readonly onward: Onward;
  readonly ignoreThreats: boolean;
  readonly completing: Completing;
}

/** The step between the stages; the second one is for the next turn. */
function goOn(
  state: State,
  player: string,
  { onward, ignoreThreats, completing }: GoingOn,
  chance: Chance,
): Decision {
  const { adventure } = seatOf(state, player);
  if (!adventure) return refuse('noAdventure', { player: nameOf(player) });
  if (adventure.stage >= adventure.stages) return refuse('lastStage');
  const { party, stage, stages, trial, leaderIgnoreUsed, late } = adventure;
  // The Lodge works beside the turn: the next stage is still resolved in it. So is one whose turn is over already.
  const waits = !ignoreThreats && !late && player === state.turn;
  const next: Adventure = {
    party,
    stage: stage + 1,
    stages,
    trial,
    leaderIgnoreUsed,
    ...(waits && { waits: true }),
  };
  const went = (to: Adventure, { changes, why }: Settled, checks: readonly CheckedThreat[]) =>
    happened('adventureWentOn', { player, checks }, [...changes, { what: 'adventure', player, to }], why);
  if (ignoreThreats) return ok([went(next, { changes: [], why: [] }, [])]);
  const faced = face(
    state,
    player,
    { ...adventure, ...onward, idle: completing.idle ?? [], kind: 'transition', useLeader: false },
    chance,
  );
  if (!faced.ok) return faced;
  const { figures, check } = faced.value;
  const left = { party: figures.party, leaderIgnoreUsed: figures.leaderIgnoreUsed };
  if (figures.proceeds) return ok([went({ ...next, ...left }, faced.value, [check])]);
  return chain(state, ok([went({ ...adventure, ...left }, faced.value, [check])]), (after) =>
    endAdventure(after, player, completing),
  );
}

/** Completed, also by losing the last Soldier: everybody returns, the card stays face down, Savant and Tactician pay. */
export function endAdventure(state: State, player: string, { savant, idle = [] }: Completing): Decision {
  const seat = rulesPlayer(state, player);
  const { adventure, adventures } = seatOf(state, player);
  if (!adventure) return refuse('noAdventure', { player: nameOf(player) });
  const perks = without(seat.perks, idle);
  if (savant && !hasEffect(perks, 'completionPerks')) return refuse('needsSavant');
  const outcome = completeAdventure({ ...seat, perks });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const ended = happened(
    'adventureEnded',
    { player, party: adventure.party },
    [
      { what: 'adventure', player, to: null },
      ...(adventures < PIECES.adventureCards - 1 ? [count(player, 'adventures', 1)] : []),
      ...changesIn(state, figures.deltas),
    ],
    explanation,
  );
  return chain(state, ok([ended]), (after) => (savant ? gainPerk(after, player, savant, { idle }) : ok([])));
}
