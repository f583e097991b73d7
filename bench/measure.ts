/** Runs each contender in turn, over and over, so that a busy moment of the machine hits all of them. Medians, in ms. */
export async function medians<K extends string>(
  rounds: number,
  contenders: Readonly<Record<K, () => unknown>>,
): Promise<Readonly<Record<K, number>>> {
  const names = Object.keys(contenders) as K[];
  const times = new Map<K, number[]>(names.map((name) => [name, []]));
  // The first two rounds warm up and are not counted.
  for (let round = -2; round < rounds; round++) {
    for (const name of names) {
      const start = performance.now();
      await contenders[name]();
      const time = performance.now() - start;
      if (round >= 0) times.get(name)?.push(time);
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<K, number>;
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('nothing was measured');
  return middle;
}

export function perSecond(count: number, ms: number): number {
  return (count / ms) * 1000;
}

/** 1234567 → "1,235 k". */
export function thousands(value: number): string {
  return value >= 10_000 ? `${whole(value / 1000)} k` : whole(value);
}

export function times(ratio: number): string {
  return `${ratio < 10 ? ratio.toFixed(2) : whole(ratio)}×`;
}

function whole(value: number): string {
  return Math.round(value).toLocaleString('en');
}
