import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';

const TAG = 'foothold';

/** The screen stays on while this is shown. A browser may refuse (low battery, hidden tab): then it simply dims. */
export function KeepAwake() {
  useEffect(() => {
    const held = activateKeepAwakeAsync(TAG).then(
      () => true,
      () => false,
    );
    return () => {
      void held.then((active) => (active ? deactivateKeepAwake(TAG) : undefined)).catch(() => undefined);
    };
  }, []);
  return null;
}
