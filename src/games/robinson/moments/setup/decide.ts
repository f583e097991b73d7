import { ok } from '@/engine';
import { setupOf } from '../../session/config';
import type { Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { setup } from './rule';

/** There is no event in the first round: play begins with morale. */
export function beginPlay(state: State): Decision {
  if (state.stage !== 'setup') return refuse('alreadyBegun');
  const outcome = setup.ask(setupOf(state.config));
  if (!outcome.ok) return outcome;
  const { first } = state;
  return ok([happened('playBegan', { first }, [{ what: 'stage', to: 'morale' }], outcome.value.explanation)]);
}
