/** One line of the table. `ok` is null where there is nothing to measure yet, and `measured` then says why. */
export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly bar: string;
  readonly ok: boolean | null;
}

export function printTable(rows: readonly Row[]): void {
  const head = ['what', 'measured', 'bar', 'ok?'];
  const lines = rows.map(({ what, measured, bar, ok }) => [
    what,
    measured,
    bar,
    ok === null ? '–' : ok ? 'yes' : 'NO',
  ]);
  const widths = head.map((title, i) => Math.max(title.length, ...lines.map((line) => line[i]?.length ?? 0)));
  const print = (line: readonly string[]) =>
    console.log(`| ${line.map((cell, i) => cell.padEnd(widths[i] ?? 0)).join(' | ')} |`);
  print(head);
  print(widths.map((width) => '-'.repeat(width)));
  lines.forEach(print);
}
