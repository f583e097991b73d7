/** A place to look at, by its address in a planted database. */
export interface Look {
  /** The line of the table that it counts for. */
  readonly area: string;
  readonly name: string;
  readonly path: string;
  /** What is drawn there: a kind of step, or `screen`. */
  readonly kind: string;
  /** What to tap there first: nothing, the row of a player, "More", or the way on, several times. */
  readonly then?: 'more' | 'on' | { readonly row: string };
}
