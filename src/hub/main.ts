import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { findGame } from '@/games';
import { createHub } from '@/live/hub';
import { networkAddresses } from './addresses';
import { createCounter } from './counter';
import { bareName } from './doorman';
import { openFolderStore } from './folderStore';
import { greeting } from './greeting';
import { WRONG_CODE } from './guesses';
import { createJournal } from './journal';
import { makeCode } from './makeCode';
import { createMetrics } from './metrics';
import { createOrganiser } from './organiser';
import { openPostgresStore } from './postgres/openPostgresStore';
import { readProxies } from './proxies';
import { reportFaults } from './reportFaults';
import { createLiveServer } from './server';
import { readSettings } from './settings';

export interface RunningHub {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void;
  /** False where it is not asked. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /** Where phones find this computer, for the page that shows the way; null for somebody who may not know. */
  addresses(request: IncomingMessage): readonly string[] | null;
  /** `host`: the only address it listens on, if it is not every one. */
  greeting(port: number, host: string | undefined, colours: boolean): string;
  /** Says what it has to say, and sends its phones elsewhere. */
  close(): Promise<void>;
}

/** What a certificate says about the computer that has it. */
export interface Certified {
  names(): readonly string[];
  covers(name: string): boolean;
}

/** Hints get lost, and hubs die: so often a hub looks whether others wrote. */
const LOOK_EVERY = 3000;
const REST_EVERY = 60_000;
/** For what is on its way when a hub has to go. */
const PATIENCE = 5000;

/** A hub on what the environment names, a folder or a database; or, in a sentence, why there is none. */
export async function openHub(
  env: Readonly<Record<string, string | undefined>>,
  say: (words: string) => void,
  certificate: Certified | null = null,
): Promise<RunningHub | string> {
  const proxies = readProxies(env['TRUST_PROXY']);
  if (typeof proxies === 'string') return proxies;
  const settings = readSettings(env);
  if (typeof settings === 'string') return settings;
  const now = () => Date.now();
  const id = randomUUID();
  const opened = await (env['DATABASE_URL'] ? openPostgresStore(env, id) : openFolderStore(env, now));
  if (typeof opened === 'string') return opened;
  for (const warning of opened.warnings) say(warning);
  const { attempts } = opened;
  const { club, limits, caps, laying, closeAfter } = settings;
  const isWatched = club !== null || Boolean(env['DATABASE_URL']);
  const journal = isWatched ? createJournal(id, say, now) : null;
  const metrics = createMetrics();
  const store = reportFaults(opened.store, journal ? (fault) => journal.write('fault', { fault }) : say, now);
  const game = async (gameId: string) => (await findGame(gameId)?.load?.()) ?? null;
  const hub = createHub({
    hub: id,
    store,
    game,
    now,
    limits,
    mayLay: (address) => attempts.mayTry(laying, address),
    noted: (what) => {
      metrics.noted(what);
      journal?.noted(what);
    },
    makeCode,
    mayGuess: (address) => attempts.mayTry(WRONG_CODE, address),
    guessedRight: (address) => attempts.forgive(WRONG_CODE, address),
  });
  opened.listen((tables) => void hub.look(tables));
  let isLooking = false;
  const looks = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    void hub.look().then(() => (isLooking = false));
  }, LOOK_EVERY);
  const rests =
    closeAfter === null
      ? undefined
      : setInterval(() => {
          // Whichever hub comes first.
          store.closeResting(closeAfter).then(
            (tables) => tables.forEach((table) => journal?.write('closed-at-rest', { table })),
            () => undefined,
          );
        }, REST_EVERY);
  const names = new Set(
    (env['FOOTHOLD_NAMES'] ?? '')
      .split(/[\s,]+/)
      .map(bareName)
      .filter((name) => name !== ''),
  );
  const isCalled = (name: string) => names.has(name) || certificate?.covers(name) === true;
  const { upgrade, knows, close } = createLiveServer({ hub, isCalled, proxies, caps, now });
  let isGoing = false;
  const organiser = createOrganiser({
    store,
    attempts,
    club,
    game,
    addressOf: proxies.addressOf,
    changed: (table) => void hub.look([table]),
    write: (event, more) => journal?.write(event, more),
  });
  journal?.write('open');
  const addresses = (host: string | undefined) => (certificate ? certified(certificate) : reachable(host));
  return {
    upgrade,
    answer: createCounter({ hub, store, metrics, organiser, knows, isGoing: () => isGoing }),
    addresses: (request) => (knows(request) ? addresses(env['FOOTHOLD_HOST'] || undefined) : null),
    greeting: (port, host, colours) =>
      greeting({
        port,
        addresses: addresses(host),
        isSafe: certificate !== null,
        folder: opened.where,
        colours,
      }),
    close: async () => {
      isGoing = true;
      clearInterval(looks);
      clearInterval(rests);
      journal?.write('going');
      await inTime(hub.settled());
      await close();
      await inTime(hub.settled());
      await opened.close();
      journal?.write('gone');
    },
  };
}

function inTime(work: Promise<void>): Promise<void> {
  return Promise.race([work, new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE).unref())]);
}

function reachable(host: string | undefined): readonly string[] {
  const all = networkAddresses();
  return host === undefined || host === '0.0.0.0' || host === '::' ? all : all.filter((one) => one === host);
}

/** By another name browsers would not believe it. */
function certified({ names }: Certified): readonly string[] {
  return names().filter((name) => !/^(localhost$|127\.)|:/.test(name));
}
