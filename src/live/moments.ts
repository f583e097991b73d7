import { sameJson } from '@/engine';
import type { Beside, Moment, TableStore } from './tableStore';

/** What is true of tables only for the moment, where one process keeps them. */
export interface Moments extends Pick<TableStore, 'setHere' | 'beat'> {
  of(id: string): Pick<Beside, 'rev' | 'here' | 'moment'>;
  set(id: string, before: Moment | null, moment: Moment): boolean;
  /** Something else beside the log has changed. */
  changed(id: string): void;
  forget(id: string): void;
  /** A hub that was killed: sooner or later the others notice. */
  bury(hub: string): void;
}

interface Kept {
  rev: number;
  moment: Moment | null;
  readonly here: Map<string, readonly string[]>;
}

/** `exists`: nothing is kept for a table that is not there. */
export function createMoments(exists: (id: string) => boolean): Moments {
  const moments = new Map<string, Kept>();
  const hubs = new Set<string>();

  function at(id: string): Kept {
    const kept = moments.get(id) ?? { rev: 0, moment: null, here: new Map() };
    if (exists(id)) moments.set(id, kept);
    return kept;
  }

  return {
    of: (id) => {
      const { rev, moment, here } = at(id);
      return { rev, moment, here: [...here].flatMap(([hub, all]) => all.map((phone) => ({ hub, phone }))) };
    },
    changed: (id) => void (at(id).rev += 1),
    set: (id, before, moment) => {
      const kept = at(id);
      if (!exists(id) || !sameJson(kept.moment, before)) return false;
      kept.moment = moment;
      kept.rev += 1;
      return true;
    },
    setHere: async (id, hub, phones) => {
      const kept = at(id);
      if (phones.length > 0) kept.here.set(hub, phones);
      else kept.here.delete(hub);
      kept.rev += 1;
    },
    beat: async (hub) => {
      const known = hubs.has(hub);
      hubs.add(hub);
      return known;
    },
    forget: (id) => void moments.delete(id),
    bury: (hub) => {
      hubs.delete(hub);
      for (const kept of moments.values()) if (kept.here.delete(hub)) kept.rev += 1;
    },
  };
}
