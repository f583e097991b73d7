import * as fc from 'fast-check';
import type { Phrase, StringTree } from '@/engine';
import { perseverance1 } from '@/games/perseverance-1';
import type { State } from '@/games/perseverance-1/session/state';
import { en } from '@/games/perseverance-1/strings/en';
import { leaves, phrasesIn, unfold } from '../words';
import { decideOn, newTable, SEATS } from './playing';
import { randomCommand } from './randomCommands';

const texts = new Map<string, string[]>();
for (const [key, text] of leaves(en as StringTree)) {
  const stem = key.replace(/_(one|other)$/, '');
  texts.set(stem, [...(texts.get(stem) ?? []), text]);
}

function faultsOf(phrases: Iterable<Phrase>): readonly string[] {
  const faults = new Set<string>();
  for (const { key, params = {} } of phrases) {
    const found = texts.get(key);
    // Faults of the form itself are worded by the app.
    if (!found && !key.startsWith('input.')) faults.add(`${key} is missing`);
    for (const [, gap] of (found ?? []).flatMap((text) => [...text.matchAll(/{{(\w+)}}/g)]))
      if (gap !== undefined && !Object.hasOwn(params, gap)) faults.add(`${key} lacks ${gap}`);
  }
  return [...faults];
}

/** Every phrase anywhere in a piece of data: a table, a page, a list of steps. */
function* phrasesOf(data: unknown): Generator<Phrase> {
  if (typeof data !== 'object' || data === null) return;
  if ('key' in data && typeof data.key === 'string') return yield* unfold(data as Phrase);
  for (const value of Object.values(data)) yield* phrasesOf(value);
}

describe('the words of an evening', () => {
  const tables: readonly State[] = [
    newTable(2, { 'deterministic.threat': true, 'deterministic.dinoPlacement': true }),
    newTable(3, { edition: 'beta-2020' }),
    newTable(4, { tracking: 'essentials' }),
  ];

  test('everything that is told, refused or shown has its text, with every gap filled', () => {
    for (const start of tables) {
      const ids = SEATS.slice(0, start.config.seats.length).map(({ id }) => id);
      const samples = fc.sample(fc.array(randomCommand(ids), { minLength: 60, maxLength: 60 }), {
        numRuns: 40,
        seed: 7,
      });
      for (const commands of samples) {
        let state = start;
        for (const command of commands) {
          const decision = decideOn(state, command);
          if (!decision.ok) {
            expect(faultsOf(unfold(decision.error.message))).toEqual([]);
            continue;
          }
          state = decision.value.reduce(perseverance1.evolve, state);
          for (const event of decision.value) {
            const { why = [], ...line } = perseverance1.describe(event, start.config);
            expect(faultsOf([...phrasesOf(line), ...phrasesIn(why)])).toEqual([]);
          }
        }
        expect(faultsOf(phrasesOf(perseverance1.table(state)))).toEqual([]);
        for (const wizard of perseverance1.wizards)
          expect(
            faultsOf(phrasesOf([wizard.title(state), wizard.steps(state, wizard.begin(state))])),
          ).toEqual([]);
      }
    }
  });

  test.each(['beta-2020', 'published-2021'])('the set-up of %s has its texts', (edition) => {
    for (const players of [2, 3, 4])
      expect(
        faultsOf(
          phrasesOf([
            perseverance1.setup.seat,
            perseverance1.setup.pages({ edition, breachTokens: 'chosen' }, SEATS.slice(0, players)),
          ]),
        ),
      ).toEqual([]);
  });
});
