import { DRY_RUN, EMPTY_DRAFT, unwrap, type AnyGame, type Entry } from '@/engine';
import type { Database } from '@/data/database';
import { logGame } from '@/state/logGame';
import { everyGame } from './everyGame';
import { storeDrafts, storeEvening } from './storeEvening';
import { readStoredLog, storedVersions } from './storedLog';

const FIRST_EVENING = Date.UTC(2026, 0, 15, 18);
const WEEK = 7 * 24 * 3_600_000;

/**
 * One of everything that the app can store: every game finished and running, with a wizard begun wherever the table
 * offers one; a game in the bin and one that was logged afterwards; people, merged and archived ones among them; a
 * group; settings. Made again for every version of the schema, and kept.
 */
export async function storeWorld(data: Database): Promise<void> {
  await storePeople(data);
  for (const [i, game] of everyGame.entries()) {
    const startedAt = FIRST_EVENING + i * WEEK;
    const { config, entries } = readStoredLog(game, storedVersions(game.id).at(-1) ?? 1);
    await storeEvening(data, { id: `${game.id}-finished`, game, config, entries, startedAt });
    const running = await storeEvening(data, {
      id: `${game.id}-running`,
      game,
      config,
      entries: withDoubts(entries.slice(0, middleOf(game, entries.length))),
      startedAt: startedAt + WEEK / 2,
    });
    await storeDrafts(data, running);
  }
  await storeBesides(data);
}

/** Undone twice, done again once: the log has more than acts. */
function withDoubts(entries: readonly Entry<unknown>[]): readonly Entry<unknown>[] {
  return [
    ...entries,
    { kind: 'undo', at: 0 },
    { kind: 'undo', at: 0 },
    { kind: 'redo', at: 0 },
    { kind: 'jump', at: 0, to: entries.length - 1 },
  ];
}

/** Long enough for a snapshot, where the log is. */
function middleOf(game: AnyGame, length: number): number {
  return game.id === 'perseverance-1' ? 90 : Math.ceil(length / 2);
}

async function storePeople({ players, groups }: Database): Promise<void> {
  for (const [id, name, colour] of [
    ['ana', 'Ana', 'sun'],
    ['bo', 'Bo', 'drop'],
    ['cy', 'Cy', 'peak'],
    ['ben', 'Ben', 'leaf'],
    ['lucja', 'Łucja', 'moon'],
    ['anna', 'Anna', 'sun'],
    ['old', 'Old Joe', 'drop'],
  ] as const)
    unwrap(await players.add({ id, name, colour, at: FIRST_EVENING }));
  unwrap(await players.prefer('ana', 'perseverance-1', 'adelita'));
  unwrap(await players.archive('old', FIRST_EVENING + WEEK));
  unwrap(await players.merge('anna', 'ana', FIRST_EVENING + WEEK));
  unwrap(await groups.put({ id: 'thursday', name: 'Thursday', members: ['ana', 'bo', 'cy'] }));
}

async function storeBesides(data: Database): Promise<void> {
  await data.sessions.setNote('perseverance-1-finished', 'Żubrówka after midnight');
  await data.sessions.setGroup('perseverance-1-finished', 'thursday');
  const later = FIRST_EVENING + 20 * WEEK;
  const logged = { data, clock: () => later, makeId: () => 'logged' };
  const seat = (id: string, name: string, score: number, rank: number) =>
    ({
      seat: id,
      name,
      colour: 'sun',
      role: null,
      score,
      rank,
      winner: rank === 1,
      startPlayer: rank === 1,
      sources: [],
    }) as const;
  unwrap(
    await logGame(logged, {
      gameId: 'scorepad',
      title: 'Castle',
      note: 'At the seaside',
      finishedAt: later,
      result: {
        edition: null,
        scenario: null,
        cooperative: false,
        won: null,
        highestWins: true,
        minutes: 75,
        players: [seat('ana', 'Ana', 41, 1), seat('lucja', 'Łucja', 37, 2)],
      },
    }),
  );
  const pad = everyGame.find(({ id }) => id === 'scorepad');
  if (!pad) throw new Error('there is no score pad');
  const { config, entries } = readStoredLog(pad, 1);
  await storeEvening(data, { id: 'binned', game: pad, config, entries, startedAt: later });
  await data.sessions.softDelete('binned', later + WEEK);
  await storeEvening(data, {
    id: 'acts',
    game: pad,
    config,
    entries: actsOf(pad, config),
    startedAt: later + 1,
  });
  await storeShared(data, pad, config, later + 2);
  await storeLeft(data, pad, config, later + 3);
  await data.settings.set('preferences', {
    language: 'pl',
    theme: 'dark',
    textSize: 'large',
    motion: 'reduced',
    keepAwake: false,
    haptics: false,
    reminders: true,
    readAloud: false,
  });
  await data.settings.set('lastSetups', {
    scorepad: { players: ['ana', 'bo'], answers: { name: 'Harbour' } },
  });
  await data.settings.set('helped', ['scorepad/enterRound/points']);
}

/** At the table of others: all but the last act are there, and that one waits on this phone. */
async function storeShared(
  data: Database,
  pad: AnyGame,
  config: unknown,
  startedAt: number,
  sessionId = 'shared',
): Promise<void> {
  const acts = actsOf(pad, config).slice(0, 3);
  const named = acts.map((entry, i) => ({ ...entry, at: startedAt + i, id: `act ${i}`, by: 'phone' }));
  const [entries, last] = [named.slice(0, -1), named.at(-1)];
  if (last?.kind !== 'act') throw new Error('the last one is an act');
  await storeEvening(data, { id: sessionId, game: pad, config, entries, startedAt });
  const { id, at, command } = last;
  const tap = { kind: 'act', id, at, command };
  await data.shares.put({
    sessionId,
    tableId: `table of ${sessionId}`,
    hub: 'ws://192.168.1.20:8080/live',
    link: 'secret of the link',
    me: { id: 'phone', token: 'token', name: 'Ana', seat: 'ana', watch: false },
    phones: [{ id: 'phone', name: 'Ana', seat: 'ana', role: 'host', here: true }],
    outbox: { waiting: [{ tap, entry: last }], notTaken: [] },
  });
}

/** It was at a table, and has left it with what waited. */
async function storeLeft(data: Database, pad: AnyGame, config: unknown, startedAt: number): Promise<void> {
  await storeShared(data, pad, config, startedAt, 'shared-left');
  await data.shares.leave('shared-left');
}

/** Acts as the app writes them: with the command, and the answers of the wizard that made it. */
function actsOf(game: AnyGame, config: unknown): readonly Entry<unknown>[] {
  const counted = { 'points ana': 4, 'points bo': 9, 'points cy': 2 };
  const sent = [
    { command: { type: 'changePoints', player: 'ana', by: 5 } },
    {
      command: { type: 'enterRound', points: { ana: 4, bo: 9, cy: 2 } },
      wizard: 'enterRound',
      draft: { ...EMPTY_DRAFT, counted },
    },
    { command: { type: 'writeNote', text: 'Zażółć' } },
    { command: { type: 'finish' } },
  ];
  let state = game.initial(config);
  return sent.map((act) => {
    const events = unwrap(game.decide(state, act.command, DRY_RUN));
    state = events.reduce(game.evolve, state);
    return { kind: 'act', version: 2, at: 0, events, ...act };
  });
}
