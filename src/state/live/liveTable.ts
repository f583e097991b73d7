import {
  err,
  ok,
  readStored,
  type Entry,
  type LogFault,
  type Mend,
  type Refusal,
  type Result,
} from '@/engine';
import { gotOver } from '@/data/diagnostics';
import type { Outbox, ShareRecord } from '@/data/shares';
import { connect } from '@/live/connection';
import { createCopy } from '@/live/copy';
import type { Copy } from '@/live/copyParts';
import { lineReader } from '@/live/foldLines';
import { sayingOf, type Line, type Saying } from '@/live/line';
import { readOutbox } from '@/live/outbox';
import { callerShape, type AboutTable, type FromHub, type ToHub } from '@/live/protocol';
import { seen, seenAt, type Wanted } from '@/live/tap';
import { entriesOf, seatsOf, type LogLink, type OpenSession } from '../openSession';
import type { Services } from '../services';
import { readPhones, type LiveView, type SharedWizard } from './liveView';
import { createShared } from './sharedWizard';

/** This phone's end of a shared table: its copy, its wire to the hub, and its disk. */
export interface LiveTable {
  view(): LiveView;
  do(wanted: Wanted): Result<readonly unknown[], Refusal>;
  /** One step back or forward, as this phone shows it. */
  undo(): Result<null, Moved>;
  redo(): Result<null, Moved>;
  /** To the moment after the act at this place; −1 is the start. */
  jump(to: number): Result<null, Moved>;
  change(mends: readonly Mend[]): Result<null, Moved>;
  /** Whether strangers with the six letters may come in. */
  setDoor(open: boolean): void;
  shareWizard(wizard: Omit<SharedWizard, 'pen'>): void;
  seal(seal: Omit<Extract<ToHub, { say: 'seal' }>, 'say'>): void;
  /** What was chosen for this seat on another phone is its choice. */
  keepPassed(): void;
  /** Somebody has seen what was not taken. */
  dismiss(id: string): void;
  /** Tries to connect now. */
  retry(): void;
  close(): void;
}

type Moved = LogFault | Refusal;

export interface LiveTableNeeds {
  readonly services: Services;
  readonly share: ShareRecord;
  readonly about: AboutTable;
  /** With its whole log, which is the confirmed one and what waits. */
  readonly open: OpenSession;
  /** The confirmed log, as it is stored. */
  readonly stored: readonly unknown[];
  /** The game as it is now. */
  show(open: OpenSession): void;
  changed(view: LiveView): void;
}

export function createLiveTable(needs: LiveTableNeeds): LiveTable | null {
  const { services, share, about, stored } = needs;
  const { writer, data, clock, delay, live } = services;
  const { sessionId } = share;
  const { game } = needs.open;
  const caller = readStored(share.me, callerShape);
  const unconfirmed = readOutbox(share.outbox);
  if (!caller.ok || !unconfirmed) return null;
  const me = caller.value;
  const readLine = lineReader(game);

  /** How far the hub's clock is ahead of ours. */
  let ahead = 0;
  let lastAt = 0;
  let since: number | null = clock();
  let phones = readPhones(share.phones);
  let code: string | null = null;
  let confirmedLog: LogLink | null = null;
  let lastShown: OpenSession['session'] | null = null;
  let isClosed = false;

  /** Times never go back, whatever the clocks do. */
  const now = () => (lastAt = Math.max(lastAt, clock() + ahead));

  const sayings = stored.map((entry, seq) => sayingOfStored(entry, seq, me.id));
  for (const entry of entriesOf(needs.open).slice(0, stored.length))
    confirmedLog = { entry, before: confirmedLog };

  const copy: Copy = createCopy(
    {
      game,
      about,
      me,
      link: share.link,
      chance: services.chance,
      now,
      makeId: services.makeId,
      send: (message) => wire.send(message),
      keep: (lines) => {
        const entries = lines.map(asEntry);
        for (const line of lines) {
          const entry = readLine(line);
          if (entry) confirmedLog = { entry, before: confirmedLog };
        }
        keep(lines[0]?.seq ?? 0, entries, entries);
      },
      keepUnconfirmed: () => {
        const { confirmed, waiting } = copy.state();
        const last = waiting.at(-1);
        const wizardDone = last?.tap.kind === 'act' ? last.tap.wizard : undefined;
        keep(confirmed.length + waiting.length - 1, [], last ? [last.entry] : [], wizardDone);
      },
      changed: () => publish(),
    },
    { sayings, ...unconfirmed },
  );

  /** `unsaved`: what would be lost with this write, from `seq` on. */
  function keep(
    seq: number,
    entries: readonly Entry<unknown>[],
    unsaved: readonly Entry<unknown>[],
    ends?: string,
  ): void {
    const { waiting, notTaken } = copy.state();
    const outbox: Outbox = { waiting, notTaken };
    writer.put({
      sessionId,
      seq: Math.max(seq, 0),
      entries: unsaved,
      run: () => data.shares.keep({ sessionId, seq, entries, outbox, ends }),
    });
  }

  const shared = createShared(me.id, (message) => wire.send(message));
  const wire = connect({
    url: share.hub,
    WebSocket: live.WebSocket,
    now: clock,
    delay,
    jitter: () => live.jitter(),
    up: () => copy.connected(),
    down: () => {
      code = null;
      phones = phones.map((phone) => ({ ...phone, here: false }));
      shared.down();
      copy.disconnected();
    },
    hear,
  });
  const stopWatching = live.onReturn(() => wire.retry());

  function hear(message: FromHub): void {
    switch (message.say) {
      case 'welcome':
        ahead = message.now - clock();
        break;
      case 'here':
        ({ phones, code } = message);
        shared.hearHere(phones);
        void data.shares.setPhones(sessionId, phones).catch(gotOver('share', undefined));
        return publish();
      case 'wizard':
      case 'sealed':
      case 'opened':
      case 'passed':
        shared.hear(message);
        return publish();
      case 'pong':
        shared.hearPong();
        break;
      case 'joined':
      case 'lines':
      case 'taken':
      case 'stale':
      case 'refused':
      case 'no':
      case 'fork':
      case 'unknown':
        break;
    }
    copy.receive(message);
  }

  function publish(): void {
    if (isClosed) return;
    const { link, shown, waiting } = copy.state();
    if (link.kind === 'live') since = null;
    else since ??= clock();
    const log = waiting.reduce<LogLink | null>((before, { entry }) => ({ entry, before }), confirmedLog);
    const seats = seatsOf(needs.open, shown);
    if (shown !== lastShown) {
      lastShown = shown;
      needs.show({ ...needs.open, seats, session: shown, log, pastLoaded: true });
    }
    needs.changed(view());
  }

  function view(): LiveView {
    const { link, waiting, notTaken } = copy.state();
    return {
      sessionId,
      tableId: share.tableId,
      hub: share.hub,
      secret: share.link,
      me,
      link,
      since,
      phones,
      code,
      waiting: waiting.length,
      notTaken,
      wizard: shared.wizard(),
      seals: shared.seals(),
      passed: shared.passed(),
      sealing: shared.sealing(),
      isCurrent: shared.isCurrent(),
    };
  }

  function move(wanted: Wanted): Result<null, Moved> {
    const done = copy.do(wanted);
    return done.ok ? ok(null) : done;
  }

  publish();
  return {
    view,
    do: (wanted) => copy.do(wanted),
    undo: () => {
      const { done } = copy.state().shown;
      return done.kind === 'act' ? move({ kind: 'undo', of: seen(done) }) : err('nothing-to-undo');
    },
    redo: () => {
      const { undone } = copy.state().shown;
      return undone ? move({ kind: 'redo', of: seen(undone) }) : err('nothing-to-redo');
    },
    jump: (to) => {
      const of = to === -1 ? null : seenAt(copy.state().shown, to);
      return to === -1 || of ? move({ kind: 'jump', to: of }) : err('no-such-point');
    },
    change: (mends) => move({ kind: 'change', mends }),
    setDoor: (open) => wire.send({ say: 'door', open }),
    shareWizard: (wizard) => {
      shared.share({ ...wizard, pen: me.id });
      publish();
    },
    seal: (choice) => {
      shared.seal(choice);
      publish();
    },
    keepPassed: () => {
      if (me.seat !== null) shared.keepPassed(me.seat);
    },
    dismiss: (id) => copy.dismiss(id),
    retry: () => wire.retry(),
    close: () => {
      isClosed = true;
      stopWatching();
      wire.close();
    },
  };
}

/** Acts from before the table was shared have no name: their place is one, and the phone that shared them their writer. */
function sayingOfStored(stored: unknown, seq: number, me: string): Saying {
  const entry = stored as Entry<unknown>;
  return sayingOf(entry, entry.id ?? `#${seq}`, entry.by ?? me);
}

/** As it is stored: its words are what the hash was made of, so nothing is read and written again. */
function asEntry({ entry, id, by }: Line): Entry<unknown> {
  return { ...(entry as Entry<unknown>), id, by };
}
