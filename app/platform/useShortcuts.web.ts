import { useIsFocused } from '@react-navigation/native';
import { useEffect, useRef } from 'react';
import type { Shortcut, Shortcuts } from './useShortcuts';

/** Works only on the screen in front, and never while somebody types or a sheet waits for an answer. */
export function useShortcuts(does: Shortcuts): void {
  const inFront = useIsFocused();
  const latest = useRef(does);
  useEffect(() => void (latest.current = does));
  useEffect(() => {
    if (!inFront) return undefined;
    const listen = (event: KeyboardEvent) => {
      const wish =
        event.defaultPrevented || event.isComposing || isBusy(event) ? undefined : shortcutOf(event);
      const act = wish && latest.current[wish];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [inFront]);
}

function shortcutOf({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  repeat,
}: KeyboardEvent): Shortcut | undefined {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) {
    if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
    return key.toLowerCase() === 'y' ? 'redo' : undefined;
  }
  // A key that is held down would pass turn after turn.
  if (repeat) return undefined;
  if (key === '?') return 'help';
  return key.toLowerCase() === 'n' ? 'next' : undefined;
}

function isBusy({ target }: KeyboardEvent): boolean {
  const typing =
    target instanceof Element && target.matches('input, textarea, select, [contenteditable=true]');
  return typing || document.querySelector('[role=dialog]') !== null;
}
