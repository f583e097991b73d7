import { createChecksum } from '@/data/backup/checksum';
import type { Draw } from './chance';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

const NUMBERS = [0, -1, 1, 0.5, 2 ** 31, 1e9, 1e12, 8.64e15 + 1, -8.64e15, Number.MAX_SAFE_INTEGER, 1e308];
const TEXTS = [
  '',
  ' ',
  'constructor',
  '__proto__',
  'toString',
  '\u202E',
  '=1+1',
  '<b>x</b>',
  'x'.repeat(5000),
  '🐢'.repeat(300),
  'null',
  '{"a":1}',
  'ana',
];

/** A backup with a new end that fits: what somebody with an editor and patience could hand us. */
export function mutateBackup(text: string, draw: Draw): string {
  const lines = text.split('\n').slice(0, -2);
  for (let i = 1 + draw.number(4); i > 0; i -= 1) mutateLines(lines, draw);
  const body = lines.map((line) => `${line}\n`).join('');
  const checksum = createChecksum();
  checksum.add(new TextEncoder().encode(body));
  return `${body}${JSON.stringify({ end: true, lines: lines.length, checksum: `sha256:${checksum.hex()}` })}\n`;
}

function mutateLines(lines: string[], draw: Draw): void {
  const at = draw.number(lines.length);
  const line = lines[at] ?? '';
  const what = draw.number(20);
  if (what === 0) lines.splice(at, 1);
  else if (what === 1) lines.splice(at, 0, line);
  else if (what === 2) [lines[at], lines[0]] = [lines[0] ?? '', line];
  else lines[at] = JSON.stringify(mutateRow(JSON.parse(line) as Json, draw));
}

/** A row, or the JSON in one of its texts: that is where a game's content is. */
function mutateRow(row: Json, draw: Draw): Json {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return drawValue(draw);
  const inside = Object.entries(row).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string' && /^[[{]/.test(pair[1]),
  );
  if (inside.length === 0 || draw.chance(0.3)) return mutateValue(row, draw);
  const [key, json] = draw.pick(inside);
  return { ...row, [key]: JSON.stringify(mutateValue(JSON.parse(json) as Json, draw)) };
}

/** With one value somewhere in it changed. */
function mutateValue(value: Json, draw: Draw): Json {
  if (typeof value !== 'object' || value === null || draw.chance(0.08)) return drawValue(draw, value);
  if (Array.isArray(value)) {
    const items: Json[] = [...(value as readonly Json[])];
    const at = draw.number(items.length + 1);
    if (at === items.length)
      return Array.from({ length: draw.pick([0, 2, 3000]) }, () => items[0] ?? drawValue(draw));
    if (draw.chance(0.15)) items.splice(at, 1);
    else if (draw.chance(0.15)) items.push(items[at] ?? null);
    else items[at] = mutateValue(items[at] ?? null, draw);
    return items;
  }
  const keys = Object.keys(value);
  if (keys.length === 0) return { [draw.pick(TEXTS)]: drawValue(draw) };
  const fields = value as { readonly [key: string]: Json };
  const key = draw.pick(keys);
  if (draw.chance(0.08)) return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== key));
  if (draw.chance(0.08)) return { ...fields, [draw.pick(TEXTS)]: fields[key] ?? null };
  return { ...fields, [key]: mutateValue(fields[key] ?? null, draw) };
}

function drawValue(draw: Draw, before: Json = null): Json {
  if (typeof before === 'number' && draw.chance(0.8))
    return draw.chance(0.5) ? draw.pick(NUMBERS) : before + draw.number(200) - 100;
  if (typeof before === 'string' && draw.chance(0.8)) return draw.pick(TEXTS);
  return draw.pick<Json>([
    null,
    true,
    false,
    draw.pick(NUMBERS),
    draw.pick(TEXTS),
    [],
    {},
    [1, 2],
    { a: null },
  ]);
}
