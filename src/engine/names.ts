/**
 * What the views of a game may point to: pages of its rules reference, its wizards, its own screens. Each game has a type
 * of its own for it, so that a name that is not there does not compile.
 */
export interface Names {
  readonly reference: string;
  readonly wizard: string;
  readonly screen: string;
}

/** What the questions of a wizard may name: pages of the rules reference and widgets of the game's own. */
export interface AskNames {
  readonly reference: string;
  readonly widget: string;
}

/** For what every game can offer and ask. */
export interface NoNames {
  readonly reference: never;
  readonly wizard: never;
  readonly screen: never;
  readonly widget: never;
}

/** For what points to only one kind of thing. */
export type Naming<Kind extends keyof NoNames, Name extends string> = Omit<NoNames, Kind> &
  Readonly<Record<Kind, Name>>;

/** For what points to the names of two sides, such as an episode and its family. */
export interface Both<A extends Names, B extends Names> {
  readonly reference: A['reference'] | B['reference'];
  readonly wizard: A['wizard'] | B['wizard'];
  readonly screen: A['screen'] | B['screen'];
}
