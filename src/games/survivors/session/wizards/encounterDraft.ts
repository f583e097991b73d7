import { field, readByHand, type At, type ByHandFigures, type Outcome } from '@/engine';
import type { EncounterResult } from '../../rules/encounter';
import { EMPTY_CARAVAN, NO_SKILLS } from '../../tally';
import type { Caravan, Place, Resource, Side, Skill, Trio } from '../../terms';
import type { CardCounts, OutcomeKind, OutcomeMove, RuledCommand } from '../command';
import { dueOutcomes, workedEncounter } from '../decide/encounter';
import type { Hordes } from '../fields';
import { factionState, hordePlaces, playersOf, type State } from '../state';
import { cardsOr, caravanOr, hordesOr, resourceOr, sidesOr, skillOr, trioOr } from './readDraft';

export interface EncounterDraft {
  readonly sides: Readonly<Record<string, Side>>;
  readonly rolled: Trio;
  readonly aberrant: Skill | null;
  readonly cardSuccesses: Trio;
  readonly cardChallenges: Trio;
  readonly played: CardCounts;
  readonly lossResource: Resource | null;
  readonly changes: Readonly<Record<OutcomeKind, Caravan>>;
  readonly drawn: CardCounts;
  /** After the Penalty or the Reward; null: as they stand. */
  readonly hordes: Hordes | null;
  readonly byHand: ByHandFigures;
}

/** Everybody rolls the side of the last turn until they say otherwise. */
export function beginEncounter(state: State): EncounterDraft {
  return {
    sides: Object.fromEntries(
      playersOf(state).map((player) => [player, factionState(state, player)?.side ?? 'primary']),
    ),
    rolled: NO_SKILLS,
    aberrant: null,
    cardSuccesses: NO_SKILLS,
    cardChallenges: NO_SKILLS,
    played: {},
    lossResource: null,
    changes: { penalty: EMPTY_CARAVAN, reward: EMPTY_CARAVAN, bonus: EMPTY_CARAVAN },
    drawn: {},
    hordes: null,
    byHand: {},
  };
}

export function readEncounterDraft(at: At, state: State): EncounterDraft {
  const players = playersOf(state);
  const changes = field(at, 'changes');
  return {
    sides: { ...beginEncounter(state).sides, ...sidesOr(field(at, 'sides'), players) },
    rolled: trioOr(field(at, 'rolled')),
    aberrant: skillOr(field(at, 'aberrant')),
    cardSuccesses: trioOr(field(at, 'cardSuccesses')),
    cardChallenges: trioOr(field(at, 'cardChallenges')),
    played: cardsOr(field(at, 'played'), players),
    lossResource: resourceOr(field(at, 'lossResource')),
    changes: {
      penalty: caravanOr(field(changes, 'penalty')),
      reward: caravanOr(field(changes, 'reward')),
      bonus: caravanOr(field(changes, 'bonus')),
    },
    drawn: cardsOr(field(at, 'drawn'), players),
    hordes: hordesOr(field(at, 'hordes')),
    byHand: readByHand(field(at, 'byHand')),
  };
}

export function encounterCommand(state: State, draft: EncounterDraft): RuledCommand {
  const figures = resolved(state, draft)?.figures;
  const due = figures ? dueOutcomes(figures) : [];
  const move = (kind: OutcomeKind): OutcomeMove => ({
    changes: draft.changes[kind],
    // A Reward may bring cards; what became of the Hordes belongs to the Penalty or to the Reward.
    drawn: kind === 'reward' ? draft.drawn : {},
    ...(kind === due[0] ? hordeMoves(state, draft) : { addHordes: [], removeHordes: [] }),
  });
  const { sides, rolled, aberrant, cardSuccesses, cardChallenges, played } = draft;
  return {
    type: 'encounter',
    sides,
    rolled,
    aberrant,
    cardSuccesses,
    cardChallenges,
    played,
    lossResource: draft.lossResource ?? 'survivors',
    outcomes: { penalty: move('penalty'), reward: move('reward'), bonus: move('bonus') },
  };
}

function hordeMoves(
  state: State,
  { hordes }: EncounterDraft,
): Pick<OutcomeMove, 'addHordes' | 'removeHordes'> {
  if (!hordes) return { addHordes: [], removeHordes: [] };
  const [before, after]: readonly (readonly Place[])[] = [hordePlaces(state), hordePlaces({ hordes })];
  return {
    addHordes: (after ?? []).filter((place) => !before?.includes(place)),
    removeHordes: (before ?? []).filter((place) => !after?.includes(place)),
  };
}

/** What the rules say of the roll so far; null while the Aberrant Die is missing. */
export function resolved(state: State, draft: EncounterDraft): Outcome<EncounterResult> | null {
  const outcome = workedEncounter(state, { ...draft, lossResource: draft.lossResource ?? 'survivors' });
  return outcome.ok ? outcome.value : null;
}
