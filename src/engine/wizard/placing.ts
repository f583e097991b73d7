import type { Phrase } from '../phrase';
import type { Placed, Placing } from './ask';
import { because } from './askParts';
import { said } from './draft';
import type { Piece, Place, StepInPlace } from './place';
import type { WizardStep } from './step';

type Placement = Pick<Extract<WizardStep, { readonly kind: 'placing' }>, 'name' | 'places'>;

/** What a draft says of one piece on one place. */
function placement(piece: string, place: string): string {
  return `${piece}${ON}${place}`;
}

const ON = ' on ';

/** By place: its pieces, in the order in which they were put there. A piece lies on one place at most. */
export function placedIn(
  written: readonly string[],
  pieces: readonly Pick<Piece, 'id'>[],
): Readonly<Record<string, readonly string[]>> {
  const placed: Record<string, readonly string[]> = {};
  const lies = new Set<string>();
  for (const line of written) {
    const piece = pieces.find(({ id }) => line.startsWith(`${id}${ON}`))?.id;
    if (piece === undefined || lies.has(piece)) continue;
    lies.add(piece);
    const place = line.slice(piece.length + ON.length);
    placed[place] = [...(said(placed, place) ?? []), piece];
  }
  return placed;
}

/** The same as a draft keeps it. */
export function writtenPlaces(places: readonly Pick<Place, 'id' | 'pieces'>[]): readonly string[] {
  return places.flatMap(({ id, pieces }) => pieces.map((piece) => placement(piece, id)));
}

/** What a draft says once a piece was put on a place; null takes it up. */
export function afterPutting({ places }: Placement, piece: string, place: string | null): readonly string[] {
  const others = places.map(({ id, pieces }) => ({ id, pieces: pieces.filter((one) => one !== piece) }));
  return [...writtenPlaces(others), ...(place === null ? [] : [placement(piece, place)])];
}

/** The steps of a page, each with the small ones that are asked in its places. */
export function withStepsInPlaces(steps: readonly WizardStep[]): readonly WizardStep[] {
  return steps.flatMap((step): readonly WizardStep[] =>
    step.kind === 'placing'
      ? [step, ...step.places.flatMap(({ asks, details }) => [...asks, ...details])]
      : [step],
  );
}

/** The page waits while a place has a fault, or asks something that is open. */
export function placingStep({ places, missing, ...question }: Placing, on: Placed): WizardStep {
  const shown = places.map((place): Place => ({ ...place, pieces: said(on, place.id) ?? [] }));
  const waits = shown.map(openIn).find((open) => open !== undefined);
  return { kind: 'placing', ...question, name: question.id, places: shown, ...because(waits ?? missing) };
}

/** What a place waits for. */
function openIn({ asks, details, fault }: Place): Phrase | undefined {
  return [...asks, ...details].find(({ missing }) => missing)?.missing ?? fault;
}

export function fitsInPlace(step: WizardStep): step is StepInPlace {
  return (
    step.kind === 'choice' || step.kind === 'figures' || step.kind === 'picks' || step.kind === 'checklist'
  );
}
