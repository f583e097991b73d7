import { chainDecisions, ok, resolveRaw, type Outcome, type Refusal, type Result } from '@/engine';
import { dicePool, type DicePoolResult } from '../../rules/dicePool';
import { encounter as resolveEncounter, type EncounterResult } from '../../rules/encounter';
import { readEncounter } from '../../rules/input/readEncounter';
import { nameOf, say } from '../../say';
import { sumOfSkills } from '../../tally';
import { SKILLS, type Side, type Skill } from '../../terms';
import { OUTCOMES, type Command, type OutcomeKind } from '../command';
import { happened } from '../event';
import { evolve } from '../evolve';
import { no } from '../refuse';
import { factionState, playersOf, type State } from '../state';
import { cardChanges, caravanChanges, type Decision } from './decision';
import { takeOutcome } from './outcome';

type Encounter = Extract<Command, { type: 'encounter' }>;

/** Cards, dice, what the Threat costs, and then what the Encounter Guide prints for how it went. */
export function encounter(state: State, command: Encounter): Decision {
  if (state.phase !== 'encounter' || !state.challenges) return no('notNow');
  const played = playCards(state, command);
  if (!played.ok) return played;
  const outcome = workedEncounter(state, command);
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
  return chainDecisions(
    evolve,
    state,
    ok([...played.value, resolved]),
    ...dueOutcomes(figures).map((kind) => (after: State) => takeOutcome(after, kind, command.outcomes[kind])),
  );
}

export function dueOutcomes(figures: EncounterResult): readonly OutcomeKind[] {
  return OUTCOMES.filter((kind) => figures[kind]);
}

/** What the rules say of the roll. */
export function workedEncounter(
  state: State,
  command: Pick<Encounter, 'rolled' | 'aberrant' | 'cardSuccesses' | 'cardChallenges' | 'lossResource'>,
): Result<Outcome<EncounterResult>, Refusal> {
  if (!state.challenges) return no('notNow');
  const { rolled, aberrant, cardSuccesses, cardChallenges, lossResource } = command;
  return resolveRaw(readEncounter, resolveEncounter, {
    players: playersOf(state).length,
    challenges: state.challenges.totals,
    threat: state.challenges.threat,
    rolled,
    aberrant,
    cardSuccesses,
    cardChallenges,
    lossResource,
    caravan: state.caravan,
  });
}

/** The dice of everybody's chosen side. */
export function poolOf(state: State, sides: Encounter['sides']): Outcome<DicePoolResult> {
  return dicePool({
    players: playersOf(state).flatMap((id) => {
      const faction = factionState(state, id);
      if (!faction) return [];
      const { primary, secondary } = faction;
      return [{ id, choice: sideOf(state, sides, id), primary, secondary }];
    }),
  });
}

function sideOf(state: State, sides: Encounter['sides'], player: string): Side {
  const said = Object.hasOwn(sides, player) ? sides[player] : undefined;
  return said ?? factionState(state, player)?.side ?? 'primary';
}

/** A used card leaves the game. */
function playCards(state: State, { played }: Encounter): Decision {
  for (const [player, cards] of Object.entries(played)) {
    const held = factionState(state, player)?.cards;
    if (!held) return no('unknownPlayer');
    const short = SKILLS.find((deck) => !mayPlay(cards[deck], held[deck]));
    if (short) return no('cardsShort', { player: nameOf(player), deck: deckName(short), held: held[short] });
  }
  return ok(
    Object.entries(played)
      .filter(([, cards]) => sumOfSkills(cards) > 0)
      .map(([player, cards]) =>
        happened('cardsPlayed', { player, count: sumOfSkills(cards) }, cardChanges({ [player]: cards }, -1)),
      ),
  );
}

function mayPlay(wanted: number, held: number): boolean {
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= held;
}

function deckName(deck: Skill) {
  return say(`skill.${deck}`);
}

/** The table resolved it without the app; Hordes on the tile have left the game all the same. */
export function skipEncounter(state: State): Decision {
  if (state.phase !== 'challenges' && state.phase !== 'encounter') return no('notNow');
  return ok([
    happened('encounterSkipped', {}, [
      { what: 'hordes', to: { ...state.hordes, encounter: 0 } },
      { what: 'challenges', to: null },
      { what: 'phase', to: 'decide' },
    ]),
  ]);
}
