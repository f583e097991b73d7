import type { Ask, Cell, Option, Phrase } from '@/engine';
import { amount, say } from '../../say';
import { ROWS, ZONES, type Row, type Soldier, type Zone } from '../../terms';
import type { Command, SoldierMove, Spot } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { dinoSpaces } from '../../session/supplies';
import { lazily, reasonAgainstAll } from './anyOf';
import { reasonAgainst, outlook } from '../../session/wizards/wizard';

export interface Space<To> extends Pick<Option, 'label' | 'note' | 'icon' | 'player' | 'short'> {
  readonly id: string;
  /** Where it is on the drawing of its Zone. */
  readonly at: Cell;
  readonly to: To;
}

/** A tap on the drawing says Zone and space at once; what is not free says why, and the rules decide it. */
export function askSpace<To>(
  ask: Ask,
  state: State,
  key: string,
  spacesOf: (zone: Zone) => readonly Space<To>[],
  attempt: (to: To) => Command,
  title: Phrase = say('session.act.space'),
): To | null {
  const spaces = ZONES.flatMap((zone) =>
    spacesOf(zone).map(({ id, ...space }) => ({ ...space, id: `${zone}-${id}`, group: zone })),
  );
  const chosen = ask.choose({
    id: `space:${key}`,
    title,
    help: say('session.act.spaceHelp'),
    layout: 'spaces',
    groups: ZONES.map((zone) => ({ id: zone, title: say(`zone.${zone}`) })),
    options: spaces.map(({ to, ...option }): Option => ({ ...option, ...reasonAgainst(state, attempt(to)) })),
  });
  return spaces.find(({ id }) => id === chosen)?.to ?? null;
}

/** A Soldier space; in Essentials only the row is asked, for what it earns. */
export function askRow(
  ask: Ask,
  state: State,
  player: string,
  key: string,
  attempt: (row: Row, spot: Spot | null) => Command,
): { readonly row: Row; readonly spot: Spot | null } | null {
  if (isFull(state))
    return askSpace(ask, state, key, soldierSpaces(state), ({ row, spot }) => attempt(row, spot));
  const row = ask.choose({
    id: `row:${key}`,
    title: say('session.act.row'),
    help: say('session.act.rowHelp'),
    layout: 'chips',
    options: ROWS.map((name) => ({
      id: name,
      icon: name === 'top' ? 'valor' : 'safeguard',
      label: say(`session.act.${name}`),
      ...outlook(state, player, attempt(name, null)),
    })),
  });
  return row && { row, spot: null };
}

/** Every Soldier space, taken or not; in Essentials only the rows. */
export function soldierRows(state: State): readonly { readonly row: Row; readonly spot: Spot | null }[] {
  return isFull(state)
    ? ZONES.flatMap((zone) => soldierSpaces(state)(zone).map(({ to }) => to))
    : ROWS.map((row) => ({ row, spot: null }));
}

/** Why no Soldier space would do, or nothing if one does. */
export function reasonAgainstRows(
  state: State,
  attempt: (row: Row, spot: Spot | null) => Command,
): { readonly reason?: Phrase } {
  if (!isFull(state)) return reasonAgainst(state, attempt('top', null));
  return reasonAgainstAll(
    state,
    lazily(soldierRows(state), ({ row, spot }) => attempt(row, spot)),
  );
}

function soldierSpaces(state: State) {
  return (zone: Zone): readonly Space<{ readonly row: Row; readonly spot: Spot }>[] =>
    state.zones[zone].columns.flatMap(({ soldiers }, column) =>
      ROWS.map((row, i) => {
        const there = soldiers[i];
        return {
          id: `${column}-${row}`,
          label: say(`screens.defense.place.${row}`, { column: column + 1 }),
          note: amount(row === 'top' ? 'valor' : 'safeguard', 1),
          icon: there?.type ?? (row === 'top' ? 'valor' : 'safeguard'),
          ...(there && { player: there.owner }),
          at: { row: i, column },
          to: { row, spot: { zone, column } },
        };
      }),
    );
}

export interface DinoSpot {
  readonly spot: Spot;
  readonly space: number;
}

const ROW_NAMES = ['near', 'middle', 'far'] as const;

/** The Dino spaces of a Zone that are not covered. */
export function dinoSpots(state: State, zone: Zone): readonly Space<DinoSpot>[] {
  return dinoSpaces(state, zone).flatMap((spaces, column) =>
    Array.from({ length: spaces }, (_, space) => {
      const there = state.zones[zone].columns[column]?.spaces[space];
      const icon = there?.dino ?? (there?.trap ? 'trap' : undefined);
      return {
        id: `${column}-${space}`,
        label: say(`screens.defense.place.${ROW_NAMES[space] ?? 'far'}`, { column: column + 1 }),
        ...(icon !== undefined && { icon }),
        ...(there?.trap && { player: there.trap.owner }),
        // The far ones on top, as on the board.
        at: { row: ROW_NAMES.length - 1 - space, column },
        to: { spot: { zone, column }, space },
      };
    }),
  );
}

export function wallSpots(state: State, zone: Zone): readonly Space<Spot>[] {
  return state.zones[zone].columns.map(({ wall }, column) => ({
    id: String(column),
    label: say('screens.defense.place.wall', { column: column + 1 }),
    icon: 'wall',
    ...(wall !== null && { player: wall }),
    at: { row: 0, column },
    to: { zone, column },
  }));
}

/** One Soldier after the other, up to a number; null while something is open. */
export function askSoldiers(
  ask: Ask,
  state: State,
  player: string,
  key: string,
  most: number,
  attempt: (soldiers: readonly SoldierMove[]) => Command,
  least = 1,
): readonly SoldierMove[] | null {
  const soldiers: SoldierMove[] = [];
  while (soldiers.length < most) {
    const id = `${key}${soldiers.length}`;
    const withOne = (type: Soldier) => (row: Row, spot: Spot | null) =>
      attempt([...soldiers, { type, row, spot }]);
    const kinds = (['light', 'heavy'] as const).map((type) => ({
      id: type,
      icon: type,
      label: say(`figure.${type}`),
      ...reasonAgainstRows(state, withOne(type)),
    }));
    const enough = soldiers.length >= least;
    // Nobody else to place: the question would have one answer.
    if (enough && kinds.every(({ reason }) => reason)) return soldiers;
    const type = ask.choose({
      id: `soldier:${id}`,
      title: say('session.act.soldier', { number: soldiers.length + 1 }),
      help: say('session.act.soldierHelp'),
      layout: 'chips',
      // Nobody has to place more than one; where only one kind can be placed, it is that one.
      initial: enough ? 'done' : (kinds.find(({ reason }) => !reason)?.id ?? null),
      options: [
        ...kinds,
        ...(enough ? [{ id: 'done', icon: 'check', label: say('session.act.noMore') } as const] : []),
      ],
    });
    if (type === 'done') return soldiers;
    if (type === null) return null;
    const place = askRow(ask, state, player, id, withOne(type));
    if (place === null) return null;
    soldiers.push({ type, ...place });
  }
  return soldiers;
}
