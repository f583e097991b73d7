import { openSessionOf } from '@/state/sessionStore';
import { chosenSeats, revealed, roundOf, type SecretStep } from '@/state/live/secrets';
import { wizardIn } from '@/state/live/followed';
import type { LiveView } from '@/state/live/liveView';
import { useLive, useSession, useWizard } from '@/state/useStores';

/** A secret step at a shared table, as this phone sees it. */
export interface SecretRound {
  readonly view: LiveView;
  /** Who has a box at the table. */
  readonly chosen: readonly string[];
  /** Whose choice is on its way from this phone. */
  readonly sending: readonly string[];
  /** Somebody chose for this seat on another phone, while this one was away. */
  readonly hasPassed: boolean;
  /** Whose box holds no choice. */
  readonly bad: readonly string[];
  readonly holdsPen: boolean;
  /** The phone that answers everything else. */
  readonly pen: string;
  readonly isLive: boolean;
}

/** Null where the step is asked on one phone only. */
export function useSecretRound(step: SecretStep): SecretRound | null {
  const view = useLive((live) => live.view);
  const own = useWizard(({ wizard }) => wizard?.id);
  const open = useSession(openSessionOf);
  const shared = view?.wizard;
  if (!view || !shared || view.sessionId !== open?.id) return null;
  const holdsPen = shared.pen === view.me.id;
  // Another wizard than the one that is shared.
  if (own !== undefined && own !== wizardIn(shared)) return null;
  const round = roundOf(shared.wizard, step);
  return {
    view,
    chosen: chosenSeats(shared.wizard, step, view.seals),
    sending: view.sealing.filter(({ wizard }) => wizard === round).map(({ seat }) => seat),
    hasPassed: view.passed === round,
    bad: revealed({ name: shared.wizard, secret: view.secret }, step, view.seals)?.bad ?? [],
    holdsPen,
    pen: shared.pen,
    isLive: view.link.kind === 'live',
  };
}
