import type { DefenseColumn } from './defenseArea';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { isFull, type ColumnState, type State } from '../../session/state';
import { communityArea, communityOf } from './askCommunity';
import { unrolled } from './askRolls';
import { AREA, areaOf, columnsOf, laidIn, type AttackArea } from './attackArea';
import { reasonAgainst, type Ask } from '../../session/wizards/wizard';

export type AttackCommand = Extract<Command, { type: 'resolveDinoAttack' }> & {
  readonly grid: readonly ColumnState[];
};

/** An area with who stands in it. */
export interface Position extends AttackArea {
  readonly grid: readonly ColumnState[];
}

/** What the page of the grid shows besides. */
export interface PositionPage {
  /** The active player. */
  readonly player: string;
  /** Null before a Zone is chosen. */
  readonly position: Position | null;
}

/** Zone, covers and grid on one page: as tracked, and as the table has entered them. */
export function askPosition(ask: Ask, state: State, player: string): Position | null {
  const said = ask.drawn(AREA);
  const area = areaOf(state, said);
  const position = area && { ...area, grid: columnsOf(state, area, laidIn(said, area.zone)) };
  // Traps that nobody has turned up yet say nothing about whether the position can be.
  const trial = (at: Position) =>
    reasonAgainst(state, attackOn(ask, state, player, at, unrolled(state, at.grid))).reason;
  ask.draw({
    ...AREA,
    widget: 'attackPosition',
    title: say(position ? 'session.attack.position' : 'session.attack.begin'),
    help: say(position ? 'session.attack.positionHelp' : 'session.attack.beginHelp'),
    given: { player, position } satisfies PositionPage,
    missing: () => (position ? trial(position) : say('session.refusal.nothingChosen')),
  });
  return position;
}

/** The attack with these rolls, before anybody picks a reward. */
export function attackOn(
  ask: Ask,
  state: State,
  activePlayer: string,
  { zone, dangerous, grid }: Position,
  columns: readonly DefenseColumn[],
): AttackCommand {
  const community = communityArea(state, { zone, dangerous }, grid, ask.drawn(communityOf(zone)));
  return {
    type: 'resolveDinoAttack',
    zone,
    activePlayer,
    columns,
    picks: {},
    community: isFull(state) ? null : community,
    ...(dangerous !== state.zones[zone].dangerous && { dangerous }),
    grid,
  };
}
