import type { SqlValue } from './driver';

/** Puts the values in place of `?` and `?2`; text in quotes is left alone. */
export function inline(sql: string, params: readonly SqlValue[]): string {
  let next = 0;
  return sql.replace(/'(?:[^']|'')*'|\?(\d*)/g, (found, number: string | undefined) => {
    if (number === undefined) return found;
    next = number === '' ? next + 1 : Number(number);
    return literal(params[next - 1] ?? null);
  });
}

function literal(value: SqlValue): string {
  if (value === null) return 'NULL';
  return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
}
