import { useEffect } from 'react';
import { useSay } from '@/i18n';
import { useStores } from '@/state/useStores';
import { useSnackbar } from '@/ui';

/** Who was drawn to start is said once, when the table is there. */
export function useDrawn(): void {
  const say = useSay();
  const snackbar = useSnackbar();
  const { newGame } = useStores();
  useEffect(() => {
    const { drawn } = newGame.getState();
    if (drawn === null) return;
    newGame.setState({ drawn: null });
    snackbar.say(say('newGame.starts', { name: drawn }));
  }, [newGame, say, snackbar]);
}
