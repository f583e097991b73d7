import { shape, shapeOf, type ReadFields, type Shape } from '@/engine';
import { json } from './badRow';

/** A row of the database: `createdAt` is read from the column `created_at`. */
export function row<F extends Readonly<Record<string, Shape<unknown>>>>(
  fields: F,
): Shape<ReadFields<F>, unknown> {
  return shape(fields, (key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
}

/** Any JSON, kept as text: what it means is decided elsewhere. */
export const anyJson = shapeOf<unknown>(json);

/** JSON of this shape, kept as text. */
export function jsonOf<Out>(kept: Shape<Out, unknown>): Shape<Out, unknown> {
  return shapeOf((at) => kept({ value: json(at), path: at.path }));
}

/** Words that may be empty. */
export const words = shapeOf((at) => String(at.value));

/** SQLite writes 0 and 1. */
export const said = shapeOf((at) => Boolean(at.value));
export const saidOrNull = shapeOf((at) => (at.value === null ? null : Boolean(at.value)));
