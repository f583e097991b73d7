import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { Platform } from 'react-native';
import { turns } from './turns';

/** None: nothing on the screen. Up: it has the screen. Closing: the system is asked to take it away. */
type Place = 'none' | 'up' | 'closing';

interface Turn {
  readonly mine: boolean;
  readonly crowded: boolean;
  readonly follows: boolean;
  readonly place: Place;
  /** The sheet is, or is no longer, to be seen. */
  settle(seen: boolean): void;
  /** The system says that it is gone. */
  onGone(): void;
}

/** iOS says so within a frame or two; a window that it never showed is never said to be gone. */
const GONE_AFTER = 500;
/** A sheet that goes with its whole screen is said to be gone by nobody. */
const UNMOUNTED_AFTER = 100;

/** A sheet's turn on the screen: asked for while it wants to be seen, left when the system has taken it away. */
export function useTurn(wanted: boolean): Turn {
  const [id] = useState(() => Symbol('sheet'));
  const [place, setPlace] = useState<Place>('none');
  const mine = useSyncExternalStore(turns.subscribe, () => turns.isFirst(id));
  const crowded = useSyncExternalStore(turns.subscribe, turns.crowded);
  const onGone = useCallback(() => {
    setPlace('none');
    turns.leave(id);
  }, [id]);

  useEffect(() => {
    if (place === 'none') (wanted ? turns.ask : turns.leave)(id);
  }, [id, place, wanted]);
  useEffect(() => {
    if (place !== 'closing') return undefined;
    // On Android the window went with the frame that has just been drawn.
    const timer = setTimeout(onGone, Platform.OS === 'ios' ? GONE_AFTER : 0);
    return () => clearTimeout(timer);
  }, [place, onGone]);
  useEffect(() => () => void setTimeout(() => turns.leave(id), UNMOUNTED_AFTER), [id]);

  const settle = (seen: boolean) => {
    if (seen && place === 'none') setPlace('up');
    if (!seen && place === 'up') setPlace('closing');
  };
  return {
    mine: mine && place !== 'closing',
    crowded,
    follows: turns.follows(id),
    place,
    settle,
    onGone,
  };
}
