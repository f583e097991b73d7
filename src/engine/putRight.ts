import type { IconName } from './iconName';
import { figuresOn } from './figures';
import type { Names } from './names';
import type { Phrase } from './phrase';
import type { Choice, Seat } from './setup';
import type { Figure, TableView } from './table';
import type { Track } from './track';

interface RowHead {
  /** Once on the page. */
  readonly id: string;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly icon?: IconName;
  /** Whose it is: drawn with the emblem. */
  readonly player?: string;
  /** Figures of the table that are put right here, by `figureRow`: a long press on one opens this. */
  readonly figures?: readonly string[];
}

export interface PutRightOption extends Choice {
  readonly player?: string;
}

/** One thing that may differ on the real table, and the command that puts it right: one entry, one undo. */
export type PutRightRow<Command, N extends Names = Names> = RowHead &
  (
    | {
        readonly kind: 'figure';
        readonly value: number;
        readonly track: Track;
        set(to: number): Command;
      }
    | {
        readonly kind: 'choice';
        readonly value: string | null;
        readonly options: readonly PutRightOption[];
        set(to: string): Command;
      }
    | {
        readonly kind: 'several';
        readonly ticked: readonly string[];
        readonly options: readonly PutRightOption[];
        /** Exactly this many. */
        readonly exactly?: number;
        set(to: readonly string[]): Command;
      }
    | { readonly kind: 'toggle'; readonly on: boolean; set(on: boolean): Command }
    | { readonly kind: 'act'; readonly command: Command }
    /** Where it is put right: a page of the game's own, or a wizard. */
    | { readonly kind: 'wizard'; readonly wizard: N['wizard'] }
    | { readonly kind: 'screen'; readonly screen: N['screen'] }
    /** Follows from the rest. */
    | { readonly kind: 'fixed'; readonly value: number }
  );

export interface PutRightSection<Command, N extends Names = Names> {
  readonly id: string;
  readonly title: Phrase;
  readonly note?: Phrase;
  readonly rows: readonly PutRightRow<Command, N>[];
}

/** Somebody who joins after the game has begun. */
export interface Joining<Command> {
  readonly note: Phrase;
  /** What they can play; empty where there is nothing to choose. */
  readonly roles: readonly Choice[];
  join(seat: Seat, role: string | null): Command;
}

/** Who sits at the table may change during the evening. */
export interface People<Command> {
  readonly here: readonly string[];
  readonly left: readonly string[];
  /** What becomes of the pieces of somebody who leaves. */
  readonly leaving: Phrase;
  leave(player: string): Command;
  comeBack(player: string): Command;
  /** How somebody joins, or why nobody can. */
  readonly late: Joining<Command> | { readonly reason: Phrase };
}

/** What a game can put right besides the figures of its table, which are always on the page. */
export interface PutRight<Command, N extends Names = Names> {
  readonly sections: readonly PutRightSection<Command, N>[];
  readonly people: People<Command>;
}

/** What a figure of the table is called on the page; `player` is null for what the whole table shares. */
export function figureRow(player: string | null, figure: string): string {
  return player === null ? figure : `${player}/${figure}`;
}

export interface FiguresOf<Command> {
  /** Null: of the whole table. */
  readonly player: string | null;
  readonly rows: readonly PutRightRow<Command>[];
}

/** The figures of the table as rows, each once; what another row puts right is left to it. */
export function figureRows<Command>(
  view: Pick<TableView<Command>, 'shared' | 'rows'>,
  { sections }: Pick<PutRight<Command>, 'sections'>,
): readonly FiguresOf<Command>[] {
  const elsewhere = new Set(
    sections.flatMap(({ rows }) => rows.flatMap(({ id, figures = [] }) => [id, ...figures])),
  );
  const rowsOf = (player: string | null, figures: readonly Figure<Command>[]) => {
    const rows = new Map<string, PutRightRow<Command>>();
    for (const figure of figures) {
      const id = figureRow(player, figure.id);
      if (!rows.has(id) && !elsewhere.has(id)) rows.set(id, rowOf(id, figure));
    }
    return [...rows.values()];
  };
  return figuresOn(view)
    .map(({ player, figures }) => ({ player, rows: rowsOf(player, figures) }))
    .filter(({ rows }) => rows.length > 0);
}

function rowOf<Command>(id: string, figure: Figure<Command>): PutRightRow<Command> {
  const { label, icon, value, track } = figure;
  const head = { id, label, ...(icon !== undefined && { icon }) };
  // Without room it follows from the rest.
  if (track.min === track.max) return { ...head, kind: 'fixed', value };
  return {
    ...head,
    kind: 'figure',
    value,
    track,
    set: (to) => (figure.correct ?? figure.set)(to),
  };
}
