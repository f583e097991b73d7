import { createContext } from 'react';
import type { SnackbarMessage } from './SnackbarBody';

/** Pages tell where the snackbar may go; the last one that is in front has it. */
interface Places {
  /** The place that has it now; null where none was offered. */
  readonly shown: string | null;
  readonly message: SnackbarMessage | null;
  readonly take: (id: string) => void;
  readonly leave: (id: string) => void;
  readonly dismiss: () => void;
}

const nothing = () => {};

export const PlacesContext = createContext<Places>({
  shown: null,
  message: null,
  take: nothing,
  leave: nothing,
  dismiss: nothing,
});

/** Whether a screen is the one in front: those behind it stay mounted. */
export const FrontContext = createContext(true);
