import type { Line } from '@/live/line';
import { aboutPad, plusOne } from '../pad';
import { agree, takePhone, type Phone } from '../phone';

interface Seat {
  readonly phone: Phone;
  readonly done: Set<string>;
}

/** Many tables with phones that tap all the time, with what they were told and how long they waited for it. */
export interface Party {
  start(tapsPerSecond: number): void;
  pause(): void;
  /** Since it was asked the last time: from a tap to the hub's word that it is kept. In order, in ms. */
  waits(): readonly number[];
  /** Everybody has the same; says what does not add up. */
  settle(): Promise<Sum>;
  end(): void;
}

export interface Sum {
  readonly taps: number;
  /** Lines that phones were told are kept, all phones together. */
  readonly acknowledged: number;
  /** Told and then not in the log of the database, or elsewhere in it. */
  readonly lost: number;
  /** Taps that are in no log, or twice. */
  readonly missing: number;
  readonly twice: number;
  /** Phones that another one disagrees with. */
  readonly apart: number;
  readonly notTaken: number;
}

interface Wishes {
  /** Where a phone goes. */
  readonly port: number;
  readonly tables: number;
  readonly phones: number;
  luck(): number;
  /** The log of a table as the hubs keep it, read by nobody's leave. */
  logOf(table: string): Promise<readonly Pick<Line, 'id' | 'hash'>[]>;
}

export async function gather({ port, tables, phones, luck, logOf }: Wishes): Promise<Party> {
  const seats: Seat[] = [];
  const byTable = new Map<string, Seat[]>();
  const tapped = new Map<string, number>();
  let waits: number[] = [];
  let timer: NodeJS.Timeout | null = null;
  let taps = 0;

  for (let t = 0; t < tables; t += 1) {
    const about = aboutPad(`table-${t}`);
    const here: Seat[] = [];
    byTable.set(about.id, here);
    for (let p = 0; p < phones; p += 1) {
      const name = `t${t}p${p}`;
      const keep = (lines: readonly Line[]) => {
        for (const { id } of lines.filter(({ by }) => by === name)) {
          const at = tapped.get(id);
          if (at !== undefined) waits.push(performance.now() - at);
          tapped.delete(id);
        }
      };
      // From as many addresses as a club would have.
      const options = { headers: { 'X-Forwarded-For': `10.0.${t}.${p}` } };
      const way = { url: `ws://127.0.0.1:${port}/live`, options, about, keep };
      here.push({ phone: takePhone(way, name), done: new Set() });
    }
    seats.push(...here);
  }

  function tap({ phone, done }: Seat): void {
    phone.copy.do(plusOne());
    const id = phone.copy.state().waiting.at(-1)?.tap.id;
    if (id === undefined) return;
    taps += 1;
    done.add(id);
    tapped.set(id, performance.now());
  }

  const pause = () => {
    if (timer) clearInterval(timer);
    timer = null;
  };

  async function settle(): Promise<Sum> {
    pause();
    const unequal = await Promise.all([...byTable.values()].map(areApart));
    const apart = unequal.reduce((sum, count) => sum + count, 0);
    let [acknowledged, lost, missing, twice, notTaken] = [0, 0, 0, 0, 0];
    for (const [table, here] of byTable) {
      const log = await logOf(table);
      const found = new Set(log.map(({ id }) => id));
      twice += log.length - found.size;
      for (const { phone, done } of here) {
        acknowledged += phone.kept.length;
        lost += phone.kept.filter(({ hash }, i) => log[i]?.hash !== hash).length;
        missing += [...done].filter((id) => !found.has(id)).length;
        notTaken += phone.copy.state().notTaken.length;
      }
    }
    return { taps, acknowledged, lost, missing, twice, apart, notTaken };
  }

  const phonesOf = (here: readonly Seat[]) => here.map(({ phone }) => phone);

  /** How many phones of a table do not come to one log. */
  async function areApart(here: readonly Seat[]): Promise<number> {
    const lines = here.reduce((sum, { done }) => sum + done.size, 0);
    try {
      await agree(phonesOf(here), lines);
      return 0;
    } catch {
      return here.length;
    }
  }

  await Promise.all([...byTable.values()].map((here) => agree(phonesOf(here), 0)));
  return {
    start: (perSecond) => {
      pause();
      let due = 0;
      // Several a tick where there are many, so that none falls behind.
      timer = setInterval(() => {
        for (due += perSecond / 50; due >= 1; due -= 1) {
          const seat = seats[Math.floor(luck() * seats.length)];
          if (seat) tap(seat);
        }
      }, 20);
    },
    pause,
    waits: () => {
      const since = waits.sort((a, b) => a - b);
      waits = [];
      return since;
    },
    settle,
    end: () => {
      pause();
      for (const { phone } of seats) phone.connection.close();
    },
  };
}
