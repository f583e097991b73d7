import type { DefenseColumn, TrapRoll, WallRoll } from '../../rules/defenseArea';
import type { Dino } from '../../terms';
import type { Command, CommunityArea } from '../command';
import { isFull, playersOf, type State } from '../state';
import { rulesFor } from '../supplies';
import { saidByHand } from './byHandFigures';
import {
  columnsOf,
  isDangerous,
  mostSettlements,
  own,
  settlementsIn,
  type AttackDraft,
} from './dinoAttackDraft';

export type AttackCommand = Extract<Command, { type: 'resolveDinoAttack' }>;

/** A Trap that is sprung: a Dino stands on it. */
export interface SprungTrap {
  readonly key: string;
  readonly column: number;
  readonly owner: string;
  readonly dino: Dino;
  /** As tracked, or as the table said when it was turned up. */
  readonly type: Dino | null;
  readonly typeKnown: boolean;
  readonly roll: TrapRoll | null;
}

export function trapsIn(state: State, draft: AttackDraft): readonly SprungTrap[] {
  return columnsOf(state, draft).flatMap(({ spaces }, column) =>
    spaces.flatMap(({ dino, trap }, space) => {
      if (!dino || !trap) return [];
      const key = `${column}:${space}`;
      return [
        {
          key,
          column,
          owner: trap.owner,
          dino,
          type: trap.type ?? own(draft.types, key) ?? null,
          typeKnown: trap.type !== null,
          roll: own(draft.traps, key) ?? null,
        },
      ];
    }),
  );
}

const NO_ROLL: WallRoll = { followers: 0, safeguard: 0, kill: false };

export function wallRoll(draft: AttackDraft, column: number): WallRoll {
  return own(draft.walls, `${column}`) ?? NO_ROLL;
}

/** Whether the table has said what the die of this Wall shows, be it nothing. */
export function isRolled(draft: AttackDraft, column: number): boolean {
  return own(draft.walls, `${column}`) !== undefined;
}

export function leadersOut(state: State, draft: AttackDraft): readonly string[] {
  const inArea = columnsOf(state, draft).flatMap(({ soldiers }) =>
    soldiers.flatMap((figure) => (figure?.type === 'leader' ? [figure.owner] : [])),
  );
  return playersOf(state).filter((id) => inArea.includes(id) || draft.leaders.includes(id));
}

/** The command, or null while a roll is missing. `trial` leaves Traps without one out. */
export function attackCommand(
  state: State,
  draft: AttackDraft,
  trial: 'complete' | 'trial' = 'complete',
): AttackCommand | null {
  const { zone, player } = draft;
  if (zone === null) return null;
  const { traps, walls } = state.config.deterministic;
  const sprung = new Map(trapsIn(state, draft).map((trap) => [trap.key, trap]));
  const open = [...sprung.values()].some(({ type, roll }) => type === null || (!traps && roll === null));
  const unrolled = columnsOf(state, draft).some(
    ({ wall }, i) => wall !== null && !walls && !isRolled(draft, i),
  );
  if ((open || unrolled) && trial === 'complete') return null;
  const columns = columnsOf(state, draft).map(({ spaces, wall, soldiers }, column): DefenseColumn => ({
    dinos: spaces.flatMap(({ dino }, space) => {
      const found = sprung.get(`${column}:${space}`);
      const ready = found && found.type !== null && (traps || found.roll !== null);
      const trap = ready ? { owner: found.owner, type: found.type, roll: found.roll } : null;
      return dino ? [{ type: dino, trap }] : [];
    }),
    wall: wall === null ? null : { owner: wall, roll: walls ? null : wallRoll(draft, column) },
    soldiers,
  }));
  const contribution = contributionSaid(state, draft);
  return {
    type: 'resolveDinoAttack',
    zone,
    activePlayer: player,
    columns,
    picks: draft.picks,
    community: isFull(state) ? null : community(state, draft),
    ...(Object.hasOwn(draft.dangerous, zone) && { dangerous: isDangerous(state, draft, zone) }),
    grid: columnsOf(state, draft),
    ...(Object.keys(contribution).length > 0 && { contribution }),
  };
}

function community(state: State, draft: AttackDraft): CommunityArea {
  return {
    // More than there are spaces: the step that asks for them says so.
    settlements: settlementsIn(state, draft).slice(0, mostSettlements(state, draft)),
    dice: draft.dice,
    leadersOnBoard: rulesFor(state).rewards.includes('retrieve-leader') ? leadersOut(state, draft) : [],
  };
}

export function contributionLine(player: string): string {
  return `contribution:${player}`;
}

function contributionSaid(state: State, { byHand }: AttackDraft): Readonly<Record<string, number>> {
  return Object.fromEntries(
    playersOf(state).flatMap((player) => {
      const said = saidByHand(byHand, contributionLine(player));
      return said === undefined ? [] : [[player, said] as const];
    }),
  );
}
