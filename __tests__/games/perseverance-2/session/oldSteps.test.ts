import { readFileSync } from 'node:fs';
import type { ExplainStep } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { idOfOldStep } from '@/games/perseverance-2/session/oldSteps';
import { fixture } from '../../../support/storedLog';
import { replayStored } from '../../support/storedLog';

/** Steps as they were stored before they had ids. */
interface Stored {
  readonly entries: readonly { readonly events?: readonly { readonly why?: readonly ExplainStep[] }[] }[];
}

const raw = JSON.parse(readFileSync(fixture('perseverance-2', 'log-v1.json'), 'utf8')) as Stored;
const steps = raw.entries.flatMap(({ events = [] }) => events).map(({ why = [] }) => why);
const { config, entries, state, replayed } = replayStored(perseverance2);
const events = entries.flatMap((entry) => (entry.kind === 'act' ? entry.events : []));

/** As they were when the log was written. */
const PLACES = [
  ['ana', 58, { start: 10, assemblies: 40, breaches: -2, actions: 2, leftovers: 8 }],
  ['cy', 44, { start: 10, assemblies: 21, adventures: 3, leftovers: 10 }],
  ['bo', 35, { start: 10, assemblies: 14, combat: 3, leftovers: 8 }],
];

test('a stored game has the state, the result and the words that it had', () => {
  expect(replayed).toMatchObject(state as object);
  const places = perseverance2.result(replayed) ?? [];
  expect(
    places.map(({ player, score, sources }) => [
      player,
      score,
      Object.fromEntries(sources.map(({ source, points }) => [source, points])),
    ]),
  ).toEqual(PLACES);
  expect(
    events.map(
      (event) => perseverance2.describe(event, config).why?.map(({ id: _id, ...step }) => step) ?? [],
    ),
  ).toEqual(steps);
});

test('its steps get the ids that were not stored with them', () => {
  const ids = events.flatMap(({ why = [] }) => why.flatMap(({ id }) => (id ? [id] : [])));
  const often = (part: string) => ids.filter((id) => id.part === part).length;
  expect(ids).toHaveLength(85);
  expect([often('votes-place'), often('officer-places'), often('officer-share')]).toEqual([9, 15, 15]);
  expect(ids).toContainEqual({ part: 'final-leftover', of: 'bo', at: { thing: 'food' } });
  expect(ids).toContainEqual({ part: 'breach-loss', of: 'ana' });
});

test.each<[string, ExplainStep, ReturnType<typeof idOfOldStep>]>([
  [
    'Followers for captured Dinos',
    {
      rule: {
        key: 'finalScoring.dinos',
        params: { player: { player: 'ana' }, dinos: { key: 'amount.raptor', params: { count: 3 } } },
      },
    },
    { part: 'final-captured', of: 'ana', at: { thing: 'raptor' } },
  ],
  [
    'a place of the Dissenters',
    { rule: { key: 'assembly.dissentersPlace', params: { player: { key: 'owner.dissenters' } } } },
    { part: 'votes-place', of: 'dissenters' },
  ],
  [
    'the places of an Officer',
    { rule: { key: 'officerScoring.places', params: { officer: { key: 'officer.captain' } } } },
    { part: 'officer-places', at: { officer: 'captain' } },
  ],
  ['a step that nobody asks for', { rule: { key: 'effect.salvage' } }, null],
  ['a name that every object has', { rule: { key: 'constructor' } }, null],
])('%s', (_name, step, id) => {
  expect(idOfOldStep(step)).toEqual(id);
});
