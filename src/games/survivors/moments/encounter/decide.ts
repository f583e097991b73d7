import { chainDecisions, ok, type Outcome, type Ruling } from '@/engine';
import { gatherDice, type DicePoolResult } from './dicePool';
import { encounter as encounterRule, type EncounterResult } from './rule';
import { perSkill } from '../../tally';
import type { Side } from '../../terms';
import { OUTCOMES, type Command, type OutcomeKind } from '../../session/command';
import { happened } from '../../session/event';
import { evolve } from '../../session/evolve';
import { refuse } from '../../session/refuse';
import { factionState, playersOf, type State } from '../../session/state';
import { setFaces } from '../../session/decide/count';
import { caravanChanges, type Decision } from '../../session/decide/decision';
import { takeOutcome } from './outcome';
import { playCards } from './cards';

type Encounter = Extract<Command, { type: 'encounter' }>;

/** Cards, dice, what the Threat costs, and then what the Encounter Guide prints for how it went. */
export function encounter(state: State, command: Encounter): Decision {
  if (state.phase !== 'encounter' || !state.challenges) return refuse('notNow');
  const played = playCards(state, command.played);
  if (!played.ok) return played;
  const outcome = computeEncounter(state, command);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const { threat } = state.challenges;
  const resolved = happened(
    'encounterResolved',
    {
      threat,
      threatPassed: figures.threatPassed,
      obstaclesPassed: figures.obstaclesPassed,
      resource: figures.loss.resource,
      lost: figures.loss.paid,
    },
    [
      ...caravanChanges(state, figures.caravan, 'threat'),
      ...playersOf(state).map((player) => ({
        what: 'side' as const,
        player,
        to: sideOf(state, command.sides, player),
      })),
      { what: 'challenges', to: null },
      { what: 'phase', to: 'decide' },
    ],
    [...poolOf(state, command.sides).explanation, ...explanation],
  );
  const seen = command.faces ? facesSeen(state, command.faces) : ok([]);
  if (!seen.ok) return seen;
  return chainDecisions(
    evolve,
    state,
    ok([...seen.value, ...played.value, resolved]),
    ...dueOutcomes(figures).map((kind) => (after: State) => takeOutcome(after, kind, command.outcomes[kind])),
  );
}

/** Faces that were counted on the way; what is known already is no news. */
function facesSeen(state: State, { one, two }: State['faces']): Decision {
  return one === state.faces.one && two === state.faces.two ? ok([]) : setFaces(state, { one, two });
}

export function dueOutcomes(figures: EncounterResult): readonly OutcomeKind[] {
  return OUTCOMES.filter((kind) => figures[kind]);
}

/** What the rules say of the roll. */
export function computeEncounter(
  state: State,
  command: Pick<Encounter, 'rolled' | 'aberrant' | 'cardSuccesses' | 'cardChallenges' | 'lossResource'>,
): Ruling<EncounterResult> {
  if (!state.challenges) return refuse('notNow');
  // A recount after the Threat was named changes the numbers, not the Threat (ruling 14).
  const { totals, now, threat } = state.challenges;
  const { rolled, aberrant, cardSuccesses, cardChallenges, lossResource } = command;
  return encounterRule.ask({
    players: playersOf(state).length,
    challenges: totals,
    threat,
    rolled,
    aberrant,
    cardSuccesses,
    cardChallenges: perSkill(
      (skill) => cardChallenges[skill] + (now?.[skill] ?? totals[skill]) - totals[skill],
    ),
    lossResource,
    caravan: state.caravan,
  });
}

/** The dice of everybody's chosen side. Past the reader: see `travel`. */
export function poolOf(state: State, sides: Encounter['sides']): Outcome<DicePoolResult> {
  return gatherDice({
    players: playersOf(state).flatMap((id) => {
      const faction = factionState(state, id);
      if (!faction) return [];
      const { primary, secondary } = faction;
      return [{ id, choice: sideOf(state, sides, id), primary, secondary }];
    }),
  });
}

export function sideOf(state: State, sides: Encounter['sides'], player: string): Side {
  const said = Object.hasOwn(sides, player) ? sides[player] : undefined;
  return said ?? factionState(state, player)?.side ?? 'primary';
}

/** The table resolved it without the app; Hordes on the tile have left the game all the same. */
export function skipEncounter(state: State): Decision {
  if (state.phase !== 'challenges' && state.phase !== 'encounter') return refuse('notNow');
  return ok([
    happened('encounterSkipped', {}, [
      { what: 'hordes', to: { ...state.hordes, encounter: 0 } },
      { what: 'challenges', to: null },
      { what: 'phase', to: 'decide' },
    ]),
  ]);
}
