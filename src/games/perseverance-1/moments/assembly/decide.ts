import { ok, type Ruling } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { assembly, type AssemblyResult } from './rule';
import { dicePool, type DicePoolResult } from '../dice/rule';
import { officerScoring, type OfficerScoringResult } from './officerScoring';
import { OFFICERS, ZONES } from '../../terms';
import type { Change } from '../../session/change';
import type { Command } from '../../session/command';
import { happened } from '../../session/event';
import { countedAtAssembly } from '../../session/known';
import { assemblyZone, cubeStandings, officerRecord } from '../../session/records';
import { refuse } from '../../session/refuse';
import { backInPool } from '../../../perseverance/session/table';
import { isFull, NEUTRAL, playersOf, record, type State } from '../../session/state';
import { suppliesLeft } from '../../session/supplies';
import { correctTo, cubeOwners } from '../../session/decide/count';
import { chain, count, followersIn, trackedDeltas, type Decision } from '../../session/decide/decision';
import { passOn } from '../../session/decide/turn';
import { influence } from '../influence/decide';

type Assembly = Extract<Command, { type: 'resolveAssembly' }>;

/** Majorities and Votes, the Officers, and the wrap-up, in one entry, and often the end of the turn. */
export function resolveAssembly(state: State, command: Assembly): Decision {
  if (state.phase === 'end') return refuse('lastAssemblyHeld');
  if (!isFull(state) && (command.zones === null || command.records === null)) return refuse('presenceNeeded');
  return chain(
    state,
    ok([]),
    ...Object.entries(command.votes ?? {}).map(
      ([owner, to]) =>
        (after: State) =>
          correctTo(after, { owner, counter: 'votes', to }),
    ),
    (after) => scoreVotes(after, command),
    (after) => scoreOfficers(after, command),
    wrapUp,
    ...OFFICERS.map((officer) => (after: State) => dissenterCube(after, officer, state)),
    (after) => (command.endsTurn ? passOn(after) : ok([])),
  );
}

/** The majorities and the Votes, with everything that the wizard shows of them. */
export function assemblyOutcome(
  state: State,
  { choices, zones, votes }: Pick<Assembly, 'choices' | 'zones' | 'votes'>,
): Ruling<AssemblyResult> {
  const { edition, box } = state.config;
  const before = (owner: string, tracked: number) =>
    (votes && Object.hasOwn(votes, owner) ? votes[owner] : undefined) ?? tracked;
  return assembly.ask({
    edition,
    players: playersOf(state).map((id) => ({
      id,
      votes: before(id, state.players[id]?.votes ?? 0),
      ...(isFull(state) && { lightSupply: suppliesLeft(state, id).light }),
    })),
    assembly: state.assembly,
    ...(Object.hasOwn(state.dice, DISSENTERS) && {
      dissenterVotes: before(DISSENTERS, state.dissenterVotes),
    }),
    zones: record(ZONES, (zone) => {
      const { settlements, presence } = zones?.[zone] ?? assemblyZone(state, zone);
      return { settlements, presence: Object.fromEntries(presence), choice: choices[zone] ?? null };
    }),
    scoringTile: box.scoringTiles[state.assembly - 1],
  });
}

/** What the four Officers give. */
export function officerOutcome(state: State, records: Assembly['records']): Ruling<OfficerScoringResult> {
  const standings = cubeStandings(state, cubeOwners(state));
  return officerScoring.ask({
    edition: state.config.edition,
    players: records ?? playersOf(state).map((id) => officerRecord(state, id)),
    influence: record(OFFICERS, (officer) => Object.fromEntries(standings[officer])),
  });
}

/** The pool of the next round. */
export function poolOutcome(state: State): Ruling<DicePoolResult> {
  return dicePool.ask({
    edition: state.config.edition,
    players: playersOf(state).map((id) => ({ id, dice: state.dice[id]?.inPlay ?? 0 })),
    assembly: state.assembly,
    neutral: state.dice[NEUTRAL]?.inPlay ?? 0,
    dissenters: state.dice[DISSENTERS]?.inPlay ?? 0,
  });
}

/** Corrected Votes are tracked by now. In Essentials what was counted is remembered for the next time. */
function scoreVotes(state: State, { choices, zones, records, counted, tileWay }: Assembly): Decision {
  const outcome = assemblyOutcome(state, { choices, zones });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'assemblyHeld',
      { assembly: state.assembly, followers: followersIn(figures.deltas) },
      [
        ...trackedDeltas(state, figures.deltas),
        ...(!isFull(state) && zones && records ? [countedAtAssembly(state, zones, records, counted)] : []),
        ...(tileWay ? [{ what: 'tileWay', to: tileWay } as const] : []),
      ],
      explanation,
    ),
  ]);
}

function scoreOfficers(state: State, { records }: Assembly): Decision {
  const outcome = officerOutcome(state, records);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'officersScored',
      { assembly: state.assembly, followers: followersIn(figures.deltas) },
      trackedDeltas(state, figures.deltas),
      explanation,
    ),
  ]);
}

/** Dice back into the pool, Leaders home, Votes to 0; after the last Assembly final scoring is all that is left. */
function wrapUp(state: State): Decision {
  const outcome = poolOutcome(state);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const out = state.left.reduce((sum, id) => sum + (figures.players[id] ?? 0), 0);
  const facts = { assembly: state.assembly, pool: figures.gameOver ? 0 : figures.total - out };
  if (figures.gameOver)
    return ok([happened('roundEnded', facts, [{ what: 'phase', to: 'end' }], explanation)]);
  const dice = (owner: string, many: number): Change => ({
    what: 'dice',
    owner,
    ...backInPool(state, owner, many),
  });
  const players = playersOf(state);
  return ok([
    happened(
      'roundEnded',
      facts,
      [
        { what: 'assembly', to: state.assembly + 1 },
        dice(NEUTRAL, figures.neutral),
        ...players.map((id) => dice(id, figures.players[id] ?? 0)),
        ...(Object.hasOwn(state.dice, DISSENTERS) ? [dice(DISSENTERS, figures.dissenters)] : []),
        ...ZONES.filter((zone) => Object.keys(state.zones[zone].dice).length > 0).map((zone): Change => ({
          what: 'zoneDice',
          zone,
          dice: {},
        })),
        ...players
          .filter((id) => state.players[id]?.community)
          .map((player): Change => ({ what: 'leader', player, community: null })),
        ...players
          .filter((id) => (state.players[id]?.votes ?? 0) > 0)
          .map((id) => count(id, 'votes', -(state.players[id]?.votes ?? 0))),
        ...(state.dissenterVotes > 0 ? [count(DISSENTERS, 'votes', -state.dissenterVotes)] : []),
      ],
      explanation,
    ),
  ]);
}

/** After the first Assembly of the published two-player game each Officer gets a Dissenter cube (R26). */
function dissenterCube(state: State, officer: (typeof OFFICERS)[number], before: State): Decision {
  const due = before.assembly === 1 && state.assembly === 2 && cubeOwners(state).includes(DISSENTERS);
  return due
    ? influence(state, { player: DISSENTERS, officer, count: 1, source: 'free', foodUsed: 0 })
    : ok([]);
}
