import type { Phrase, Piece, Place, Placed, StepInPlace } from '@/engine';
import { amount, nameAlone, pawnName, say } from '../../say';
import { isPlayer, playersOf, type State } from '../../session/state';
import type { Ask } from '../../session/wizards/wizard';
import { requiredBy } from './assignment';
import { askRow } from './askRow';
import { checkedPlan, planInput, withCampTile } from './decide';
import { helps, leadOf, ownerOf } from './pawnPieces';
import { pawnsAtMost } from './pawns';
import { plainAction, type Planned } from './planned';
import { comesTo, headOf, noteOf } from './rowWords';
import { rowId, waysAt, type WayRow } from './ways';

type Row = Omit<Place, 'pieces'>;

export interface PlannedRows {
  readonly rows: readonly Row[];
  /** Every action that has pawns; null while one of them is not said in full. */
  readonly actions: readonly Planned[] | null;
  /** Those of them that the rules allow, each after the ones before it. */
  readonly allowed: readonly Planned[];
}

/** More rows of one kind than there are pawns for. */
const MOST = 7;

/** The actions as rows, as on the board: what is planned there, what is wrong with it, and what could be planned. */
export function planRows(ask: Ask, state: State, pieces: readonly Piece[], placed: Placed): PlannedRows {
  const allowed: Planned[] = [];
  const actions: Planned[] = [];
  const made = waysAt(state).map((way) => {
    const before = [...allowed];
    const numbers = Array.from({ length: MOST }, (_, i) => i + 1);
    const used = numbers.filter((number) => piecesOn(placed, rowId(way.id, number)).length > 0);
    const rows = used.map((number) => {
      const id = rowId(way.id, number);
      const earlier = [...allowed];
      const asked = askActions(ask, state, allowed, way, id, piecesOn(placed, id));
      const faults: Phrase[] = [];
      for (const one of asked.actions ?? []) {
        const checked = checkedPlan(state, [...allowed, one]);
        actions.push(one);
        if (checked.ok) allowed.push(one);
        else faults.push(checked.error.message);
      }
      return { ...asked, id, number, earlier, fault: faults[0] };
    });
    return { way, rows, before, after: [...allowed] };
  });
  return {
    rows: made.flatMap(({ way, rows, before, after }) => {
      const shown = rows.map((row) => usedRow(state, allowed, pieces, way, row));
      const last = rows.at(-1);
      const first = rows.find(({ number }) => number === 1);
      const next = emptyRow(state, allowed, after, pieces, way, (last?.number ?? 0) + 1);
      // A second one of a kind is offered once the one before it can be done.
      const offersNext =
        last === undefined ||
        (way.again && last.actions !== null && !last.fault && !next.reason && last.number < MOST);
      return [
        ...(rows.length > 0 && !first ? [emptyRow(state, allowed, before, pieces, way, 1)] : []),
        ...shown,
        ...(offersNext ? [next] : []),
      ];
    }),
    actions: made.some(({ rows }) => rows.some((row) => row.actions === null)) ? null : actions,
    allowed,
  };
}

function piecesOn(placed: Placed, row: string): readonly string[] {
  return (Object.hasOwn(placed, row) ? placed[row] : undefined) ?? [];
}

interface AskedActions {
  readonly actions: readonly Planned[] | null;
  readonly asks: readonly StepInPlace[];
  readonly details: readonly StepInPlace[];
  readonly pawns: number;
}

interface AskedRow extends AskedActions {
  readonly id: string;
  readonly number: number;
  /** What is resolved before it: a token on a field hits the first action of its kind. */
  readonly earlier: readonly Planned[];
  readonly fault: Phrase | undefined;
}

/** What the pawns in a row do. */
function askActions(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  way: WayRow,
  row: string,
  there: readonly string[],
): AskedActions {
  const crews = way.shared ? crewsOf(state, way, there.map(ownerOf)) : [there.map(ownerOf)];
  const { said, steps } = ask.within(() => {
    const leads = crews.map((crew, i) => askLead(ask, state, i === 0 ? row : `${row}:${i + 1}`, crew));
    const actions = crews.map((crew, i) => crewAction(state, way, crew, leads[i] ?? ''));
    const [one] = actions;
    if (way.shared || !one) return { actions };
    const asked = askRow(ask, state, planned, row, one);
    return { actions: asked.one && [asked.one], details: asked.details };
  });
  return {
    actions: said.actions,
    asks: steps,
    details: said.details ?? [],
    pawns: there.length,
  };
}

function crewAction(state: State, way: WayRow, crew: readonly string[], lead: string): Planned {
  const at = crew.indexOf(lead);
  const one: Planned = {
    ...plainAction(way.start.action, lead),
    ...way.start,
    support: crew.filter((_owner, i) => i !== at),
    // As many as stand there: the table sees what the card asks for; a token on the field wants one more.
    ...(way.start.action === 'threat' && {
      threatPawns: Math.max(1, crew.length - Number(state.tokens.includes('minus:threat'))),
    }),
  };
  return withCampTile(state, one);
}

/** On one field the pawns are as many actions as they are enough for, in the order in which they came. */
function crewsOf(state: State, way: WayRow, owners: readonly string[]): readonly (readonly string[])[] {
  const crews: (readonly string[])[] = [];
  const before: Planned[] = [];
  for (let from = 0; from < owners.length;) {
    const one = crewAction(state, way, owners.slice(from, from + 1), owners[from] ?? '');
    const required = requiredIn(state, before, one);
    crews.push(owners.slice(from, from + required));
    before.push(one);
    from += required;
  }
  return crews;
}

/** Of several players one takes the action; the others support. */
function askLead(ask: Ask, state: State, row: string, crew: readonly string[]): string {
  const players = [...new Set(crew.filter((owner) => isPlayer(state, owner)))];
  const first = leadOf(state, crew);
  if (players.length < 2) return first;
  const lead = ask.choose({
    id: `lead:${row}`,
    title: say('session.plan.lead'),
    help: say('session.help.lead'),
    reference: 'planning',
    layout: 'chips',
    initial: first,
    options: players.map((id) => ({ id, player: id, label: nameAlone(id) })),
  });
  return lead ?? first;
}

function requiredIn(state: State, planned: readonly Planned[], one: Planned): number {
  const assignment = planInput(state, [...planned, one]).assignments.at(-1);
  return assignment ? requiredBy(assignment) : 1;
}

function usedRow(
  state: State,
  allowed: readonly Planned[],
  pieces: readonly Piece[],
  way: WayRow,
  row: AskedRow,
): Row {
  const { id, number, actions, asks, details, earlier, fault, pawns } = row;
  const { action } = way.start;
  const [one] = actions ?? [];
  const required = one ? requiredIn(state, earlier, one) : 1;
  const most = way.shared ? Infinity : action === 'threat' ? MOST : pawnsAtMost(action, required);
  const note = noteOf(state, allowed, way, one ?? null);
  return {
    ...headOf(state, way, one ?? null, number, earlier),
    id,
    ...(note && { note }),
    ...(!fault && one && comesTo(action, pawns, required)),
    ...(pawns >= most && { reason: say('refusal.tooManyPawns', { pawns: amount('pawns', most) }) }),
    ...(fault && { fault }),
    refuses: refusedBy(state, pieces, way),
    asks,
    details,
  };
}

function emptyRow(
  state: State,
  allowed: readonly Planned[],
  earlier: readonly Planned[],
  pieces: readonly Piece[],
  way: WayRow,
  number: number,
): Row {
  const { action } = way.start;
  const one = withCampTile(state, { ...plainAction(action, ''), ...way.start });
  const required = requiredIn(state, earlier, one);
  const [lead = ''] = playersOf(state);
  const tries = way.plainly?.(lead) ?? [];
  // By itself, too: beside the others the pawns that it is tried with may be elsewhere.
  const reason = reasonAgainst(state, allowed, tries) ?? reasonAgainst(state, [], tries);
  const note = noteOf(state, allowed, way, null);
  return {
    ...headOf(state, way, null, number, earlier),
    id: rowId(way.id, number),
    ...(note && { note }),
    ...(required > 1 && { comesTo: { label: amount('pawns', required) } }),
    ...(reason && { reason }),
    refuses: refusedBy(state, pieces, way),
    asks: [],
    details: [],
  };
}

/** A pawn that could not be there. */
function refusedBy(
  state: State,
  pieces: readonly Piece[],
  { start }: WayRow,
): Readonly<Record<string, Phrase>> {
  return Object.fromEntries(
    pieces
      .filter(({ id }) => !helps(state, start.action, ownerOf(id)))
      .map(({ id }) => [
        id,
        say('refusal.wrongAction', { owner: pawnName(ownerOf(id)), action: say(`action.${start.action}`) }),
      ]),
  );
}

/** Why none of these can be planned any more; how many pawns go there is seen later. */
function reasonAgainst(state: State, planned: readonly Planned[], tries: readonly Planned[]): Phrase | null {
  let reason: Phrase | null = null;
  for (const one of tries) {
    const checked = checkedPlan(state, [...planned, one]);
    if (checked.ok || checked.error.mendedByPawns) return null;
    reason = checked.error.message;
  }
  return reason;
}
