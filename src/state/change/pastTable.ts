import { createStore } from 'zustand/vanilla';
import { err, notedChance, startSession, type Act, type Chance, type Wish } from '@/engine';
import type { Drafts } from '@/data/drafts';
import { seatsOf, type OpenSession } from '../openSession';
import type { Services } from '../services';
import type { SessionStore } from '../sessionStore';
import { createWizardStore, type WizardStore } from '../wizardStore';

/** The stores of a table as it was: screens are the same as ever. */
export interface PastTable {
  readonly session: SessionStore;
  readonly wizard: WizardStore;
}

export interface PastWishes {
  /** The table right before it. */
  readonly state: unknown;
  /** The act that something else is wanted for; null where something was forgotten. */
  readonly act: Act<unknown, unknown> | null;
  /** What was done there first. */
  onWish(wish: Wish): void;
}

/** What is done at this table is not done: it is what should have been done. */
export function createPastTable(
  services: Services,
  open: OpenSession,
  { state, act, onWish }: PastWishes,
): PastTable {
  const session = pastSession(services, open, { state, act, onWish });
  const { wizard, draft } = act?.did ?? {};
  const given = wizard !== undefined && draft ? { wizard, draft } : null;
  const data = { ...services.data, drafts: pastDrafts(services.data.drafts) };
  return { session, wizard: createWizardStore({ ...services, data }, session, given) };
}

function pastSession(
  { chance }: Pick<Services, 'chance'>,
  now: OpenSession,
  { state, act, onWish }: PastWishes,
): SessionStore {
  // Nothing is before it: here nothing can be undone.
  const session = { ...startSession<unknown, unknown>(state), length: now.session.length };
  const open: OpenSession = { ...now, session, seats: seatsOf(now, session), log: null, pastLoaded: true };
  const nowhere = () => Promise.resolve(err('no-such-point' as const));
  return createStore(() => ({
    status: { kind: 'open' as const, open },
    leaves: null,
    takesBack: null,
    open: () => Promise.resolve(),
    dispatch: (command, { wizard, draft } = {}) => {
      const { picks, ...luck } = notedChance(luckOf(act, chance));
      const events = open.game.decide(state, command, luck);
      if (events.ok) onWish({ command, wizard, draft, ...(picks.length > 0 && { picks }) });
      return events;
    },
    undo: nowhere,
    redo: nowhere,
    jump: nowhere,
    changePast: () => err('no-such-point' as const),
    loadPast: () => Promise.resolve(),
    attach: () => Promise.resolve(),
    close: () => Promise.resolve(),
  }));
}

/** What was rolled then stays; only what was not rolled then is rolled now. */
function luckOf(act: PastWishes['act'], chance: Chance): Chance {
  const rolled = [...(act?.did.picks ?? [])];
  return {
    pick: (below) => {
      const then = rolled.shift();
      return then !== undefined && then < below ? then : chance.pick(below);
    },
  };
}

const PAST = 'past ';

/** Beside the drafts of the table as it is: the same wizard may wait there. */
function pastDrafts(drafts: Drafts): Drafts {
  return {
    put: (draft) => drafts.put({ ...draft, wizard: PAST + draft.wizard }),
    get: (sessionId, wizard) => drafts.get(sessionId, PAST + wizard),
    clear: (sessionId, wizard) => drafts.clear(sessionId, PAST + wizard),
    list: async (sessionId) => {
      const { rows, ...rest } = await drafts.list(sessionId);
      const past = rows.filter(({ wizard }) => wizard.startsWith(PAST));
      return { ...rest, rows: past.map((row) => ({ ...row, wizard: row.wizard.slice(PAST.length) })) };
    },
  };
}

/** Nothing waits there any more. */
export async function clearPastDrafts(drafts: Drafts, sessionId: string): Promise<void> {
  const past = pastDrafts(drafts);
  const { rows } = await past.list(sessionId);
  for (const { wizard } of rows) await past.clear(sessionId, wizard);
}
