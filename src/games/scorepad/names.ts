/** What the table of the score pad may point to. */
export interface Names {
  readonly reference: never;
  readonly wizard: 'enterRound';
  readonly screen: ScreenName;
}

/** The screens that `ui` draws. */
export type ScreenName = 'rounds';
