import { ok, type Deltas, type Phrase, type Ruling } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { followersIn, count } from '../../../perseverance/session/tableChange';
import { correctTo } from '../../../perseverance/session/counting';
import {
  backInPool,
  cubesOf,
  NEUTRAL,
  ownersAt,
  playersOf,
  record,
} from '../../../perseverance/session/table';
import { holdAssembly as hold, type AssemblyResult } from './rule';
import { dicePool, type DicePoolResult } from '../dice/rule';
import { NO_CHOICES } from './rewardZone';
import { lookedAt, officerScoring, type OfficerScoringResult } from './officerScoring';
import type { Player } from '../../rules/player';
import { OFFICERS, ZONES, type Officer } from '../../terms';
import type { Change } from '../../session/change';
import type { RuledCommand } from '../../session/command';
import { counting } from '../../session/counting';
import { happened, type Decision } from '../../session/event';
import { knownConditions, knownZone } from '../../session/known';
import { influenceOf, rulesPlayer, rulesPlayers, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { countedAtAssembly } from '../../session/remembered';
import { isFull, type State } from '../../session/state';
import { chain, changesIn } from '../../session/decide/decision';
import { passOn } from '../../session/decide/turn';
import { placeBonus } from '../influence/decide';

type Assembly = Extract<RuledCommand, { type: 'resolveAssembly' }>;

/** Majorities and Votes, the Officers, and the wrap-up, in one entry, and often the end of the turn. */
export function resolveAssembly(state: State, command: Assembly): Decision {
  if (state.phase === 'end') return refuse('lastAssemblyHeld');
  const { zones, records } = command;
  if (!isFull(state) && (!zones || !records)) return refuse('presenceNeeded');
  return chain(
    state,
    scoreVotes(state, command),
    (after) =>
      scored(
        after,
        'officersScored',
        isFull(state) ? officerOutcome(after) : officersAfterVotes(state, command),
      ),
    wrapUp,
    (after) => (command.endsTurn ? passOn(after) : ok([])),
  );
}

/** Votes that were counted again, then the majorities and the ranking. */
function scoreVotes(
  state: State,
  { choices, zones = {}, votes = {}, records = {}, tileWay }: Assembly,
): Decision {
  return chain(
    state,
    ok([]),
    ...Object.entries(votes).map(
      ([owner, to]) =>
        (after: State) =>
          correctTo(counting, after, { owner, counter: 'votes', to }),
    ),
    (after) =>
      scored(after, 'assemblyHeld', assemblyOutcome(after, { choices, zones, records }), [
        ...(isFull(after) ? [] : [countedAtAssembly(after, zones, records)]),
        ...(tileWay ? [{ what: 'tileWay', to: tileWay } as const] : []),
      ]),
  );
}

/** The majorities and the Votes, with everything that the wizard shows of them. */
export function assemblyOutcome(
  state: State,
  { choices, zones = {}, votes = {}, records = {} }: Omit<Assembly, 'type'>,
): Ruling<AssemblyResult> {
  const votesOf = (owner: string, tracked: number) =>
    Object.hasOwn(votes, owner) ? (votes[owner] ?? tracked) : tracked;
  return hold({
    players: rulesPlayers(state).map((player) => ({
      ...player,
      ...recordOf(state, records, player.id),
      votes: votesOf(player.id, player.votes),
    })),
    assembly: state.assembly,
    dissenterVotes: votesOf(DISSENTERS, state.dissenterVotes),
    zones: ZONES.map((zone) => ({
      zone,
      ...(zones[zone] ?? knownZone(state, zone)),
      choices: choices[zone] ?? NO_CHOICES,
    })),
  });
}

/** What the Officers give, after what the Votes brought: a Soldier of the Military Zone counts for the Captain. */
export function officerOutcome(
  state: State,
  gained: Deltas = {},
  records: Assembly['records'] = {},
): Ruling<OfficerScoringResult> {
  return officerScoring.ask({
    players: rulesPlayers(state).map((player) => scoredPlayer(state, player, gained, records)),
    influence: record(OFFICERS, (officer) =>
      Object.fromEntries(ownersAt(state).map((owner) => [owner, cubesOf(state.officers[officer], owner)])),
    ),
  });
}

function scoredPlayer(
  state: State,
  player: Player,
  gained: Deltas,
  records: NonNullable<Assembly['records']>,
): Player {
  const own = { ...player, ...recordOf(state, records, player.id) };
  return { ...own, lightSoldier: own.lightSoldier + (gained[player.id]?.lightSoldier ?? 0) };
}

/** What an Officer looks at then, in words. */
export function lookedAtAfterVotes(
  state: State,
  command: Assembly,
): (officer: Officer, player: string) => Phrase {
  const votes = assemblyOutcome(state, command);
  const gained = votes.ok ? votes.value.figures.deltas : {};
  return (officer, id) => {
    const player = scoredPlayer(state, rulesPlayer(state, id), gained, command.records ?? {});
    return lookedAt(officer, player, influenceOf(state, id));
  };
}

/** In Essentials as the table said it; what it was not asked for is as it was counted last. */
function recordOf(state: State, records: NonNullable<Assembly['records']>, id: string) {
  if (isFull(state)) return {};
  return { ...knownConditions(state, id), ...(Object.hasOwn(records, id) ? records[id] : {}) };
}

function officersAfterVotes(state: State, command: Assembly): Ruling<OfficerScoringResult> {
  const votes = assemblyOutcome(state, command);
  return votes.ok ? officerOutcome(state, votes.value.figures.deltas, command.records) : votes;
}

/** The pool of the next round; there is none after the last Assembly. */
export function poolOutcome(state: State): Ruling<DicePoolResult> | null {
  if (state.assembly >= state.assemblies) return null;
  const ids = playersOf(state);
  return dicePool.ask({
    players: ids,
    afterAssembly: state.assembly,
    dice: {
      neutral: state.dice[NEUTRAL]?.inPlay ?? 0,
      dissenters: state.dice[DISSENTERS]?.inPlay ?? 0,
      players: Object.fromEntries(ids.map((id) => [id, state.dice[id]?.inPlay ?? 1])),
    },
  });
}

function scored(
  state: State,
  type: 'assemblyHeld' | 'officersScored',
  outcome: Ruling<AssemblyResult | OfficerScoringResult>,
  counted: readonly Change[] = [],
): Decision {
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      type,
      { assembly: state.assembly, followers: followersIn(figures.deltas) },
      [...changesIn(state, figures.deltas), ...counted],
      explanation,
    ),
  ]);
}

/** Dice back into the pool, Leaders home, Votes back to the Permanent ones; after the last Assembly nothing but the end. */
function wrapUp(state: State): Decision {
  const outcome = poolOutcome(state);
  const { assembly } = state;
  if (!outcome) return ok([happened('roundEnded', { assembly, pool: 0 }, [{ what: 'phase', to: 'end' }])]);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const { dice, dissenterCubesPerOfficer } = figures;
  const back = (owner: string, many: number): Change => ({
    what: 'dice',
    owner,
    ...backInPool(state, owner, many),
  });
  const out = state.left.reduce((sum, id) => sum + (dice.players[id] ?? 0), 0);
  const ended = happened(
    'roundEnded',
    { assembly, pool: dice.total - out },
    [
      { what: 'assembly', to: assembly + 1 },
      back(NEUTRAL, dice.neutral),
      ...Object.entries(dice.players).map(([id, many]) => back(id, many)),
      ...(Object.hasOwn(state.dice, DISSENTERS) ? [back(DISSENTERS, dice.dissenters)] : []),
      ...ZONES.filter((zone) => Object.keys(state.zones[zone].dice).length > 0).map((zone): Change => ({
        what: 'zoneDice',
        zone,
        dice: {},
      })),
      ...playersOf(state).flatMap((player) => leaving(state, player)),
      ...(state.dissenterVotes > 0 ? [count(DISSENTERS, 'votes', -state.dissenterVotes)] : []),
    ],
    explanation,
  );
  const cubes = dissenterCubesPerOfficer > 0 ? OFFICERS : [];
  return chain(
    state,
    ok([ended]),
    ...cubes.map((officer) => (after: State) => placeBonus(after, DISSENTERS, officer)),
  );
}

/** What a player's side loses at the wrap-up: Permanent Votes stay (R4). */
function leaving(state: State, player: string): readonly Change[] {
  const { leader, votes, permanentVotes } = seatOf(state, player);
  return [
    ...(leader === null ? [] : [{ what: 'leader', player, to: null } as const]),
    ...(votes === permanentVotes ? [] : [count(player, 'votes', permanentVotes - votes)]),
  ];
}
