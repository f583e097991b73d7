import { fail, field, list, oneOf, optional, whole, type At } from '@/engine';
import { PIECES, TRACKS } from '../../pieces';
import { say } from '../../say';
import { LEADERS, ROWS, SOLDIERS, ZONES } from '../../terms';
import type { ActionInput, Effect } from '../action';
import { FORTIFICATION_OPTIONS } from '../fortifications';
import type { SettlementPlacement } from '../settle';
import type { TrainingStep } from '../training';
import type { ActingPlayer, Placed } from '../workshop';
import { readCount, readEdition, readFlag, readId } from './fields';

const ACTIONS = [
  'rations',
  'pub',
  'training',
  'politics',
  'supply',
  'settle',
  'salvage',
  'fortifications',
  'place-soldiers',
  'leader-defense',
] as const satisfies readonly Effect['action'][];
const DIE_OWNERS = ['own', 'neutral', 'dissenters', 'other'] as const;
const TRAINING_OPTIONS = ['light', 'light-food', 'heavy-mr', 'story', 'convert', 'place'] as const;
const POLITICS_OPTIONS = ['pool', 'board'] as const;
const NET_GUNS = ['valor', 'safeguard', 'trap'] as const;

export function readAction(at: At): ActionInput {
  const edition = readEdition(at);
  const action = oneOf(field(at, 'action'), ACTIONS);
  const player = readActingPlayer(field(at, 'player'));
  // No die is placed for the Secondary Actions: one that is given there is ignored.
  const usesDie = action !== 'place-soldiers' && action !== 'leader-defense';
  const die = usesDie ? optional(field(at, 'die'), readDie, null) : null;
  return { edition, player, die, effect: readEffect(at, action) };
}

function readActingPlayer(at: At): ActingPlayer {
  const { soldiersOfAKind, dice, settlements, walls, traps } = PIECES;
  return {
    id: readId(field(at, 'id')),
    leader: optional(field(at, 'leader'), (leader) => oneOf(leader, LEADERS), null),
    followers: readCount(at, 'followers'),
    food: readCount(at, 'food'),
    mr: readCount(at, 'mr'),
    story: readCount(at, 'story'),
    safeguard: readCount(at, 'safeguard', TRACKS.safeguard.max),
    valor: readCount(at, 'valor', TRACKS.valor.max),
    light: readCount(at, 'light', soldiersOfAKind),
    heavy: readCount(at, 'heavy', soldiersOfAKind),
    lightSupply: readCount(at, 'lightSupply', soldiersOfAKind, soldiersOfAKind),
    heavySupply: readCount(at, 'heavySupply', soldiersOfAKind, soldiersOfAKind),
    dice: optional(field(at, 'dice'), (value) => whole(value, { min: 1, max: dice }), 1),
    settlementSupply: readCount(at, 'settlementSupply', settlements, settlements),
    wallSupply: readCount(at, 'wallSupply', walls, walls),
    trapSupply: readCount(at, 'trapSupply', traps, traps),
  };
}

function readDie(at: At): ActionInput['die'] {
  return { owner: oneOf(field(at, 'owner'), DIE_OWNERS), changeFace: readFlag(at, 'changeFace') };
}

/** The fields of the chosen action are required, those of the others are ignored. */
function readEffect(at: At, action: Effect['action']): Effect {
  switch (action) {
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
      return { action };
    case 'training':
      return {
        action,
        steps: list(field(at, 'steps'), readTrainingStep),
        naturalLeader: optional(
          field(at, 'naturalLeader'),
          (place) => ({ row: oneOf(field(place, 'row'), ROWS) }),
          null,
        ),
      };
    case 'fortifications':
      return {
        action,
        steps: list(field(at, 'steps'), (step) => ({
          option: oneOf(field(step, 'option'), FORTIFICATION_OPTIONS),
        })),
      };
    case 'politics':
      return {
        action,
        option: oneOf(field(at, 'option'), POLITICS_OPTIONS),
        neutralDice: whole(field(at, 'neutralDice'), { max: 10 }),
      };
    case 'settle':
      return { action, placements: list(field(at, 'placements'), readPlacement, { min: 1, max: 2 }) };
    case 'place-soldiers':
      return { action, place: readPlace(at) };
    case 'leader-defense':
      return {
        action,
        row: oneOf(field(at, 'row'), ROWS),
        netGun: optional(field(at, 'netGun'), (netGun) => oneOf(netGun, NET_GUNS), null),
      };
  }
}

function readTrainingStep(at: At): TrainingStep {
  const option = oneOf(field(at, 'option'), TRAINING_OPTIONS);
  switch (option) {
    case 'convert':
      return { option, count: whole(field(at, 'count'), { min: 1, max: 2 }) };
    case 'place':
      return { option, soldiers: list(field(at, 'soldiers'), readPlaced, { min: 1, max: 2 }) };
    case 'light':
    case 'light-food':
    case 'heavy-mr':
    case 'story':
      return { option };
  }
}

function readPlaced(at: At): Placed {
  return { type: oneOf(field(at, 'type'), SOLDIERS), row: oneOf(field(at, 'row'), ROWS) };
}

function readPlacement(at: At): SettlementPlacement {
  const space = { min: 1, max: 10 };
  return {
    zone: oneOf(field(at, 'zone'), ZONES),
    space: whole(field(at, 'space'), space),
    occupied: optional(field(at, 'occupied'), (spaces) => list(spaces, (taken) => whole(taken, space)), []),
    dangerous: readFlag(at, 'dangerous'),
  };
}

/** One to `limit` Soldiers: 2, or 3 for the bonus of Settlement space 10. */
function readPlace(at: At): readonly Placed[] {
  const place = field(at, 'place');
  const soldiers = list(place, readPlaced, { min: 1 });
  const limit = optional(field(at, 'limit'), (value) => whole(value, { min: 2, max: 3 }), 2);
  if (soldiers.length > limit) fail(place.path, 'out-of-range', say('refusal.tooManyPlaced', { max: limit }));
  return soldiers;
}
