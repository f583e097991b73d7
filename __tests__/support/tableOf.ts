import { createStore } from 'zustand/vanilla';
import { err, ok, phrase, refusal, unwrap, type AnyGame, type Chance, type Entry } from '@/engine';
import { withEntry, fromTheStart, replay, type OpenSession } from '@/state/openSession';
import { openSessionOf, type SessionState, type SessionStore } from '@/state/sessionStore';
import type { StoredLog } from './storedLog';

const first: Chance = { pick: () => 0 };

/** A game on the table without a disk: what is done to it is kept in memory. */
export function tableOf(game: AnyGame, { config, entries }: StoredLog, id = 'table'): SessionStore {
  const open: OpenSession = {
    id,
    game,
    config,
    seats: game.seats(config),
    startedAt: 0,
    pastLoaded: true,
    broken: null,
    ...unwrap(replay(game, fromTheStart(game, config), entries)),
  };
  return createStore<SessionState>((set, get) => {
    const now = () => openSessionOf(get()) ?? open;
    const travel = (entry: Entry<unknown>) => {
      const next = withEntry(now(), entry);
      if (next.ok) set({ status: { kind: 'open', open: next.value } });
      return Promise.resolve(next.ok ? ok(null) : next);
    };
    return {
      status: { kind: 'open', open },
      leaves: null,
      takesBack: null,
      open: () => Promise.resolve(),
      loadPast: () => Promise.resolve(),
      attach: () => Promise.resolve(),
      close: () => Promise.resolve(),
      dispatch(command) {
        const events = game.decide(now().session.state, command, first);
        if (!events.ok) return events;
        const next = withEntry(now(), { kind: 'act', at: now().session.length, events: events.value });
        if (!next.ok) return err(refusal(next.error, phrase('table.nothingToUndo')));
        set({ status: { kind: 'open', open: next.value } });
        return events;
      },
      undo: () => travel({ kind: 'undo', at: 0 }),
      redo: () => travel({ kind: 'redo', at: 0 }),
      jump: (to) => travel({ kind: 'jump', at: 0, to }),
      changePast: () => err('no-such-point' as const),
    };
  });
}
