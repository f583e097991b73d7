import * as fc from 'fast-check';
import type { Database } from '@/data/database';
import type { AnyGame, Action, Draft, WizardStep } from '@/engine';
import { openSessionOf, type SessionStore } from '@/state/sessionStore';
import type { AnyWizard, WizardStore } from '@/state/wizardStore';
import { everyGame } from './everyGame';
import { openMemory } from './memoryDatabase';
import { tapsOn } from './randomFinger';
import { readStoredLog, storedVersions } from './storedLog';
import { tableOf } from './tableOf';
import { answersIfThere, tappedIfThere, type Tap } from './tap';
import { widgetTaps } from './widgetTaps';
import { wizardsOn } from './wizardsOn';

/** A tap, and on which step. */
type Done = Tap & { readonly step: string };

function stateOf(session: SessionStore): unknown {
  return openSessionOf(session.getState())?.session.state;
}

/** Every tap that the step offers, in its widgets too. */
function tapsHere(state: unknown, step: WizardStep, luck: number): readonly Tap[] {
  return tapsOn(step, widgetTaps(state, luck));
}

/** Goes through the store as the screen does; returns what was tapped. */
export function tapThrough(
  store: WizardStore,
  session: SessionStore,
  luck: readonly number[],
): readonly Done[] {
  const taps: Done[] = [];
  for (const chance of luck) {
    const { wizard, draft, step, answer, goOn } = store.getState();
    if (!wizard) break;
    const state = stateOf(session);
    const current = wizard.steps(state, draft).find(({ id }) => id === step);
    const offered = current ? tapsHere(state, current, chance) : [];
    const tap = offered[chance % (offered.length + 1)];
    const answers = tap && current && answersIfThere(current, tap);
    if (tap && answers) {
      taps.push({ ...tap, step });
      answer(answers);
    }
    const after = wizard.steps(state, store.getState().draft).find(({ id }) => id === store.getState().step);
    if (!after?.missing && (current?.kind !== 'figures' || chance % 3 === 0)) goOn();
  }
  return taps;
}

/** The same taps in a wizard that was never left; what cannot be tapped is skipped. */
function freshDraft(wizard: AnyWizard, state: unknown, player: string | null, taps: readonly Done[]): Draft {
  const whose = (of: Draft) => wizard.actor?.of(state, of) ?? null;
  return taps.reduce(
    (draft, tap) => {
      const step = wizard.steps(state, draft).find(({ id }) => id === tap.step);
      const next = tappedIfThere(draft, step, tap);
      if (next === null) return draft;
      return player !== null && whose(draft) === player && whose(next) !== player ? draft : next;
    },
    wizard.begin(state, player ?? undefined),
  );
}

/** One row of the page where things are put right. */
function putRight(game: AnyGame, state: unknown, luck: number): unknown {
  const rows = game.putRight(state).sections.flatMap((section) => section.rows);
  const row = rows[luck % Math.max(1, rows.length)];
  switch (row?.kind) {
    case 'figure':
      return row.set(row.value + (luck % 2 === 0 ? 1 : -1));
    case 'choice':
      return row.set(row.options[luck % Math.max(1, row.options.length)]?.id ?? '');
    case 'toggle':
      return row.set(!row.on);
    case 'several':
    case 'act':
    case 'wizard':
    case 'screen':
    case 'fixed':
    case undefined:
      return undefined;
  }
}

/** The command of another wizard with random answers. */
function anotherWizard(game: AnyGame, state: unknown, luck: number): unknown {
  const wizard = game.wizards[luck % game.wizards.length];
  if (!wizard) return undefined;
  let draft = wizard.begin(state);
  for (const turn of [1, 2, 3, 4, 5, 6]) {
    const step = wizard.steps(state, draft).at(-1);
    const taps = step ? tapsHere(state, step, luck + turn) : [];
    const tap = taps[(luck + turn) % Math.max(1, taps.length)];
    draft = (tap && tappedIfThere(draft, step, tap)) ?? draft;
  }
  const command = wizard.commit(state, draft);
  return command.ok ? command.value : undefined;
}

/** Anything that can be done on the table meanwhile. */
function doSomething(game: AnyGame, session: SessionStore, luck: number): void {
  const { dispatch, undo, redo } = session.getState();
  const view = game.table(stateOf(session));
  const command = (does: Action<unknown> | undefined) => (does?.kind === 'command' ? [does.command] : []);
  const figures = view.rows.flatMap((row) => [...(row.main ? [row.main] : []), ...row.stats]);
  const shared = (view.shared ?? []).flatMap((group) => group.figures);
  const more = view.rows.flatMap((row) => (row.more ?? []).flatMap((group) => group.figures));
  const commands = [
    ...command(view.primary?.does),
    ...view.actions.flatMap(({ does }) => command(does)),
    ...[...figures, ...shared, ...more].map((figure) => figure.adjust(luck % 2 === 0 ? 1 : -1)),
  ];
  if (luck % 7 === 0) return void undo();
  if (luck % 11 === 0) return void redo();
  const otherwise = luck % 5 === 0 ? putRight(game, stateOf(session), luck) : undefined;
  if (otherwise !== undefined) return void dispatch(otherwise);
  const other = luck % 5 === 1 ? anotherWizard(game, stateOf(session), luck) : undefined;
  if (other !== undefined) return void dispatch(other);
  const wish = luck % 3 === 0 ? commands[0] : commands[luck % Math.max(1, commands.length)];
  if (wish !== undefined) dispatch(wish);
}

export const luck = fc.nat({ max: 10_000 });

/** Every game with a whole stored evening. */
export const evenings = everyGame.map((game) => {
  const log = readStoredLog(game, storedVersions(game.id).at(-1) ?? 1);
  return [game.id, game, log] as const;
});

type Log = (typeof evenings)[number][2];

/** A place on a real disk where wizards of this game can be left. */
export async function tableOnDisk(id: string, game: AnyGame, log: Log): Promise<Database> {
  const data = await openMemory();
  await data.sessions.create({
    id,
    gameId: id,
    gameVersion: game.stateVersion,
    config: log.config,
    title: '',
    createdAt: 0,
    summary: null,
    seats: game.seats(log.config),
    groupId: null,
  });
  return data;
}

/** Left at any step, anything done meanwhile, opened again: it is what a new wizard would be now. */
export function leftWizardLaw(id: string, game: AnyGame, log: Log, data: Database) {
  return fc.asyncProperty(
    fc.nat({ max: log.entries.length }),
    fc.nat({ max: game.wizards.length - 1 }),
    fc.array(luck, { minLength: 1, maxLength: 14 }),
    fc.array(luck, { maxLength: 4 }),
    luck,
    async (length, which, chances, meanwhile, last) => {
      const session = tableOf(game, { ...log, entries: log.entries.slice(0, length) }, id);
      const store = wizardsOn(data, session);
      const wizard = game.wizards[which];
      if (!wizard) return;
      await data.drafts.clear(id, wizard.id);
      await store.getState().open(id, wizard.id);
      const before = stateOf(session);
      const others = wizard.actor?.others?.(before) ?? [];
      const named = last % 4 === 0 ? others[last % Math.max(1, others.length)] : undefined;
      if (named !== undefined) store.getState().actFor(named);
      const taps = tapThrough(store, session, chances);
      const shown = wizard.actor?.of(before, store.getState().draft) ?? null;
      await store.getState().leave(wizard.id);
      for (const one of meanwhile) doSomething(game, session, one);
      await store.getState().open(id, wizard.id);
      const state = stateOf(session);
      const { status, passed } = store.getState();
      const goesOn = status === 'open' || passed?.goesOn === true;
      if (status === 'asked') store.getState()[goesOn ? 'resume' : 'beginNew']();
      const again = store.getState();
      expect(again.status).toBe('open');
      const player = wizard.actor?.of(state, again.draft) ?? null;
      if (!goesOn || taps.length === 0) {
        // A new wizard, of the player who acts now.
        if (!goesOn) expect(again.draft).toEqual(wizard.begin(state));
        return;
      }
      const fresh = freshDraft(wizard, state, shown, taps);
      expect([player, wizard.commit(state, again.draft)]).toEqual([
        wizard.actor?.of(state, fresh) ?? null,
        wizard.commit(state, fresh),
      ]);
      // It never becomes somebody else's on the way.
      expect([shown, null]).toContain(player);
    },
  );
}
