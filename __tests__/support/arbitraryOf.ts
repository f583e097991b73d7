import * as fc from 'fast-check';

import type { Form } from '@/engine';

/** Large enough for any figure, small enough that many are equal. */
const REACH = 40;

/** Values of this form, as JSON: what may be left out is left out now and then. */
export function arbitraryOf(form: Form): fc.Arbitrary<unknown> {
  switch (form.kind) {
    case 'flag':
      return fc.boolean();
    case 'text':
      return fc.constantFrom('ana', 'ben', 'Zażółć gęślą', 'a b', '{{x}}', '"', '\u2028');
    case 'slug':
      return fc.constantFrom('ana', 'ben', 'card-7');
    case 'number': {
      const most = form.max ?? Math.max(form.min, 0) + REACH;
      return fc.integer({ min: Math.max(form.min, -1_000_000), max: Math.min(most, 1_000_000) });
    }
    case 'among':
      return fc.constantFrom(...form.words);
    case 'list': {
      const minLength = form.min ?? 0;
      return fc.array(arbitraryOf(form.item), {
        minLength,
        maxLength: Math.min(form.max ?? minLength + 3, minLength + 3),
      });
    }
    case 'pair':
      return fc.tuple(...form.items.map(arbitraryOf));
    case 'map':
      return fc.dictionary(fc.constantFrom('ana', 'ben', 'cleo'), arbitraryOf(form.item));
    case 'fields':
      return fieldsOf(form.fields);
    case 'optional':
      return form.orNull ? fc.option(arbitraryOf(form.of), { nil: null }) : arbitraryOf(form.of);
    case 'kinds':
      return fc.oneof(
        ...Object.entries(form.of).map(([word, kind]) =>
          fc
            .tuple(fc.constant({ [form.tag]: word }), arbitraryOf(kind))
            .map(([tag, rest]) => ({ ...tag, ...(rest as object) })),
        ),
      );
    case 'own':
      throw new Error('only its reader knows what this looks like: give the shape a form');
  }
}

function fieldsOf(fields: Readonly<Record<string, Form>>): fc.Arbitrary<object> {
  const required = Object.keys(fields).filter((key) => fields[key]?.kind !== 'optional');
  return fc.record(
    Object.fromEntries(Object.entries(fields).map(([key, form]) => [key, arbitraryOf(form)])),
    {
      requiredKeys: required,
    },
  );
}
