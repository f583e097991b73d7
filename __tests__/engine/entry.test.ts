import { EMPTY_DRAFT, entryOf, field, read, text, type At, type Entry } from '@/engine';

const event = (at: At) => ({ said: text(field(at, 'said')) });
const stored = (raw: unknown) => read(raw, entryOf(event));

describe('a stored entry', () => {
  test.each<[Entry<{ said: string }>]>([
    [{ kind: 'act', at: 5, events: [{ said: 'a' }, { said: 'b' }] }],
    [{ kind: 'act', at: 5, events: [{ said: 'a' }], wizard: 'enterRound' }],
    [{ kind: 'act', version: 2, at: 5, command: { type: 'say', to: ['a', null] }, events: [{ said: 'a' }] }],
    [
      {
        kind: 'act',
        version: 2,
        at: 5,
        command: { type: 'enterRound' },
        events: [{ said: 'a' }],
        wizard: 'enterRound',
        draft: { ...EMPTY_DRAFT, player: 'ana', counted: { 'points ana': 4 } },
      },
    ],
    [{ kind: 'undo', at: 5 }],
    [{ kind: 'redo', at: 0 }],
    [{ kind: 'jump', at: 5, to: 12 }],
    [{ kind: 'jump', at: 5, to: -1 }],
  ])('comes back as it was written: %j', (entry) => {
    expect(stored(JSON.parse(JSON.stringify(entry)))).toEqual({ ok: true, value: entry });
  });

  test.each<[string, unknown, string]>([
    ['not an object', 'undo', ''],
    ['an unknown kind', { kind: 'erase', at: 1 }, 'kind'],
    ['no kind', { at: 1 }, 'kind'],
    ['no time', { kind: 'undo' }, 'at'],
    ['a time that is no number', { kind: 'redo', at: 'noon' }, 'at'],
    ['an act without events', { kind: 'act', at: 1, events: [] }, 'events'],
    ['an act with no list of events', { kind: 'act', at: 1 }, 'events'],
    ['an event its game refuses', { kind: 'act', at: 1, events: [{ said: 'a' }, {}] }, 'events[1].said'],
    ['a wizard without a name', { kind: 'act', at: 1, events: [{ said: 'a' }], wizard: '' }, 'wizard'],
    ['an act of a newer version', { kind: 'act', version: 3, at: 1, events: [{ said: 'a' }] }, 'version'],
    [
      'answers that are none',
      { kind: 'act', version: 2, at: 1, events: [{ said: 'a' }], draft: { chosen: { officer: 3 } } },
      'draft.chosen.officer',
    ],
    ['a jump to nowhere', { kind: 'jump', at: 1 }, 'to'],
    ['a jump before the start', { kind: 'jump', at: 1, to: -2 }, 'to'],
  ])('is refused with its path: %s', (_name, raw, path) => {
    expect(stored(raw)).toMatchObject({ ok: false, error: { path } });
  });
});
