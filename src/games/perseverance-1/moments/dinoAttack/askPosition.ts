import type { DefenseColumn } from './defenseArea';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { isFull, type ColumnState, type State } from '../../session/state';
import { communityArea, communityOf } from './askCommunity';
import { unrolled } from './askRolls';
import { columnsOf, gridOf, type AttackArea } from './attackArea';
import { reasonAgainst, type Ask } from '../../session/wizards/wizard';

export type AttackCommand = Extract<Command, { type: 'resolveDinoAttack' }> & {
  readonly grid: readonly ColumnState[];
};

/** What the page of the grid shows besides. */
export interface PositionPage extends AttackArea {
  /** The active player. */
  readonly player: string;
  /** As it is on the table and was entered here. */
  readonly columns: readonly ColumnState[];
}

/** The grid, as the table has entered it. Before a Zone is chosen it waits. */
export function askPosition(
  ask: Ask,
  state: State,
  player: string,
  chosen: AttackArea | null,
): readonly ColumnState[] {
  const area = chosen ?? { zone: 'sustenance', dangerous: false };
  const grid = columnsOf(state, area, ask.drawn(gridOf(area.zone)));
  // Traps that nobody has turned up yet say nothing about whether the position can be.
  const trial = () => reasonAgainst(state, attackOn(ask, state, player, area, unrolled(state, grid))).reason;
  ask.draw({
    ...gridOf(area.zone),
    widget: 'attackPosition',
    title: say('session.attack.position'),
    help: say('session.attack.positionHelp'),
    given: { ...area, player, columns: grid } satisfies PositionPage,
    missing: () => (chosen ? trial() : say('session.refusal.nothingChosen')),
  });
  return grid;
}

/** The attack with these rolls, before anybody picks a reward. */
export function attackOn(
  ask: Ask,
  state: State,
  activePlayer: string,
  area: AttackArea,
  columns: readonly DefenseColumn[],
): AttackCommand {
  const { zone, dangerous } = area;
  const grid = columnsOf(state, area, ask.drawn(gridOf(zone)));
  return {
    type: 'resolveDinoAttack',
    zone,
    activePlayer,
    columns,
    picks: {},
    community: isFull(state) ? null : communityArea(state, area, grid, ask.drawn(communityOf(zone))),
    ...(dangerous !== state.zones[zone].dangerous && { dangerous }),
    grid,
  };
}
