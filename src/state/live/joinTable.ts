import { err, phrase, readStored, refusal, type Refusal, type Result, type Seat } from '@/engine';
import { EMPTY_OUTBOX } from '@/data/shares';
import { findGame, isPlayable } from '@/games';
import { addGameStrings } from '@/i18n';
import { connect } from '@/live/connection';
import { ORIGIN } from '@/live/line';
import {
  callerShape,
  PROTOCOL,
  type AboutTable,
  type Caller,
  type FromHub,
  type Phone,
} from '@/live/protocol';
import { fromTheStart, type OpenSession } from '../openSession';
import type { Services } from '../services';
import { summarise } from '../summary';

/** How somebody found the table: by its link, or by the six letters of its open door. */
export type Way = { readonly code: string } | { readonly table: string; readonly secret: string };

/** A table that let this phone in: what is played, and who may be who. */
export interface FoundTable {
  readonly hub: string;
  readonly secret: string;
  readonly about: AboutTable;
  readonly seats: readonly Seat[];
  readonly phones: readonly Phone[];
  /** Id and secret of this phone at that table. */
  readonly me: Pick<Caller, 'id' | 'token'>;
}

/** Long enough for a slow network; a person waits for it. */
const PATIENCE = 10_000;

/** Asks at the door what is behind it. Until a seat is chosen this phone only watches. */
export async function knock(services: Services, hub: string, way: Way): Promise<Result<FoundTable, Refusal>> {
  const me = { id: services.makeId(), token: services.makeId() };
  const answer = await ask(services, hub, way, { ...me, name: '', seat: null, watch: true });
  if (!answer.ok) return answer;
  const { about, link: secret, phones } = answer.value;
  const entry = findGame(about.gameId);
  if (!entry || !isPlayable(entry)) return refuse('unknown-game');
  const game = await entry.load();
  await addGameStrings(about.gameId, entry.strings);
  const config = readStored(about.config, (at) => game.config(at));
  if (!config.ok || game.stateVersion < about.gameVersion) return refuse('version');
  const seats = game.seats(config.value);
  return {
    ok: true,
    value: { hub, secret, about, seats, phones: phones.filter(({ id }) => id !== me.id), me },
  };
}

interface Answer {
  readonly about: AboutTable;
  readonly link: string;
  readonly phones: readonly Phone[];
}

function ask(services: Services, hub: string, way: Way, me: Caller): Promise<Result<Answer, Refusal>> {
  const { live, clock, delay } = services;
  return new Promise((resolve) => {
    let joined: Extract<FromHub, { say: 'joined' }> | null = null;
    const end = (answer: Result<Answer, Refusal>) => {
      callOff();
      wire.close();
      resolve(answer);
    };
    const callOff = delay(() => end(refuse('no-hub')), PATIENCE);
    const wire = connect({
      url: hub,
      WebSocket: live.WebSocket,
      now: clock,
      delay,
      jitter: () => live.jitter(),
      up: () =>
        wire.send({
          say: 'hello',
          v: PROTOCOL,
          ...('code' in way ? { code: way.code } : { table: way.table, link: way.secret }),
          me,
          head: 0,
          last: ORIGIN,
        }),
      down: () => undefined,
      hear: (message) => {
        if (message.say === 'joined') joined = message;
        else if (message.say === 'no')
          end(err(refusal(message.code, phrase(`live.refused.${message.code}`))));
        else if (message.say === 'unknown') end(refuse('gone'));
        else if (message.say === 'here' && joined)
          end({ ok: true, value: { about: joined.about, link: joined.link, phones: message.phones } });
      },
    });
  });
}

function refuse(code: 'no-hub' | 'gone' | 'unknown-game' | 'version'): Result<never, Refusal> {
  return err(refusal(code, phrase(`live.refused.${code}`)));
}

/**
 * Makes this phone's copy of the table, still empty: the log comes as soon as the game is opened. Returns its id. `seat`:
 * null only watches.
 */
export async function joinTable(
  { data, makeId }: Services,
  found: FoundTable,
  seat: string | null,
): Promise<string> {
  const { about, hub, secret, seats, phones, me } = found;
  const name = seats.find((one) => one.id === seat)?.name ?? '';
  const known = await data.shares.sessionOf(about.id);
  if (known !== null) {
    await sitDown(data, known, { name, seat, watch: seat === null });
    return known;
  }
  const entry = findGame(about.gameId);
  if (!entry || !isPlayable(entry)) throw new Error('it was playable when the door was opened');
  const game = await entry.load();
  const id = makeId();
  const { gameId, gameVersion, title, createdAt, config } = about;
  const open: OpenSession = {
    id,
    game,
    config,
    seats,
    startedAt: createdAt,
    session: fromTheStart(game, config),
    log: null,
    pastLoaded: true,
    broken: null,
  };
  const summary = summarise(open);
  await data.sessions.create({
    id,
    gameId,
    gameVersion,
    config,
    title,
    createdAt,
    summary,
    seats,
    groupId: null,
  });
  await data.shares.put({
    sessionId: id,
    tableId: about.id,
    hub,
    link: secret,
    me: { ...me, name, seat, watch: seat === null },
    phones,
    outbox: EMPTY_OUTBOX,
  });
  return id;
}

/** Who this phone is from now on, at a table it has joined before. */
export async function sitDown(
  data: Services['data'],
  sessionId: string,
  as: Pick<Caller, 'name' | 'seat' | 'watch'>,
): Promise<void> {
  const share = await data.shares.get(sessionId);
  if (share.kind !== 'ok') return;
  const me = readStored(share.value.me, callerShape);
  if (me.ok) await data.shares.setMe(sessionId, { ...me.value, ...as });
}
