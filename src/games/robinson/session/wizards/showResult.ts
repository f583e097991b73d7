import type { Phrase } from '@/engine';
import type { RuledCommand } from '../command';
import { decide } from '../decide/decide';
import type { Asks } from '../names';
import type { State } from '../state';
import type { Ask } from './wizard';

interface About {
  readonly id: string;
  readonly title: Phrase;
  readonly help: Phrase;
  readonly reference?: Asks['reference'];
}

/** What the rules make of the answers so far, line by line; a refusal holds the wizard here. */
export function showResult(ask: Ask, state: State, command: RuledCommand, about: About): void {
  const decision = decide(state, command);
  const steps = decision.ok ? decision.value.flatMap(({ why = [] }) => why) : [];
  ask.tell({
    ...about,
    lines: decision.ok
      ? steps.map((step, i) => ({
          id: String(i),
          label: step.rule,
          why: [step],
          ...(step.figure !== undefined && { figure: step.figure }),
        }))
      : [{ id: 'refused', icon: 'warning', label: decision.error.message }],
    missing: decision.ok ? null : decision.error.message,
  });
}
