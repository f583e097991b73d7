import type { ReactNode } from 'react';
import type { AnyGame } from '@/engine';
import { useSay } from '@/i18n';
import { useGame } from '@/state/useGame';
import { BlankPage, Button } from '@/ui';
import { Notice } from '../boot/Notice';

interface GameGateProps {
  readonly game: string;
  readonly onLeave: () => void;
  readonly children: (game: AnyGame) => ReactNode;
}

/** Shows the page once the game is loaded, and says so where there is no such game. */
export function GameGate({ game: id, onLeave, children }: GameGateProps) {
  const say = useSay();
  const game = useGame(id);
  if (game === 'loading') return <BlankPage />;
  if (game === 'failed' || game === null)
    return (
      <Notice icon="learn" title={say('trouble.notFoundTitle')} text={say('trouble.notFoundText')}>
        <Button kind="primary" title={say('table.goHome')} onPress={onLeave} />
      </Notice>
    );
  return children(game);
}
