import type { StepId } from './account';
import type { Explanation, ExplainStep } from './explanation';
import type { Phrase, PhraseParam } from './phrase';
import { entries, field, list, optional, whole, type At } from './reader';
import { added, mapOf, shape, shapeOf, text, type Shape } from './shape';

/** Why a past event was what it was: kept in the event, so it is read back like everything else. */
export const explanation = shapeOf(readExplanation);

export function readExplanation(at: At): Explanation {
  return list(at, (step) => readStep(step));
}

/** Steps that were stored before they had ids get the one that their words stand for; null: nobody asks for it. */
export function explanationSince(idOf: (step: ExplainStep) => StepId | null): Shape<Explanation> {
  return shapeOf((at) =>
    readExplanation(at).map((step) => {
      const id = step.id ?? idOf(step);
      return id ? { ...step, id } : step;
    }),
  );
}

const stepId = shape({ part: text, of: added(text), at: added(mapOf(shapeOf(readFact))) });

function readFact(at: At): string | number {
  return typeof at.value === 'number' ? whole(at, FIGURE) : text(at);
}

function readStep(at: At): ExplainStep {
  const step: { -readonly [K in keyof ExplainStep]: ExplainStep[K] } = {
    rule: readPhrase(field(at, 'rule')),
  };
  const note = optional(field(at, 'note'), readPhrase, null);
  const figure = optional(field(at, 'figure'), text, null);
  const deltas = optional(field(at, 'deltas'), (changes) => list(changes, readDelta), null);
  const source = optional(field(at, 'source'), text, null);
  if (note) step.note = note;
  if (figure !== null) step.figure = figure;
  if (deltas) step.deltas = deltas;
  if (source !== null) step.source = source;
  const id = optional(field(at, 'id'), stepId, null);
  if (id) step.id = id;
  return step;
}

/** As far apart as two figures of any game can be. */
const FIGURE = { min: -2_000_000_000, max: 2_000_000_000 } as const;

function readDelta(at: At) {
  return {
    owner: text(field(at, 'owner')),
    asset: text(field(at, 'asset')),
    by: whole(field(at, 'by'), FIGURE),
  };
}

function readPhrase(at: At): Phrase {
  const key = text(field(at, 'key'));
  const params = optional(
    field(at, 'params'),
    (map) => Object.fromEntries(entries(map).map(([name, value]) => [name, readParam(value)])),
    null,
  );
  return params ? { key, params } : { key };
}

function readParam(at: At): PhraseParam {
  const { value } = at;
  if (typeof value === 'number' || value === '') return value;
  if (typeof value === 'string') return text(at);
  const player = optional(field(at, 'player'), text, null);
  return player === null ? readPhrase(at) : { player };
}
