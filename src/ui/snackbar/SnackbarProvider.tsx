import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { View } from 'react-native';
import { PlacesContext } from './places';
import { Snackbar } from './Snackbar';
import type { SnackbarMessage } from './SnackbarBody';

export interface SnackbarAnswers {
  /** Says what changed and offers to undo it; stays 6 s. A newer one replaces it. */
  readonly show: (text: string, undo?: () => void) => void;
  /** A sentence that needs no answer, such as why a control is off. */
  readonly say: (text: string) => void;
  readonly dismiss: () => void;
}

const STAYS = 6000;

export function SnackbarProvider({ children }: { readonly children: ReactNode }) {
  const [message, setMessage] = useState<SnackbarMessage | null>(null);
  const [above, setAbove] = useState(0);
  const [places, setPlaces] = useState<readonly string[]>([]);
  const count = useRef(0);

  const show = useCallback((text: string, undo?: () => void) => {
    count.current += 1;
    setMessage({ id: count.current, text, ...(undo && { undo }) });
  }, []);
  const dismiss = useCallback(() => setMessage(null), []);
  useEffect(() => {
    if (!message) return undefined;
    const timer = setTimeout(dismiss, STAYS);
    return () => clearTimeout(timer);
  }, [message, dismiss]);

  const answers = useMemo<SnackbarAnswers>(
    () => ({ show, say: (text) => show(text), dismiss }),
    [show, dismiss],
  );
  const take = useCallback((id: string) => setPlaces((before) => [...before, id]), []);
  const leave = useCallback((id: string) => setPlaces((before) => before.filter((one) => one !== id)), []);
  const shown = places.at(-1) ?? null;
  const offered = useMemo(
    () => ({ shown, message, take, leave, dismiss }),
    [shown, message, take, leave, dismiss],
  );
  return (
    <SnackbarContext value={answers}>
      <BottomInsetContext value={setAbove}>
        <View style={{ flex: 1 }}>
          <PlacesContext value={offered}>{children}</PlacesContext>
          <Snackbar message={shown === null ? message : null} above={above} onDismiss={dismiss} />
        </View>
      </BottomInsetContext>
    </SnackbarContext>
  );
}

/** Outside a provider (a screen that shows before the app is up) nothing is shown. */
export function useSnackbar(): SnackbarAnswers {
  return useContext(SnackbarContext);
}

/** A bar at the bottom says how high it is, so that the snackbar goes above it. */
export function useBottomInset(): (height: number) => void {
  const setAbove = useContext(BottomInsetContext);
  useEffect(() => () => setAbove(0), [setAbove]);
  return setAbove;
}

const nothing = () => {};
const SnackbarContext = createContext<SnackbarAnswers>({ show: nothing, say: nothing, dismiss: nothing });
const BottomInsetContext = createContext<(height: number) => void>(nothing);
