import {
  advance,
  err,
  ok,
  phrase,
  refusal,
  startSession,
  type Refusal,
  type Result,
  type Session,
} from '@/engine';
import { batches, fits } from './batches';
import type { Copy, CopyNeeds, Kept, Link, NotTaken, Unconfirmed, Waiting } from './copyParts';
import { foldLines } from './foldLines';
import { missed } from './missed';
import { chain, follows, ORIGIN, sayingOf, type Line, type Saying } from './line';
import { PROTOCOL, type FromHub } from './protocol';
import { changesAnotherRow, NOT_YOUR_ROW } from './rights';
import { decideTap, type Decided, type Tap } from './tap';

interface Flight {
  readonly n: number;
  readonly lines: readonly Line[];
}

export function createCopy(needs: CopyNeeds, kept: Kept): Copy {
  const { game, about, me, chance } = needs;
  const hashes: string[] = [];
  let confirmed: Session<unknown, unknown> = startSession(game.initial(about.config));
  let waiting: readonly Waiting[] = [];
  let shown = confirmed;
  let notTaken: readonly NotTaken[] = [];
  let link: Link = { kind: 'away' };
  let flight: Flight | null = null;
  let lastN = 0;
  /** A player's phone, where players change their own row only. */
  let ownRow = false;
  /** How far the hub is, as far as this phone has heard. */
  let heard = 0;
  /** Everything confirmed, as it goes over the wire: for a hub that has lost it. */
  const said: Saying[] = [];

  const last = () => hashes.at(-1) ?? ORIGIN;

  // What was kept was checked when it came; a copy that does not fold says so where it is opened.
  begin(kept);

  function begin({ sayings, waiting: taps, notTaken: listed }: Kept): void {
    const lines = chain(0, ORIGIN, sayings);
    const folded = foldLines(game, confirmed, lines);
    if (!folded) throw new Error('the kept log of this table cannot be read');
    confirmed = folded;
    remember(lines);
    notTaken = listed;
    rebase(taps);
  }

  function remember(lines: readonly Line[]): void {
    for (const { id, by, entry, hash } of lines) {
      hashes.push(hash);
      said.push({ id, by, entry });
    }
  }

  /** Decides again what waits, on what the hub has now. What the rules refuse is listed, never dropped. */
  function rebase(taps: readonly Tap[]): void {
    const again: Waiting[] = [];
    const before = waiting;
    shown = confirmed;
    for (const tap of taps) {
      const decided = decide(shown, tap);
      if (decided.ok) {
        again.push(decided.value);
        shown = decided.value.next;
      } else notTaken = [...notTaken, missed(tap, decided.error, before)];
    }
    waiting = again.map(({ tap, entry }) => ({ tap, entry }));
  }

  function decide(
    session: Session<unknown, unknown>,
    tap: Tap,
  ): Result<Decided & { readonly next: Session<unknown, unknown> }, Refusal> {
    const decided = decideTap(game, session, tap, me.id, chance);
    if (!decided.ok) return decided;
    const next = advance(game, session, decided.value.entry);
    if (!next.ok) return err(refusal(next.error, phrase('live.noLonger')));
    // It would stop everything behind it: the hub does not even read it.
    if (!fits(sayingOf(decided.value.entry, tap.id, me.id)))
      return err(refusal('too-long', phrase('live.refused.too-long')));
    return ok({ ...decided.value, next: next.value });
  }

  /** One append in flight: what follows hangs on it. */
  function pump(): void {
    if (link.kind !== 'live' || flight || waiting.length === 0) return;
    const sayings = waiting.map(({ tap, entry }) => sayingOf(entry, tap.id, me.id));
    const [lines = []] = batches(chain(confirmed.length, last(), sayings));
    lastN += 1;
    flight = { n: lastN, lines };
    needs.send({ say: 'append', n: lastN, seq: confirmed.length, prev: last(), lines });
  }

  function hello(): void {
    link = { kind: 'asking' };
    flight = null;
    // It may have lost its disk since.
    heard = 0;
    needs.send({
      say: 'hello',
      v: PROTOCOL,
      table: about.id,
      link: needs.link,
      me,
      head: confirmed.length,
      last: last(),
    });
  }

  /** Lines of the log, in order; those that are here already are passed over. */
  function take(from: number, lines: readonly Line[]): void {
    if (from > confirmed.length) return hello();
    // A hub that has lost its disk may have gone on differently.
    if (lines.some(({ seq, hash }) => seq < hashes.length && hashes[seq] !== hash)) {
      link = { kind: 'forked' };
      return;
    }
    const fresh = lines.slice(confirmed.length - from);
    if (fresh.length === 0) return;
    if (!follows(confirmed.length, last(), fresh)) return stop();
    const next = foldLines(game, confirmed, fresh);
    if (!next) return stop();
    const mine = isMineInOrder(fresh);
    confirmed = next;
    remember(fresh);
    const ids = new Set(fresh.map(({ id }) => id));
    const left = waiting.filter(({ tap }) => !ids.has(tap.id));
    // What is shown rests on just these: nothing is decided again.
    if (mine) waiting = left;
    else rebase(left.map(({ tap }) => tap));
    needs.keep(fresh, unconfirmed());
  }

  function isMineInOrder(lines: readonly Line[]): boolean {
    return lines.every((line, i) => waiting[i]?.tap.id === line.id);
  }

  function stop(): void {
    link = { kind: 'broken' };
    flight = null;
  }

  /** The hub has less than this phone: it gets the rest, piece by piece. */
  function seed(from: number): void {
    const prev = from === 0 ? ORIGIN : (hashes[from - 1] ?? ORIGIN);
    const [lines = []] = batches(chain(from, prev, said.slice(from)));
    needs.send({ say: 'seed', v: PROTOCOL, about, link: needs.link, me, seq: from, prev, lines });
  }

  function meet(head: number, hash: string): void {
    heard = Math.max(heard, head);
    if (head < confirmed.length) {
      const mine = head === 0 ? ORIGIN : hashes[head - 1];
      if (mine !== hash) link = { kind: 'forked' };
      else seed(head);
      return;
    }
    settle();
  }

  /** Live as soon as everything is here. */
  function settle(): void {
    if (link.kind !== 'asking' && link.kind !== 'live') return;
    if (confirmed.length < heard) return;
    link = { kind: 'live' };
    pump();
  }

  function receive(message: FromHub): void {
    switch (message.say) {
      case 'welcome':
        ownRow = message.ownRow === true && message.you.role !== 'host';
        if (link.kind === 'asking') meet(message.head, message.last);
        break;
      case 'lines':
        if (link.kind !== 'asking' && link.kind !== 'live') break;
        heard = Math.max(heard, message.from + message.lines.length);
        take(message.from, message.lines);
        settle();
        break;
      case 'taken':
        if (flight?.n !== message.n) break;
        {
          const { lines } = flight;
          flight = null;
          take(lines[0]?.seq ?? 0, lines.slice(0, message.count));
        }
        settle();
        break;
      case 'stale':
        if (flight?.n !== message.n) break;
        flight = null;
        heard = Math.max(heard, message.head);
        settle();
        break;
      case 'refused': {
        if (flight?.n !== message.n) break;
        const refused = flight.lines[message.at];
        flight = null;
        setAside(refused?.id, refusal(message.code, phrase(`live.refused.${message.code}`)));
        settle();
        break;
      }
      case 'unknown':
        if (link.kind === 'asking') seed(message.have);
        break;
      case 'fork':
        link = { kind: 'forked' };
        break;
      case 'no':
        link = { kind: 'closed', code: message.code };
        break;
      case 'pong':
        // A hint that was lost: there is more, and it is not on its way.
        if (link.kind === 'live' && message.head > confirmed.length) hello();
        break;
      // Not of the log: the table around it listens to these.
      case 'joined':
      case 'here':
      case 'wizard':
      case 'sealed':
      case 'opened':
      case 'passed':
        return;
    }
    needs.changed();
  }

  function setAside(id: string | undefined, why: Refusal): void {
    const tap = waiting.find((one) => one.tap.id === id)?.tap;
    if (!tap) return;
    notTaken = [...notTaken, missed(tap, why, waiting)];
    rebase(waiting.filter((one) => one.tap.id !== id).map((one) => one.tap));
    needs.keepUnconfirmed(unconfirmed());
  }

  function unconfirmed(): Unconfirmed {
    return { waiting: waiting.map(({ tap }) => tap), notTaken };
  }

  return {
    state: () => ({ link, confirmed, shown, waiting, notTaken }),
    do(wanted) {
      if (wanted.kind === 'change' && waiting.length > 0)
        return err(refusal('waits', phrase('live.changeWaits')));
      const decided = decide(shown, { ...wanted, id: needs.makeId(), at: needs.now() });
      if (!decided.ok) return decided;
      const { tap, entry, next } = decided.value;
      if (ownRow && changesAnotherRow(game, shown.state, next.state, me.seat ?? '')) return NOT_YOUR_ROW;
      shown = next;
      waiting = [...waiting, { tap, entry }];
      needs.keepUnconfirmed(unconfirmed());
      pump();
      needs.changed();
      return ok(entry.kind === 'act' ? entry.events : []);
    },
    connected: () => {
      if (link.kind === 'forked' || link.kind === 'broken') return;
      hello();
      needs.changed();
    },
    disconnected: () => {
      flight = null;
      if (link.kind === 'asking' || link.kind === 'live') link = { kind: 'away' };
      needs.changed();
    },
    receive,
    dismiss: (id) => {
      notTaken = notTaken.filter(({ tap }) => tap.id !== id);
      needs.keepUnconfirmed(unconfirmed());
      needs.changed();
    },
  };
}
