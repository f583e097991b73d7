import { readFileSync } from 'node:fs';
import path from 'node:path';
import { perseverance1 } from '@/games/perseverance-1';
import { happened } from '@/games/perseverance-1/session/event';
import { idOfOld } from '@/games/perseverance-1/session/read/oldSteps';
import { say } from '@/games/perseverance-1/say';
import { replayStored } from '../../support/storedLog';
import { throughJson } from './playing';

interface RawStep {
  readonly rule: { readonly key: string; readonly params?: Readonly<Record<string, never>> };
}
interface RawLog {
  readonly entries: readonly {
    readonly events: readonly { readonly type: string; readonly why?: readonly RawStep[] }[];
  }[];
}

const file = path.join(__dirname, '../../../fixtures/perseverance-1/log-v1.json');
const raw = JSON.parse(readFileSync(file, 'utf8')) as RawLog;

/** As the app said it before steps had ids. */
const RESULT = [
  ['bo', { start: 10, assemblies: 35, officers: 9, combat: 1, patrols: 2, leftovers: 31 }],
  ['cy', { start: 10, assemblies: 17, officers: 4, combat: 1, patrols: 2, leftovers: 33 }],
  ['ana', { start: 10, assemblies: 21, officers: 2, combat: 1, patrols: 2, leftovers: 31 }],
];

/** The events of a log, with the same ones as they were written. */
function pairs() {
  const { entries, config } = replayStored(perseverance1);
  const events = entries.flatMap((entry) => (entry.kind === 'act' ? entry.events : []));
  const written = raw.entries.flatMap((entry) => entry.events);
  return { config, events: events.map((event, i) => ({ event, written: written[i] })) };
}

describe('a game that was stored before steps had ids', () => {
  test('keeps its words, and steps of final scoring get their ids', () => {
    for (const { event, written } of pairs().events) {
      const bare = event.why?.map(({ id: _id, ...step }) => step);
      expect(bare).toEqual(written?.why);
      if (event.type !== 'finalScored') continue;
      const ids = event.why?.map(({ id }) => id?.part);
      expect(ids).toEqual([
        'final-food',
        'final-mr',
        'final-story',
        'final-lightSoldiers',
        'final-food',
        'final-mr',
        'final-story',
        'final-lightSoldiers',
        'final-food',
        'final-mr',
        'final-story',
        'final-lightSoldiers',
        'final-pairs',
        undefined,
      ]);
    }
  });

  test('says what a full track paid as its words said it', () => {
    const { config, events } = pairs();
    const full = events.filter(({ event }) => event.type === 'influencePlaced' && event.winners !== null);
    expect(full.length).toBeGreaterThan(5);
    for (const { event, written } of full) {
      const paid = written?.why?.filter(({ rule }) => rule.key === 'influence.bonus') ?? [];
      const said = JSON.stringify(perseverance1.describe(event, config).note);
      for (const { rule } of paid)
        expect(said).toContain(JSON.stringify(say('session.event.bonusOf', rule.params)));
    }
  });

  test('has the result that it had', () => {
    const { replayed } = replayStored(perseverance1);
    const sources = perseverance1
      .result(replayed)
      ?.map(({ player, sources }) => [
        player,
        Object.fromEntries(sources.map(({ source, points }) => [source, points])),
      ]);
    expect(sources).toEqual(RESULT);
  });

  test('books the majorities of the defence as such', () => {
    const majority = { player: { player: 'ana' }, pieces: 2, place: 1 };
    expect(idOfOld({ rule: { key: 'finalScoring.soldiers', params: majority } })).toEqual({
      part: 'final-soldiers',
      of: 'ana',
      at: { place: 1 },
    });
    const scored = happened(
      'finalScored',
      { followers: { ana: 5 } },
      [],
      [{ rule: { key: 'finalScoring.fortifications', params: majority } }],
    );
    expect(throughJson(scored).why?.[0]?.id?.part).toBe('final-fortifications');
  });

  test('leaves alone what it does not know', () => {
    for (const key of ['constructor', 'finalScoring.decided.none', 'assembly.place', 'influence.bonus'])
      expect(idOfOld({ rule: { key, params: { player: { player: 'ana' } } } })).toBeNull();
  });
});
