import { useContext, useEffect, useRef, useState } from 'react';
import type { View } from 'react-native';
import type { WizardStep } from '@/engine';
import { RevealContext } from '@/ui';

interface Opened {
  /** An option of this step was tapped; null for any other tap. */
  readonly tapped: (step: string | null) => void;
  readonly viewOf: Views['refOf'];
}

/**
 * What an option opens further down comes into sight. A number is tapped again and again, and what is taken back opens
 * nothing: then the page stays where it is under the finger.
 */
export function useOpened(steps: readonly WizardStep[]): Opened {
  const reveal = useContext(RevealContext);
  const [views] = useState(viewsByStep);
  const last = useRef<{ readonly step: string; readonly known: readonly string[] } | null>(null);
  const ids = steps.map(({ id }) => id);
  const now = ids.join('\n');
  const open = steps.flatMap(({ id, missing }) => (missing ? [id] : [])).join('\n');
  useEffect(() => {
    if (!last.current) return;
    const { step, known } = last.current;
    const shown = now.split('\n');
    const waiting = open.split('\n');
    // After an act the page begins again, without the question that led to it.
    const after = shown.includes(step) ? shown.slice(shown.indexOf(step) + 1) : [];
    const fresh = after.filter((id) => !known.includes(id));
    // What is prefilled can wait for what is not.
    const opened = fresh.find((id) => waiting.includes(id)) ?? fresh[0];
    if (opened === undefined) return;
    last.current = null;
    afterLayout(() => reveal(views.of(opened)));
  }, [now, open, reveal, views]);
  return {
    tapped: (step) => void (last.current = step === null ? null : { step, known: ids }),
    viewOf: views.refOf,
  };
}

/** The foot of the page has its new height only after the frame that draws it. */
function afterLayout(does: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(does));
}

interface Views {
  of(step: string): View | null;
  /** The same function for a step each time: a new one would be called again at every drawing. */
  refOf(step: string): (view: View | null) => void;
}

function viewsByStep(): Views {
  const views = new Map<string, View | null>();
  const refs = new Map<string, (view: View | null) => void>();
  return {
    of: (step) => views.get(step) ?? null,
    refOf(step) {
      const ref = refs.get(step) ?? ((view: View | null) => void views.set(step, view));
      refs.set(step, ref);
      return ref;
    },
  };
}
