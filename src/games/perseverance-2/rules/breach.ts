import type { DinoCount } from './dinos';

/** A failed Dino Attack card beside a Player board, p. 22. */
export interface Breach {
  readonly at: 'camp' | 'outpost';
  readonly dinos: DinoCount;
}
