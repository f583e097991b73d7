import { SCHEMA_1, SCHEMA_2, SCHEMA_3, SCHEMA_4, SCHEMA_5 } from './schema';
import { SCHEMA_6 } from './schemaCells';

/** Step n brings a file of version n to version n + 1. Forward only: a published step is never edited. */
export const MIGRATIONS: readonly string[] = [SCHEMA_1, SCHEMA_2, SCHEMA_3, SCHEMA_4, SCHEMA_5, SCHEMA_6];
