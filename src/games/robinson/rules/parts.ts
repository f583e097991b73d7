/**
 * What steps of an explanation are, where something asks for them. Stored with the events: a name that was once
 * written is never given another meaning.
 */
export type Part =
  /** The Carpenter saved a piece of wood. */
  | 'wood-saved'
  /** Determination for the first own invention. */
  | 'first-invention'
  /** What a skill gives. */
  | 'skill-gift'
  /** One thing that a card asked for; `at.kind` says which. */
  | 'demand';
