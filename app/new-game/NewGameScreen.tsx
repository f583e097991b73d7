import { useEffect } from 'react';
import { useNewGame, useStores } from '@/state/useStores';
import type { NewGameStep } from '@/state/newGameStore';
import type { ScreenProps } from '../navigation';
import { ChooseGame } from './ChooseGame';
import { ChoosePlayers } from './ChoosePlayers';
import { GameDetails } from './GameDetails';

/** From "which game?" to the first turn. A reload comes back to the same question. */
export function NewGameScreen({ route, navigation }: ScreenProps<'NewGame'>) {
  const { newGame } = useStores();
  const { step, game, goTo } = useNewGame((state) => state);
  const wanted = route.params?.game;
  useEffect(() => void newGame.getState().begin(wanted), [newGame, wanted]);

  const leave = () => navigation.popTo('Home');
  const back: Readonly<Record<NewGameStep, () => void>> = {
    game: leave,
    players: () => goTo('game'),
    details: () => goTo('players'),
  };
  if (!game || step === 'game') return <ChooseGame onLeave={leave} />;
  if (step === 'players') return <ChoosePlayers game={game} onBack={back.players} onLeave={leave} />;
  return (
    <GameDetails
      game={game}
      onBack={back.details}
      onLeave={leave}
      onStarted={(id) => navigation.replace('Table', { id })}
    />
  );
}
