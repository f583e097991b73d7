import { ok, resolveRaw, type Chance, type Refusal, type Result } from '@/engine';
import { count } from '../../../perseverance/session/tableChange';
import { PIECES } from '../../pieces';
import { readTempleAdventure } from '../../rules/input/readTempleAdventure';
import {
  campOutside,
  cardGains,
  checkParty,
  completeAdventure,
  reach as reaching,
} from '../../rules/outside';
import { partySize } from '../../rules/party';
import { templeAdventure } from '../../rules/templeAdventure';
import { hasEffect } from '../../perks';
import { nameOf } from '../../say';
import { ASSETS } from '../../terms';
import { applyChanges } from '../change';
import type { RuledCommand } from '../command';
import type { Onward, PerkPick } from '../moves';
import { happened, type CheckedThreat, type Decision } from '../event';
import { readyParty, rulesPlayer, seatOf } from '../records';
import { no } from '../refuse';
import { emptyArea, type Adventure, type Gains, type State } from '../state';
import { chain, changesIn } from './decision';
import { bonuses, build } from './effect';
import { gainPerk } from './officers';
import { added, checkAll, face, type Settled } from './threats';

type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { type: T }>;

/** A Camp within the Adventure Effect: 1 Island Resource, and 2 Glowberries if it is further away. */
export function buildCamp(state: State, command: CommandOf<'buildCamp'>): Decision {
  const { player, area, reach, followers, bonus, perk } = command;
  const far = payReach(state, player, reach);
  if (!far.ok) return far;
  const covered = Number.isInteger(followers) && followers >= 0 && followers <= 20 ? followers : 0;
  const outcome = campOutside(rulesPlayer(applyChanges(state, far.value.changes), player), covered);
  if (!outcome.ok) return outcome;
  const pieces = build(state, area, 'camp', player);
  if (!pieces.ok) return pieces;
  const { figures, explanation } = outcome.value;
  const built = happened(
    'campBuilt',
    { player, area },
    [...far.value.changes, ...changesIn(state, figures.deltas), ...pieces.value],
    [...far.value.why, ...explanation],
  );
  const up = bonus ? [{ kind: bonus, zone: 'discovery' } as const] : [];
  return chain(state, ok([built]), ...bonuses(player, up, perk ? [perk] : []));
}

/** Clears an Area and plays a card with a party on it; the Temple stays where it is. */
export function beginAdventure(state: State, command: CommandOf<'beginAdventure'>): Decision {
  const { player, reach, terrain, requirement, stages, trial, party } = command;
  const seat = seatOf(state, player);
  if (seat.adventure) return no('onAdventure', { player: nameOf(player) });
  if (seat.handCards < 1) return no('noCardInHand', { player: nameOf(player) });
  if (stages !== 1 && stages !== 2) return no('stages');
  const fault = checkParty(seat, { party, ready: readyParty(state, player), requirement });
  if (fault) return { ok: false, error: fault };
  const far = payReach(state, player, reach);
  if (!far.ok) return far;
  const area = terrain === null ? null : emptyArea(nextArea(state), terrain);
  const adventure: Adventure = { party, stage: 1, stages, trial, leaderIgnoreUsed: false };
  return ok([
    happened(
      'adventureBegun',
      { player, party, area: area?.id ?? null },
      [
        ...far.value.changes,
        count(player, 'handCards', -1),
        { what: 'adventure', player, to: adventure },
        ...(area ? [{ what: 'area', id: area.id, to: area } as const] : []),
      ],
      far.value.why.length > 0 ? far.value.why : undefined,
    ),
  ]);
}

/** Printed rewards, kept Challenge cards and their Threats, then whether it goes on. */
export function adventureStage(state: State, command: CommandOf<'adventureStage'>, chance: Chance): Decision {
  const { player, rewards, kept, ignoreThreats, then, savant } = command;
  const { adventure } = seatOf(state, player);
  if (!adventure) return no('noAdventure', { player: nameOf(player) });
  if (adventure.waits) return no('stageNextTurn');
  // What is left of a resolved stage is only whether to go on.
  const resolved = adventure.resolved
    ? then === null
      ? no('stageDone')
      : ok([])
    : resolveStage(state, { player, adventure, rewards, kept, ignoreThreats }, chance);
  return chain(state, resolved, (after) => {
    const left = seatOf(after, player).adventure;
    if (!left || then === null) return ok([]);
    if (then === 'end' || partySize(left.party) === 0) return endAdventure(after, player, savant);
    return goOn(after, player, then, ignoreThreats, savant, chance);
  });
}

function resolveStage(
  state: State,
  stage: Pick<CommandOf<'adventureStage'>, 'player' | 'rewards' | 'kept' | 'ignoreThreats'> & {
    readonly adventure: Adventure;
  },
  chance: Chance,
): Decision {
  const { player, rewards, kept, ignoreThreats, adventure } = stage;
  if (kept.length > partySize(adventure.party)) return no('tooManyCards');
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
  return ok([
    happened(
      'stageResolved',
      { player, stage: adventure.stage, checks },
      [...gains.value.changes, ...changes, { what: 'adventure', player, to: after }],
      [...gains.value.why, ...why],
    ),
  ]);
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
  if (trial === null) return ok(settled);
  const before = applyChanges(state, settled.changes);
  const outcome = resolveRaw(readTempleAdventure, templeAdventure, {
    player: rulesPlayer(before, player),
    card: trial,
    stage,
  });
  return outcome.ok ? ok(added(settled, before, outcome.value)) : outcome;
}

function changesOfGains(gains: Gains) {
  return ASSETS.flatMap((asset) => {
    const by = gains[asset] ?? 0;
    return Number.isInteger(by) && by > 0 && by <= 20 ? [[asset, by] as const] : [];
  });
}

/** The step between the stages; the second one is for the next turn. */
function goOn(
  state: State,
  player: string,
  onward: Onward,
  ignoreThreats: boolean,
  savant: PerkPick | null,
  chance: Chance,
): Decision {
  const { adventure } = seatOf(state, player);
  if (!adventure) return no('noAdventure', { player: nameOf(player) });
  if (adventure.stage >= adventure.stages) return no('lastStage');
  const { party, stage, stages, trial, leaderIgnoreUsed } = adventure;
  const next: Adventure = {
    party,
    stage: stage + 1,
    stages,
    trial,
    leaderIgnoreUsed,
    // The Lodge works beside the turn: the next stage is still resolved in it.
    ...(!ignoreThreats && { waits: true }),
  };
  const went = (to: Adventure, { changes, why }: Settled, checks: readonly CheckedThreat[]) =>
    happened('adventureWentOn', { player, checks }, [...changes, { what: 'adventure', player, to }], why);
  if (ignoreThreats) return ok([went(next, { changes: [], why: [] }, [])]);
  const faced = face(
    state,
    player,
    { ...adventure, ...onward, kind: 'transition', useLeader: false },
    chance,
  );
  if (!faced.ok) return faced;
  const { figures, check } = faced.value;
  const left = { party: figures.party, leaderIgnoreUsed: figures.leaderIgnoreUsed };
  if (figures.proceeds) return ok([went({ ...next, ...left }, faced.value, [check])]);
  return chain(state, ok([went({ ...adventure, ...left }, faced.value, [check])]), (after) =>
    endAdventure(after, player, savant),
  );
}

/** Completed: everybody returns, the card stays face down, Savant and Tactician pay. */
export function endAdventure(state: State, player: string, savant: PerkPick | null): Decision {
  const { adventure, adventures, perks } = seatOf(state, player);
  if (!adventure) return no('noAdventure', { player: nameOf(player) });
  if (savant && !hasEffect(perks, 'completionPerks')) return no('needsSavant');
  const outcome = completeAdventure(rulesPlayer(state, player));
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
  return chain(state, ok([ended]), (after) => (savant ? gainPerk(after, player, savant) : ok([])));
}

function payReach(state: State, player: string, reach: boolean): Result<Settled, Refusal> {
  if (!reach) return ok({ changes: [], why: [] });
  const outcome = reaching(rulesPlayer(state, player));
  return outcome.ok ? ok(added({ changes: [], why: [] }, state, outcome.value)) : outcome;
}

export function nextArea({ areas }: State): number {
  return 1 + Math.max(0, ...areas.map(({ id }) => id));
}
