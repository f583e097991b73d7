import { ok } from '@/engine';
import { dieInZone } from '../../../perseverance/session/counting';
import { nextPlayer, playersOf } from '../../../perseverance/session/table';
import { count } from '../../../perseverance/session/tableChange';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { dieOwnerName } from '../../../perseverance/say';
import { PIECES } from '../../pieces';
import { leader } from '../../moments/leader/rule';
import { explore as exploring } from '../../moments/adventure/rule';
import { placeDie } from '../../moments/dice/placeDie';
import { nameOf } from '../../say';
import type { Change } from '../change';
import type { RuledCommand } from '../command';
import { happened, type Decision } from '../event';
import { leaderPlace, rulesPlayer, seatOf } from '../records';
import { refuse } from '../refuse';
import { isFull, NOBODY, type State } from '../state';
import { partySize } from '../../moments/combat/party';
import { chain, changesIn } from './decision';
import { placeBonus } from '../../moments/influence/decide';

type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { type: T }>;

export function nextTurn(state: State, { from }: CommandOf<'nextTurn'>): Decision {
  if (from !== undefined && from !== state.turn) return refuse('turnIsOver', { player: nameOf(from) });
  return passTurn(state, nextPlayer(state));
}

/** The turn is over: what of its end was not done stays open. */
function passTurn(state: State, to: string): Decision {
  return turnTo(state, to, endOfTurn(state, state.turn), {});
}

/** Whose turn it is, set right: nobody's turn ended by that. */
export function giveTurn(state: State, to: string): Decision {
  return turnTo(state, to, settled(state, state.turn), { byHand: true });
}

function turnTo(
  state: State,
  to: string,
  changes: readonly Change[],
  mark: { readonly byHand?: true },
): Decision {
  if (to === state.turn) return refuse('noChange');
  return ok([
    happened('turnPassed', { from: state.turn, to, ...mark }, [
      { what: 'turn', to },
      ...(state.rallies.length > 0 ? [{ what: 'rallies', to: [] } as const] : []),
      ...playersOf(state).flatMap((player) => standUp(state, player)),
      ...changes,
    ]),
  ]);
}

/** Everybody's pieces, as a fight may be written down late: no piece lies longer than the turn. */
function standUp(state: State, player: string): readonly Change[] {
  return partySize(seatOf(state, player).toppled) > 0 ? [{ what: 'toppled', player, to: NOBODY }] : [];
}

/** A Breach is due again, and so is an Adventure that went on. */
function settled(state: State, player: string): readonly Change[] {
  const { breach, adventure } = seatOf(state, player);
  return [
    ...(breach?.paid ? [{ what: 'breach', player, to: without(breach, 'paid') } as const] : []),
    ...(adventure?.waits ? [{ what: 'adventure', player, to: without(adventure, 'waits') } as const] : []),
  ];
}

/** A Breach that was not settled is owed; a stage that was not resolved may be resolved in the next turn, p. 9. */
function endOfTurn(state: State, player: string): readonly Change[] {
  const { breach, adventure } = seatOf(state, player);
  return [
    ...settled(state, player),
    ...(breach && !breach.paid && !breach.owed
      ? [{ what: 'breach', player, to: { ...breach, owed: true } } as const]
      : []),
    ...(adventure && !adventure.waits && !adventure.late
      ? [{ what: 'adventure', player, to: { ...adventure, late: true } } as const]
      : []),
  ];
}

export function without<T extends object, K extends keyof T>(thing: T, mark: K): Omit<T, K> {
  return Object.fromEntries(Object.entries(thing).filter(([key]) => key !== mark)) as Omit<T, K>;
}

/** Any die of the pool, before its Effect. */
export function takeDie(state: State, command: CommandOf<'takeDie'>): Decision {
  const { player, owner, zone, changeFace, matching, reward } = command;
  const dice = Object.hasOwn(state.dice, owner) ? state.dice[owner] : undefined;
  if (!dice) return refuse('noSuchDice');
  if (dice.pool === 0) return refuse('noDieLeft', { owner: dieOwnerName(owner) });
  const outcome = placeDie.ask({
    player: rulesPlayer(state, player),
    die: kindOfDie(state, player, owner),
    changeFace,
    matching,
    reward,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'dieTaken',
      { player, owner, zone },
      [
        { what: 'dice', owner, inPlay: dice.inPlay, pool: dice.pool - 1 },
        ...(zone ? [dieInZone(state, zone, owner, 1)] : []),
        ...changesIn(state, figures.deltas),
      ],
      explanation,
    ),
  ]);
}

function kindOfDie(state: State, player: string, owner: string) {
  if (owner === DISSENTERS) return 'dissenters';
  if (!playersOf(state).includes(owner)) return 'neutral';
  return owner === player ? 'own' : 'opponent';
}

export function explore(state: State, { player, take }: CommandOf<'explore'>): Decision {
  if (isFull(state) && seatOf(state, player).handCards >= PIECES.adventureCards) return refuse('noCardLeft');
  const outcome = exploring(rulesPlayer(state, player), take);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'explored',
      { player },
      [count(player, 'handCards', 1), ...changesIn(state, figures.deltas)],
      explanation,
    ),
  ]);
}

/** The Effect of the Zone is an entry of its own; Friendly's cube comes at once. */
export function moveLeader(state: State, { player, to, friendly }: CommandOf<'moveLeader'>): Decision {
  const others = playersOf(state).filter((id) => id !== player);
  const outcome = leader.ask({
    player: rulesPlayer(state, player),
    from: leaderPlace(state, player),
    to,
    occupied: others.some((id) => seatOf(state, id).leader === to),
    friendly,
  });
  if (!outcome.ok) return outcome;
  if (seatOf(state, player).toppled.leader) return refuse('leaderToppled');
  const { figures, explanation } = outcome.value;
  const moved = happened(
    'leaderMoved',
    { player, zone: to },
    [{ what: 'leader', player, to }, ...changesIn(state, figures.deltas)],
    explanation,
  );
  return chain(
    state,
    ok([moved]),
    ...figures.followUps
      .filter(({ kind }) => kind === 'influence')
      .map(
        ({ zone }) =>
          (after: State) =>
            placeBonus(after, player, after.config.officers[zone]),
      ),
  );
}
