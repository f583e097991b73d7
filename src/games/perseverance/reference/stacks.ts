import { sketchFigure, type SketchInk, type SketchPart } from '@/engine';

const OWNERS: readonly SketchInk[] = ['sun', 'drop', 'kite', 'peak'];

/** Stacks of pieces side by side, the highest first, and what each place gets. */
export function stacks(counts: readonly number[], gets: readonly string[]): readonly SketchPart[] {
  return counts.flatMap((count, i): readonly SketchPart[] => {
    const x = 50 + i * 60;
    return [
      ...Array.from({ length: count }, (_, level): SketchPart => ({
        kind: 'cube',
        at: [x, 84 - level * 15],
        size: 13,
        ink: OWNERS[i] ?? 'nobody',
      })),
      { kind: 'line', from: [x - 18, 94], to: [x + 18, 94], ink: 'faint' },
      sketchFigure(gets[i] ?? '', [x, 110], 17, gets[i] === '0' ? 'faint' : 'lamp'),
    ];
  });
}
