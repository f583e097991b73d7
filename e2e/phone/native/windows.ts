import { all, type Node, type Screen } from './tree';

export type System = 'android' | 'ios';

/** iOS needs a moment to take a modal away, and refuses another one meanwhile. */
const LEAVING = { android: 0, ios: 30 } as const;

export interface Windows {
  /** The modal that is on the screen, or null. */
  top(): Node | null;
  /** The system shows something of its own: not while a modal of ours is there. */
  systemSheet(what: string): void;
}

/** Which modals are on the screen, and whether the system would have shown them. */
export function watchWindows(
  system: System,
  screen: Screen,
  wait: (work: () => void, ms: number) => void,
  fault: (what: string) => void,
): Windows {
  const shown = new Map<number, Node>();
  const leaving = new Set<number>();

  screen.onCommit((roots) => {
    const wanted = roots
      .flatMap((root) => [...all(root)])
      .filter(({ kind, props }) => /ModalHostView$/.test(kind) && props['visible'] !== false);
    for (const tag of [...shown.keys()]) if (!wanted.some((one) => one.tag === tag)) dismiss(tag, roots);
    for (const modal of wanted) {
      if (!shown.has(modal.tag)) {
        if (shown.size > 0) fault(`two sheets side by side: ${title(modal)}`);
        if (leaving.size > 0) fault(`a sheet while another one leaves: ${title(modal)}`);
        const turns = modal.props['supportedOrientations'];
        if (system === 'ios' && !(Array.isArray(turns) && turns.includes('landscape')))
          fault(`a sheet that turns the phone upright: ${title(modal)}`);
      }
      shown.set(modal.tag, modal);
    }
  });

  function dismiss(tag: number, roots: readonly Node[]): void {
    shown.delete(tag);
    leaving.add(tag);
    wait(() => {
      leaving.delete(tag);
      const still = roots.flatMap((root) => [...all(root)]).find((node) => node.tag === tag);
      if (system === 'ios' && still) screen.send(still, 'topDismiss', {});
    }, LEAVING[system]);
  }

  return {
    top: () => [...shown.values()].at(-1) ?? null,
    systemSheet: (what) => {
      if (shown.size + leaving.size > 0) fault(`${what} over a sheet of ours`);
    },
  };
}

const title = ({ props, kind }: Node): string => String(props['accessibilityLabel'] ?? kind);
