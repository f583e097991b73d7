import { useSay } from '@/i18n';
import { useStores } from '@/state/useStores';
import { useSnackbar } from '@/ui';

/** The same table again: opens the set-up of a new game with everything answered, or says why it cannot. */
export function useRematch(onReady: (gameId: string) => void): (sessionId: string) => Promise<void> {
  const say = useSay();
  const snackbar = useSnackbar();
  const { newGame } = useStores();
  return async (sessionId) => {
    const gameId = await newGame.getState().rematch(sessionId);
    if (gameId === null) snackbar.say(say('history.noRematch'));
    else onReady(gameId);
  };
}
