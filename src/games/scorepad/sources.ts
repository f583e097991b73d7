import type { PointSource } from '@/engine';
import type { ScorepadState } from './state';

export const SOURCES = ['points', 'corrections'] as const;

/** What was counted in play, and what was put right by hand. */
export function sourcesOf(state: ScorepadState, player: string): readonly PointSource[] {
  const corrections = state.corrections[player] ?? 0;
  const points = (state.totals[player] ?? 0) - corrections;
  return [
    { source: 'points', points },
    ...(corrections === 0 ? [] : [{ source: 'corrections', points: corrections }]),
  ];
}
