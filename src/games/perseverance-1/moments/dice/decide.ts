import { ok } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { dieInZone } from '../../../perseverance/session/counting';
import { nameOf, say } from '../../say';
import type { Dino, Zone } from '../../terms';
import type { Change } from '../../session/change';
import type { Command, Fireworks } from '../../session/command';
import { happened, type EventNamed } from '../../session/event';
import { refuse } from '../../session/refuse';
import { isFull, playersOf, type State } from '../../session/state';
import { dinoSpaces, dinoSpacesLeft } from '../../session/supplies';
import { actingPlayer, activeLeader } from '../../session/decide/actingPlayer';
import { afterChange, chain, trackedDeltas, type Decision } from '../../session/decide/decision';
import { putDino } from '../../session/decide/defense';
import { patrolBegin } from '../patrol/decide';
import { effectIn } from '../zoneEffects/decide';
import { dieCost } from '../zoneEffects/rule';
import { isEffectOf } from '../zoneEffects/zoneEffects';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** One Dino that Jack sends away may not complete the other area: it needs a second free space (000:957, 001:2481). */
const FIREWORKS_ROOM = 2;

/** A die goes onto the board, the Dinos of its space come, and it resolves an Effect of its Zone: one entry. */
export function takeDie(state: State, command: CommandOf<'takeDie'>): Decision {
  const {
    player,
    zone,
    dinos = [],
    fireworks = null,
    dinoDice = null,
    effect = null,
    patrol = null,
  } = command;
  return chain(
    state,
    placeDie(state, command),
    (after) => (zone !== null && isFull(state) ? dinosArrive(after, player, zone, dinos, fireworks) : ok([])),
    (after) => (dinoDice ? setDinoDice(after, { type: 'setDinoDice', to: dinoDice }) : ok([])),
    (after) => (effect ? effectIn(after, player, zone, effect) : ok([])),
    (after) => (patrol ? patrolFrom(after, player, zone, patrol) : ok([])),
  );
}

function patrolFrom(
  state: State,
  player: string,
  zone: Zone | null,
  patrol: NonNullable<CommandOf<'takeDie'>['patrol']>,
): Decision {
  return zone === null || isEffectOf(zone, 'patrol')
    ? patrolBegin(state, { type: 'patrolBegin', player, ...patrol })
    : refuse('effectElsewhere', { effect: say('session.action.patrolBegin'), zone: say(`zone.${zone}`) });
}

/** Any die of the pool; another player's costs 2 Followers, or what is left of them (R41). */
function placeDie(state: State, command: CommandOf<'takeDie'>): Decision {
  const { player, owner, zone, changeFace } = command;
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return refuse('noSuchDice');
  if (dice.pool === 0) return refuse('noDieLeft', { owner: dieOwnerName(owner) });
  const ofPlayer = playersOf(state).includes(owner);
  const cost = dieCost(state.config.edition, actingPlayer(state, player), {
    owner: !ofPlayer ? 'neutral' : owner === player ? 'own' : 'other',
    changeFace,
  });
  if (!cost.ok) return cost;
  const { figures, explanation } = cost.value;
  return ok([
    happened(
      'dieTaken',
      { player, owner, zone, ...(changeFace && { turned: true }) },
      [
        { what: 'dice', owner, inPlay: dice.inPlay, pool: dice.pool - 1 },
        ...(zone !== null && isFull(state) ? [dieInZone(state, zone, owner, 1)] : []),
        ...trackedDeltas(state, figures.deltas),
      ],
      explanation.length > 0 ? explanation : undefined,
    ),
  ]);
}

export function setDinoDice(_state: State, { to }: CommandOf<'setDinoDice'>): Decision {
  return ok([happened('dinoDiceSet', {}, [{ what: 'dinoDice', to }])]);
}

export function placeDinos(state: State, { zone, dinos }: CommandOf<'placeDinos'>): Decision {
  if (dinos.length === 0) return refuse('noChange');
  return dinoSpacesLeft(state, zone) === 0
    ? refuse('noDinoRoom', { zone: say(`zone.${zone}`) })
    : arrive(state, zone, dinos);
}

/** What the space of a die brings, without the one that Jack sends elsewhere. */
function dinosArrive(
  state: State,
  player: string,
  zone: Zone,
  dinos: readonly Dino[],
  fireworks: Fireworks | null,
): Decision {
  if (fireworks === null) return arrive(state, zone, dinos);
  if (activeLeader(state, player) !== 'jack') return refuse('onlyJack', { player: nameOf(player) });
  const sent = dinos.indexOf(fireworks.dino);
  if (sent < 0 || fireworks.zone === zone) return refuse('fireworks');
  if (!takesFireworks(state, fireworks.zone))
    return refuse('fireworksRoom', { zone: say(`zone.${fireworks.zone}`) });
  return chain(
    state,
    arrive(
      state,
      zone,
      dinos.filter((_, i) => i !== sent),
    ),
    (after) => arrive(after, fireworks.zone, [fireworks.dino], { fireworks: true }),
  );
}

export function takesFireworks(state: State, zone: Zone): boolean {
  return dinoSpacesLeft(state, zone) >= FIREWORKS_ROOM;
}

/** A Trap on the space does not matter, and a Dino without room is left out (001:788, 792). */
function arrive(
  state: State,
  zone: Zone,
  dinos: readonly Dino[],
  more: Pick<EventNamed<'dinosPlaced'>, 'fireworks'> = {},
): Decision {
  if (dinos.length === 0) return ok([]);
  const free = arrowPath(state, zone).filter(
    ({ column, space }) => state.zones[zone].columns[column]?.spaces[space]?.dino === null,
  );
  const changes: Change[] = [];
  let current = state;
  for (const [i, { column, space }] of free.slice(0, dinos.length).entries()) {
    const dino = dinos[i];
    const put = dino && putDino(current, { zone, column }, space, dino);
    if (!put) break;
    if (!put.ok) return put;
    changes.push(put.value);
    current = afterChange(current, put.value);
  }
  const placed = dinos.slice(0, changes.length);
  const ignored = dinos.length - placed.length;
  return ok([
    happened(
      'dinosPlaced',
      { zone, count: placed.length, dinos: placed, ...(ignored > 0 && { ignored }), ...more },
      changes,
    ),
  ]);
}

/**
 * The Dino spaces in the order of the arrows: from the top left (001:774). The arrows themselves are only printed on the
 * board; they are read row by row, from left to right.
 */
function arrowPath(state: State, zone: Zone): readonly { readonly column: number; readonly space: number }[] {
  const spaces = dinoSpaces(state, zone);
  const rows = Array.from({ length: Math.max(...spaces) }, (_, i) => Math.max(...spaces) - 1 - i);
  return rows.flatMap((space) => spaces.flatMap((many, column) => (space < many ? [{ column, space }] : [])));
}
