import { among, shape, type Read } from '@/engine';
import { ANY_NUMBER, dinoCount } from '../../rules/fields';

/** What can be used outside the wall, and so be attacked and breached. */
export const BREACHABLE = ['camp', 'outpost'] as const;

/** A failed Dino Attack card beside a Player board, p. 22. */
export const breachInput = shape({ at: among(BREACHABLE), dinos: dinoCount(ANY_NUMBER) });

export type Breach = Read<typeof breachInput>;
