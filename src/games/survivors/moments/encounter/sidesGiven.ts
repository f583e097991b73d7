import type { Faces } from '../../rules/fields';

/** What the drawing of the sides shows besides: the faces as they are known now, also those just counted. */
export interface SidesGiven {
  readonly faces: Faces;
}
