import type { Ask, Option, Phrase } from '@/engine';
import { amount, say } from '../../say';
import { ROWS, ZONES, type Row, type Soldier, type Zone } from '../../terms';
import type { Command, SoldierMove, Spot } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { dinoSpaces } from '../../session/supplies';
import { lazily, reasonAgainstAll } from './anyOf';
import { reasonAgainst, outlook } from '../../session/wizards/wizard';

export interface Space<To> {
  readonly id: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly to: To;
}

/** Zone, then space: only what is free, which the rules themselves say. */
export function askSpace<To>(
  ask: Ask,
  state: State,
  key: string,
  spacesOf: (zone: Zone) => readonly Space<To>[],
  attempt: (to: To) => Command,
): To | null {
  const zone = ask.choose({
    id: `zone:${key}`,
    title: say('session.act.zone'),
    help: say('session.act.zoneHelp'),
    options: ZONES.map((name) => ({
      id: name,
      label: say(`zone.${name}`),
      ...reasonAgainstAll(
        state,
        lazily(spacesOf(name), ({ to }) => attempt(to)),
      ),
    })),
  });
  if (zone === null) return null;
  const spaces = spacesOf(zone).filter(({ to }) => reasonAgainst(state, attempt(to)).reason === undefined);
  const chosen = ask.choose({
    id: `space:${key}`,
    title: say('session.act.space'),
    help: say('session.act.spaceHelp'),
    options: spaces.map(({ to: _to, ...option }): Option => option),
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
    options: ROWS.map((name) => ({
      id: name,
      icon: name === 'top' ? 'valor' : 'safeguard',
      label: say(`session.act.${name}`),
      ...outlook(state, player, attempt(name, null)),
    })),
  });
  return row && { row, spot: null };
}

/** Why no Soldier space would do, or nothing if one does. */
export function reasonAgainstRows(
  state: State,
  attempt: (row: Row, spot: Spot | null) => Command,
): { readonly reason?: Phrase } {
  if (!isFull(state)) return reasonAgainst(state, attempt('top', null));
  const spaces = ZONES.flatMap((zone) => soldierSpaces(state)(zone));
  return reasonAgainstAll(
    state,
    lazily(spaces, ({ to }) => attempt(to.row, to.spot)),
  );
}

function soldierSpaces(state: State) {
  return (zone: Zone): readonly Space<{ readonly row: Row; readonly spot: Spot }>[] =>
    state.zones[zone].columns.flatMap((_, column) =>
      ROWS.map((row) => ({
        id: `${column}-${row}`,
        label: say(`screens.defense.place.${row}`, { column: column + 1 }),
        note: amount(row === 'top' ? 'valor' : 'safeguard', 1),
        to: { row, spot: { zone, column } },
      })),
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
    Array.from({ length: spaces }, (_, space) => ({
      id: `${column}-${space}`,
      label: say(`screens.defense.place.${ROW_NAMES[space] ?? 'far'}`, { column: column + 1 }),
      to: { spot: { zone, column }, space },
    })),
  );
}

export function wallSpots(state: State, zone: Zone): readonly Space<Spot>[] {
  return state.zones[zone].columns.map((_, column) => ({
    id: String(column),
    label: say('screens.defense.place.wall', { column: column + 1 }),
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
      options: [
        ...kinds,
        ...(enough ? [{ id: 'done', icon: 'check', label: say('session.act.done') } as const] : []),
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
