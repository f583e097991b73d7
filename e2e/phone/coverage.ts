import { readFileSync } from 'node:fs';
import { Session, type Profiler } from 'node:inspector/promises';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';

export interface Executed {
  readonly file: string;
  /** Places of the source that the bundle knows, and how many of them ran. */
  readonly places: number;
  readonly ran: number;
  readonly functions: number;
  readonly called: number;
}

/** Watches which code runs, from before the first phone is switched on. */
export async function watchCode(): Promise<() => Promise<readonly Profiler.ScriptCoverage[]>> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  return async () => (await session.post('Profiler.takePreciseCoverage')).result;
}

/** How much of each file ran. */
export function executed(
  bundle: string,
  scripts: readonly Profiler.ScriptCoverage[],
  files: readonly string[],
): readonly Executed[] {
  const lines = lineStarts(readFileSync(bundle, 'utf8'));
  const functions = scripts.filter(({ url }) => url.endsWith(bundle)).flatMap((script) => script.functions);
  const places = new Map<string, number[]>();
  const map = new TraceMap(readFileSync(`${bundle}.map`, 'utf8'));
  eachMapping(map, ({ source, generatedLine, generatedColumn }) => {
    const file = source === null ? undefined : files.find((one) => source.endsWith(`/${one}`));
    if (file === undefined) return;
    const at = (lines[generatedLine - 1] ?? 0) + generatedColumn;
    places.set(file, [...(places.get(file) ?? []), at]);
  });
  return files.map((file) => {
    const known = places.get(file) ?? [];
    const [from, to] = [Math.min(...known), Math.max(...known)];
    const inside = functions.filter(
      ({ ranges: [whole] }) => whole && whole.startOffset >= from && whole.endOffset <= to + 2,
    );
    return {
      file,
      places: known.length,
      ran: known.filter((at) => countAt(functions, at) > 0).length,
      functions: new Set(inside.map(({ ranges }) => ranges[0]?.startOffset)).size,
      called: new Set(
        inside
          .filter(({ ranges }) => (ranges[0]?.count ?? 0) > 0)
          .map(({ ranges }) => ranges[0]?.startOffset),
      ).size,
    };
  });
}

/** How often the code at a place ran: the innermost range knows. */
function countAt(functions: readonly Profiler.FunctionCoverage[], at: number): number {
  let size = Infinity;
  let count = 0;
  for (const { ranges } of functions) {
    const [whole] = ranges;
    if (!whole || at < whole.startOffset || at >= whole.endOffset) continue;
    for (const range of ranges) {
      if (at < range.startOffset || at >= range.endOffset) continue;
      const length = range.endOffset - range.startOffset;
      if (length > size) continue;
      // The same code may have been compiled for several phones.
      count = length === size ? Math.max(count, range.count) : range.count;
      size = length;
    }
  }
  return count;
}

/** As V8 counts: a line ends with a line feed. */
function lineStarts(code: string): readonly number[] {
  const starts = [0];
  for (let at = code.indexOf('\n'); at !== -1; at = code.indexOf('\n', at + 1)) starts.push(at + 1);
  return starts;
}
