/** Where the island lies in the picture, and how its shore swells: radius, and waves of (times around, size, turn). */
const CENTRE = { x: 274, y: 128 };
const SHORE = [
  [2, 0.2, 0.5],
  [3, 0.13, 2.6],
  [4, 0.05, 1.2],
  [5, 0.045, 4.1],
  [7, 0.02, 0.3],
] as const;
const STEPS = 72;

/** A contour line of the island as an SVG path: the shore at 1, higher ground inside, the sea's depths outside. */
export function contour(level: number): string {
  // Waves fade towards the top, as on real hills.
  const rough = Math.min(1, 0.45 + level * 0.55);
  const points = Array.from({ length: STEPS }, (_, i) => {
    const angle = (i / STEPS) * 2 * Math.PI;
    const swell = SHORE.reduce((sum, [times, size, turn]) => sum + size * Math.sin(times * angle + turn), 1);
    const radius = 128 * level * (1 + (swell - 1) * rough);
    const x = CENTRE.x - (1 - level) * 14 + radius * 1.32 * Math.cos(angle);
    const y = CENTRE.y + (1 - level) * 6 + radius * 0.78 * Math.sin(angle);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}Z`;
}
