import { evolve } from '../../session/evolve';
import { hasToken, playersOf, type State } from '../../session/state';
import type { Planned } from '../plan/planned';
import { isSure } from './askRoll';
import { containersFor } from './askReward';
import { resolveActions } from './decide';
import { isDiceAction } from './rollFor';
import { UNSEEN } from './unseen';

/** The next actions that are sure and leave nothing to ask: the book resolves each by itself, and nobody waits for it. */
export function sureRun(state: State): readonly Planned[] {
  const run: Planned[] = [];
  let now = state;
  for (const one of state.plan ?? []) {
    if (now.fate || !isPlain(now, one)) break;
    const done = resolveActions(now, { type: 'resolveAction', resolution: UNSEEN });
    // What the rules refuse is shown on a page of its own.
    if (!done.ok) break;
    now = done.value.reduce(evolve, now);
    run.push(one);
  }
  return run;
}

/** Nothing to roll, to draw or to choose. */
function isPlain(state: State, one: Planned): boolean {
  const { action } = one;
  if (action === 'rest') return true;
  if (action === 'arrange-camp') return playersOf(state).length < 4;
  if (!isDiceAction(action) || action === 'explore') return false;
  if (!isSure(state, one, action) || hasToken(state, 'adventure', action)) return false;
  return action === 'build' || containersFor(state).length === 0;
}
