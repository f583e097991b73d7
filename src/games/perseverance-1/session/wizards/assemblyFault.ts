import type { Phrase } from '@/engine';
import { say } from '../../say';
import { ZONES } from '../../terms';
import { poolOutcome } from '../decide/assembly';
import { no } from '../refuse';
import type { State } from '../state';
import { zoneOf, type AssemblyDraft } from './assemblyDraft';

/** Better on the first step than after the whole walk: what would be refused at the end. */
export function faultInPresence(state: State, draft: AssemblyDraft): Phrase | undefined {
  if (state.phase === 'end') return no('lastAssemblyHeld').error.message;
  if (state.phase === 'finished') return no('finished').error.message;
  for (const zone of ZONES) {
    const { settlements, presence } = zoneOf(state, draft, zone);
    const pieces = presence.reduce((sum, [, count]) => sum + count, 0);
    if (pieces < settlements)
      return say('refusal.presence', { zone: say(`zone.${zone}`), settlements, pieces });
  }
  const pool = poolOutcome(state);
  return pool.ok ? undefined : pool.error.message;
}
