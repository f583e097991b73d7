import type { AnyGame } from '../../../src/engine';
import { games } from '../../../src/games';
import { stepsOf } from '../../../src/state/wizardStore';
import { everyGame } from '../../../__tests__/support/everyGame';
import { exploreWizard, type ReachedStep } from '../../../__tests__/support/exploreWizard';
import { keptDraft } from '../../../__tests__/support/keptDraft';
import { openNodeDatabase } from '../../../__tests__/support/nodeDriver';
import { offeredWizards, statesOf, storeEvening } from '../../../__tests__/support/storeEvening';
import { readStoredLog, storedVersions, type StoredLog } from '../../../__tests__/support/storedLog';

import type { Look } from './look';
import { WIDGET_ANSWERS } from './widgetAnswers';

interface FoundStep extends ReachedStep {
  readonly wizard: string;
  /** After how many entries of the stored log. */
  readonly moment: number;
}

/** Moments of a stored evening that a wizard needs and that nothing on the table points at: a full area to attack. */
const MOMENTS: Readonly<Record<string, number>> = { 'perseverance-1/dinoAttack': 30 };

/** No widget of its own, but the only one that puts pieces on places. */
const PLACING = ['robinson'];

/**
 * Every kind of step of every wizard of every game: adds to a database a game that is on each of them, and returns
 * where to look. Wizards that a game's stored evening offers are gone through when first and last offered, and when
 * due. `briefly`: of the wizards with a review, in games that draw steps of their own, one step per way to draw one.
 */
export async function storeEveryStep(
  file: string,
  { briefly = false }: { readonly briefly?: boolean } = {},
): Promise<readonly Look[]> {
  const data = await openNodeDatabase(file);
  const looks: Look[] = [];
  const drawn = new Set<string>();
  const drawing = games
    .filter(({ widgets }) => widgets)
    .map(({ card }) => card.id)
    .concat(PLACING);
  for (const game of everyGame.filter(({ id }) => !briefly || drawing.includes(id))) {
    const log = readStoredLog(game, storedVersions(game.id).at(-1) ?? 1);
    for (const [i, { wizard, moment, step, kind, draft }] of findSteps(game, log, briefly).entries()) {
      const way = kind === 'custom' ? `${game.id} ${wizard} ${step}` : kind;
      if (briefly && drawn.has(way)) continue;
      drawn.add(way);
      const id = `${game.id}-step-${i}`;
      const entries = log.entries.slice(0, moment);
      const open = await storeEvening(data, { id, game, config: log.config, entries, startedAt: i });
      const body = keptDraft(open, wizard, draft, step);
      await data.drafts.put({ sessionId: id, wizard, step, body, updatedAt: i });
      looks.push({
        area: `${game.id}, wizards`,
        name: `${wizard}/${step}`,
        kind,
        path: `/session/${id}/wizard/${wizard}`,
      });
    }
  }
  await data.close();
  return looks;
}

function findSteps(game: AnyGame, log: StoredLog, briefly: boolean): readonly FoundStep[] {
  const states = statesOf(game, log);
  const found = new Map<string, FoundStep>();
  for (const wizard of game.wizards.filter(({ quick }) => !briefly || !quick)) {
    const moments = momentsOf(game, states, wizard.id);
    for (const moment of briefly ? moments.slice(0, 1) : moments) {
      const state = states[moment];
      for (const reached of exploreWizard(wizard, state, WIDGET_ANSWERS)) {
        const name = `${wizard.id} ${reached.kind} ${reached.step.replace(/[:\d].*$/, '')}`;
        // The wizard must open on this draft, or another step would show.
        if (!found.has(name) && stepsOf(wizard, state, reached.draft).includes(reached.step))
          found.set(name, { ...reached, wizard: wizard.id, moment });
      }
    }
  }
  return [...found.values()];
}

/** The first time that the table offers the wizard, the last time, and the first time that the rules ask for it. */
function momentsOf(game: AnyGame, states: readonly unknown[], wizard: string): readonly number[] {
  const offered = [...states.keys()].filter((moment) =>
    offeredWizards(game, states[moment]).includes(wizard),
  );
  const due = offered.find((moment) => {
    const { actions, more = [] } = game.table(states[moment]);
    return [...actions, ...more].some(
      (action) => action.due === true && action.does.kind === 'wizard' && action.does.wizard === wizard,
    );
  });
  // A wizard that this table never offers, such as one for two players, is begun from the start.
  const known = MOMENTS[`${game.id}/${wizard}`];
  return [
    ...new Set([
      ...(known === undefined ? [] : [known]),
      due ?? offered[0] ?? 0,
      offered[0] ?? 0,
      offered.at(-1) ?? 0,
    ]),
  ];
}
