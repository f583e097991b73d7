import { useEffect } from 'react';
import { useSay } from '@/i18n';
import { CHOOSE_GAME, CHOOSE_PLAYERS } from '@/state/newGameStore';
import { useNewGame, useStores } from '@/state/useStores';
import type { ScreenProps } from '../navigation';
import { useGameText } from '../text/useGameText';
import { ChooseGame } from './ChooseGame';
import { ChoosePlayers } from './ChoosePlayers';
import type { SetupNav } from './SetupFrame';
import { SetupQuestions } from './SetupQuestions';

/** From "which game?" to the first turn. A reload comes back to the same question. */
export function NewGameScreen({ route, navigation }: ScreenProps<'NewGame'>) {
  const say = useSay();
  const { newGame } = useStores();
  const { step, game, seats, answers, goTo } = useNewGame((state) => state);
  const text = useGameText(game?.id ?? '', seats);
  const wanted = route.params?.game;
  useEffect(() => void newGame.getState().begin(wanted), [newGame, wanted]);

  const pages = game?.setup.pages(answers, seats) ?? [];
  // A game names its pages as it likes, "game" and "players" included.
  const steps = [CHOOSE_GAME, CHOOSE_PLAYERS, ...pages.map(({ id }) => `page ${id}`)];
  const position = game ? Math.max(0, steps.indexOf(step)) : 0;
  const next = pages[position - 1];
  const nav: SetupNav = {
    step: position + 1,
    of: Math.max(steps.length, 3),
    nextTitle:
      position === 0
        ? say('newGame.next', { step: say('newGame.players') })
        : next
          ? say('newGame.next', { step: text(next.title) })
          : say('newGame.start'),
    goOn: () => goTo(steps[position + 1] ?? step),
    ...(position > 0 && { onBack: () => goTo(steps[position - 1] ?? CHOOSE_GAME) }),
    onLeave: () => navigation.popTo('Home'),
  };
  const started = (id: string) => {
    const opening = game?.setup.opening;
    if (opening === undefined) navigation.replace('Table', { id });
    else navigation.replace('Wizard', { id, wizard: opening });
  };
  const page = pages[position - 2];
  if (!game || position === 0) return <ChooseGame nav={nav} />;
  if (!page) return <ChoosePlayers game={game} text={text} nav={nav} onStarted={started} />;
  return <SetupQuestions key={page.id} page={page} text={text} nav={nav} last={!next} onStarted={started} />;
}
