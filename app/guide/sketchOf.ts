import type { GuideCard, Sketch } from '@/engine';
import type { OpenSession } from '@/state/openSession';

/** The sketch of a card, made from the table as it is now. */
export function sketchOf(
  { game: { guide }, session }: OpenSession,
  { sketch }: GuideCard<unknown>,
): Sketch | undefined {
  return (sketch !== undefined && guide?.sketch(sketch, session.state)) || undefined;
}
