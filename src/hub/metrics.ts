import type { Noted } from '@/live/rooms';

/** Upper ends in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

export interface Metrics {
  noted(what: Noted): void;
  /** As Prometheus reads it: numbers only, of nobody in particular. */
  text(now: { readonly tables: number; readonly phones: number }): string;
}

export function createMetrics(): Metrics {
  const refused = new Map<string, number>();
  const buckets = BUCKETS.map(() => 0);
  const sum = { entries: 0, appends: 0, seconds: 0, tables: 0, lost: 0 };
  let isLost = false;

  function appended(lines: number, seconds: number): void {
    sum.entries += lines;
    sum.appends += 1;
    sum.seconds += seconds;
    BUCKETS.forEach((end, i) => {
      if (seconds <= end) buckets[i] = (buckets[i] ?? 0) + 1;
    });
  }

  return {
    noted: (noted) => {
      if (noted.what === 'appended') appended(noted.lines, noted.ms / 1000);
      else if (noted.what === 'refused') refused.set(noted.code, (refused.get(noted.code) ?? 0) + 1);
      else if (noted.what === 'made') sum.tables += 1;
      else if (noted.what !== 'reopened') {
        isLost = noted.what === 'lost';
        if (isLost) sum.lost += 1;
      }
    },
    text: ({ tables, phones }) =>
      [
        ...one('foothold_tables', 'gauge', 'Tables with a phone at this hub.', tables),
        ...one('foothold_phones', 'gauge', 'Phones at a table of this hub.', phones),
        ...one('foothold_tables_made_total', 'counter', 'Tables that were laid at this hub.', sum.tables),
        ...one('foothold_entries_total', 'counter', 'Entries that were kept.', sum.entries),
        ...one('foothold_store_up', 'gauge', 'Whether the store answers.', isLost ? 0 : 1),
        ...one('foothold_store_lost_total', 'counter', 'How often it did not.', sum.lost),
        ...head('foothold_append_seconds', 'histogram', 'From an append to its answer.'),
        ...BUCKETS.map((end, i) => `foothold_append_seconds_bucket{le="${end}"} ${buckets[i]}`),
        `foothold_append_seconds_bucket{le="+Inf"} ${sum.appends}`,
        `foothold_append_seconds_sum ${sum.seconds}`,
        `foothold_append_seconds_count ${sum.appends}`,
        ...head('foothold_refusals_total', 'counter', 'What was refused, by reason.'),
        ...[...refused].map(([code, count]) => `foothold_refusals_total{reason="${code}"} ${count}`),
        '',
      ].join('\n'),
  };
}

function head(name: string, type: string, help: string): readonly string[] {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`];
}

function one(name: string, type: string, help: string, value: number): readonly string[] {
  return [...head(name, type, help), `${name} ${value}`];
}
