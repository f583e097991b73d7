import { field, type At } from '@/engine';
import { readPlayerFigures } from '../../../perseverance/session/wizards/assembly/assemblyDraft';
import { PIECES, TRACKS } from '../../pieces';
import type { FinalPlayer } from '../../rules/finalScoring';
import { lastCount, type CountedFigure } from '../../../perseverance/session/level';
import { FIGURE } from '../known';
import { finalPlayer } from '../records';
import { isFull, playersOf, record, type State } from '../state';
import { COUNT_LIMIT } from '../supplies';
import { readByHand, saidByHand, setByHand, type ByHandFigures } from './byHandFigures';

const INPUTS = [
  'light',
  'heavy',
  'leader',
  'walls',
  'traps',
  'food',
  'mr',
  'story',
  'boardLight',
  'boardHeavy',
  'patrolLight',
  'patrolHeavy',
  'safeguard',
  'valor',
  'heavyThreat',
] as const;
export type FinalInput = (typeof INPUTS)[number];

/** The rules check that Soldiers do not add up to more than there are. */
export const MOST_LEFT: Readonly<Record<FinalInput, number>> = {
  light: PIECES.soldiersOfAKind,
  heavy: PIECES.soldiersOfAKind,
  leader: 1,
  walls: PIECES.walls,
  traps: PIECES.traps,
  food: COUNT_LIMIT,
  mr: COUNT_LIMIT,
  story: COUNT_LIMIT,
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
  boardLight: PIECES.soldiersOfAKind,
  boardHeavy: PIECES.soldiersOfAKind,
  patrolLight: PIECES.soldiersOfAKind,
  patrolHeavy: PIECES.soldiersOfAKind,
  heavyThreat: 5,
};

/** Followed in Essentials too; the rest only the table knows. */
const ESSENTIAL: readonly FinalInput[] = ['safeguard', 'valor', 'patrolLight', 'patrolHeavy', 'heavyThreat'];

/** Only what the table said differently from what is tracked, by player. */
export interface FinalDraft {
  readonly players: Readonly<Record<string, Readonly<Partial<Record<FinalInput, number>>>>>;
  readonly byHand: ByHandFigures;
}

export function readFinalDraft(at: At, state: State): FinalDraft {
  return {
    players: readPlayerFigures(field(at, 'players'), state, INPUTS, (input) => MOST_LEFT[input]),
    byHand: readByHand(field(at, 'byHand')),
  };
}

export type FinalInputs = Readonly<Record<FinalInput, number>>;

export function trackedInputs(state: State, id: string): FinalInputs {
  const { board, defense, patrol, ...rest } = finalPlayer(state, id);
  const tracked: FinalInputs = {
    ...rest,
    ...defense,
    leader: defense.leader ? 1 : 0,
    boardLight: board.light,
    boardHeavy: board.heavy,
    patrolLight: patrol.light,
    patrolHeavy: patrol.heavy,
  };
  return isFull(state)
    ? tracked
    : record(INPUTS, (input) => (ESSENTIAL.includes(input) ? tracked[input] : lastLeft(state, id, input)));
}

/** As it was counted last, when tracking was switched or the game was reopened. */
function lastLeft(state: State, id: string, input: FinalInput): number {
  return lastCount(state, inputName(input, id))?.value ?? 0;
}

function inputName(input: FinalInput, id: string): string {
  return FIGURE.of(REMEMBERED_AS[input] ?? input, id);
}

/** What is known of a figure that has to be asked for; null where it is followed or was said just now. */
export function inputKnown(
  state: State,
  draft: FinalDraft,
  id: string,
  input: FinalInput,
): { readonly last: CountedFigure | null } | null {
  const said = saidByHand(ownFigures(draft, id), input) !== undefined;
  if (isFull(state) || ESSENTIAL.includes(input) || said) return null;
  return { last: lastCount(state, inputName(input, id)) };
}

/** What somebody has counted, now or before: not what the table went past. */
export function countedInputs(state: State, draft: FinalDraft): readonly string[] {
  return playersOf(state).flatMap((id) =>
    INPUTS.filter((input) => inputKnown(state, draft, id, input)?.last !== null).map((input) =>
      inputName(input, id),
    ),
  );
}

const REMEMBERED_AS: Readonly<Partial<Record<FinalInput, string>>> = {
  boardLight: 'lightSoldier',
  boardHeavy: 'heavySoldier',
};

export function inputsOf(state: State, draft: FinalDraft, id: string): FinalInputs {
  const own = ownFigures(draft, id);
  const tracked = trackedInputs(state, id);
  return record(INPUTS, (input) => saidByHand(own, input) ?? tracked[input]);
}

export function writeInput(draft: FinalDraft, id: string, input: FinalInput, to: number | null): FinalDraft {
  return { ...draft, players: { ...draft.players, [id]: setByHand(ownFigures(draft, id), input, to) } };
}

/** The players as the rules want them. */
export function playersLeft(state: State, draft: FinalDraft): readonly FinalPlayer[] {
  return playersOf(state).map((id) => {
    const own = inputsOf(state, draft, id);
    const { food, mr, story, safeguard, valor, heavyThreat, light, heavy, walls, traps } = own;
    return {
      id,
      followers: state.players[id]?.followers ?? 0,
      food,
      mr,
      story,
      safeguard,
      valor,
      board: { light: own.boardLight, heavy: own.boardHeavy },
      defense: { light, heavy, leader: own.leader === 1, walls, traps },
      patrol: { light: own.patrolLight, heavy: own.patrolHeavy },
      heavyThreat,
    };
  });
}

/** Own keys only: a player may be called anything. */
function ownFigures(draft: FinalDraft, id: string): Readonly<Record<string, number>> {
  return Object.hasOwn(draft.players, id) ? { ...draft.players[id] } : {};
}
