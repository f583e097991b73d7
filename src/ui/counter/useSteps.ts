import { useSay } from '@/i18n';
import { useSnackbar } from '../snackbar/SnackbarProvider';
import { useHaptics } from '../theme/useHaptics';

export interface Steps {
  /** Why − or + does nothing now. */
  readonly floor: string | undefined;
  readonly cap: string | undefined;
  /** Also for a hold: it goes on until a limit is reached. */
  step(by: 1 | -1, repeat?: number): boolean;
}

export interface Stepped {
  readonly value: number;
  /** Nobody knows it: shown as a dash; − gives the lowest number, + one more. */
  readonly unknown?: boolean;
  readonly min: number;
  readonly max?: number;
  /** One step, from a tap or a hold. */
  readonly onAdjust: (by: number) => void;
  /** Shown at the floor and at the cap, where the game has a better reason than the number itself. */
  readonly floorReason?: string;
  readonly capReason?: string;
}

/** What − and + of a number do, and why they refuse at its limits. */
export function useSteps(props: Stepped): Steps {
  const { value, unknown = false, min, max, onAdjust } = props;
  const say = useSay();
  const haptics = useHaptics();
  const snackbar = useSnackbar();
  const floor =
    !unknown && value <= min ? (props.floorReason ?? say('ui.counter.floor', { min })) : undefined;
  const cap =
    !unknown && max !== undefined && value >= max
      ? (props.capReason ?? say('ui.counter.cap', { max }))
      : undefined;
  const step = (by: 1 | -1, repeat = 0): boolean => {
    const refused = by < 0 ? floor : cap;
    if (refused !== undefined) {
      haptics.refuse();
      snackbar.say(refused);
      return false;
    }
    if (repeat > 0 && repeat % 10 === 0) haptics.firm();
    else haptics.tick();
    onAdjust(by);
    return true;
  };
  return { floor, cap, step };
}
