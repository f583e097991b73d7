import type { Phrase } from '@/engine';
import { tokenNote } from '../../../perseverance/moments/threat/threatSteps';
import { rollFails } from '../../../perseverance/moments/threat/threatCheck';
import { say } from '../../say';
import type { Soldier } from '../../terms';
import type { State } from '../../session/state';
import { nameOfCheck } from '../../session/view/describePatrol';
import type { NamedMove } from '../threat/decide';
import type { Standing } from '../threat/threatCheck';

/** A Threat and its roll, as far as they are known. */
export interface CheckEntry {
  readonly what: Phrase;
  /** 0: none; null: nobody has read it yet. */
  readonly threat: number | null;
  /** Nobody entered it: it was on the card the last time. */
  readonly remembered: boolean;
  readonly mayBeNone: boolean;
  /** Whether a die is rolled against it. */
  readonly rolls: boolean;
  /** 0: the app rolls; null: open. */
  readonly roll: number | null;
  /** What comes of it. */
  readonly outcome: Phrase | null;
}

interface Said {
  readonly threat: number | null;
  readonly remembered?: boolean;
  readonly roll: number | null;
}

interface About extends Pick<NamedMove, 'of' | 'kind'> {
  /** Whose Threat it is; null between the stages, where a roll decides first. */
  readonly type: Soldier | null;
  readonly mayBeNone: boolean;
}

/** The check as it is shown, and as a move; `none` without a Threat, null while something is open. */
export function checkEntry(
  state: State,
  { of, kind, type, mayBeNone }: About,
  { threat, remembered = false, roll }: Said,
  standing: Standing,
): { readonly entry: CheckEntry; readonly move: NamedMove | 'none' | null; readonly missing: Phrase | null } {
  const luckless = state.config.deterministic.threat;
  const what = nameOfCheck(of);
  const rolls = !luckless && threat !== null && threat > 0;
  const entry: CheckEntry = {
    what,
    threat,
    remembered,
    mayBeNone,
    rolls,
    roll: rolls ? roll : null,
    outcome: threat === null || threat === 0 ? null : outcomeOf(luckless, type, threat, roll, standing),
  };
  if (threat === null) return { entry, move: null, missing: say('session.threat.value', { what }) };
  if (threat === 0) return { entry, move: 'none', missing: null };
  if (rolls && roll === null)
    return { entry, move: null, missing: say('session.threat.roll', { what, threat }) };
  return { entry, move: { of, kind, type, threat, roll: rolls ? roll || null : null }, missing: null };
}

function outcomeOf(
  luckless: boolean,
  type: Soldier | null,
  threat: number,
  roll: number | null,
  { soldiers, tokens }: Standing,
): Phrase | null {
  if (luckless) return tokenNote(type ?? (soldiers.light > 0 ? 'light' : 'heavy'), soldiers, tokens)(threat);
  if (roll === null) return null;
  if (roll === 0) return say('session.threat.appRollsNote');
  return say(rollFails(roll, threat) ? 'session.threat.tooLow' : 'session.threat.holds');
}
