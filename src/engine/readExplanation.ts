import type { Explanation, ExplainStep } from './explanation';
import type { Phrase, PhraseParam } from './phrase';
import { entries, field, list, optional, text, whole, type At } from './reader';

/** Why a past event was what it was: kept in the event, so it is read back like everything else. */
export function readExplanation(at: At): Explanation {
  return list(at, readStep);
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
