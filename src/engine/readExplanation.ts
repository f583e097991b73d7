import type { StepId } from './account';
import type { Explanation, ExplainStep } from './explanation';
import type { Phrase, PhraseParam } from './phrase';
import type { Refusal } from './refusal';
import { field, optional, type Cursor } from './reader';
import { added, addedOrNull, listOf, mapOf, number, shape, shapeOf, text, type Shape } from './shape';

/** As far apart as two figures of any game can be. */
const figure = number({ min: -2_000_000_000, max: 2_000_000_000 });

const words: Shape<Phrase, unknown> = shape({
  key: text,
  params: addedOrNull(mapOf(shapeOf(readParam))),
});

function readParam(at: Cursor): PhraseParam {
  const { value } = at;
  if (typeof value === 'number' || value === '') return value;
  if (typeof value === 'string') return text(at);
  const player = optional(field(at, 'player'), text, null);
  return player === null ? words(at) : { player };
}

/** A reason that was kept. */
export const refusalShape: Shape<Refusal, unknown> = shapeOf((at) => {
  const path = optional(field(at, 'path'), text, null);
  const why = { code: text(field(at, 'code')), message: words(field(at, 'message')) };
  return path === null ? why : { ...why, path };
});

const fact = shapeOf((at): string | number => (typeof at.value === 'number' ? figure(at) : text(at)));

const step: Shape<ExplainStep, unknown> = shape({
  rule: words,
  note: addedOrNull(words),
  figure: addedOrNull(text),
  deltas: addedOrNull(listOf(shape({ owner: text, asset: text, by: figure }))),
  source: addedOrNull(text),
  id: addedOrNull(shape({ part: text, of: added(text), at: added(mapOf(fact)) })),
});

/** Why a past event was what it was: kept in the event, so it is read back like everything else. */
export const explanation: Shape<Explanation, unknown> = listOf(step);

/** Steps that were stored before they had ids get the id that goes with their words; null: nobody asks for it. */
export function explanationSince(idOf: (step: ExplainStep) => StepId | null): Shape<Explanation> {
  return shapeOf((at) =>
    explanation(at).map((one) => {
      const id = one.id ?? idOf(one);
      return id ? { ...one, id } : one;
    }),
  );
}
