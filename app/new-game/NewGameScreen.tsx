import { useEffect, useState } from 'react';
import type { Refusal } from '@/engine';
import { useSay } from '@/i18n';
import { CHOOSE_GAME, CHOOSE_PLAYERS, optionsStep } from '@/state/newGameStore';
import { useNewGame, useStores } from '@/state/useStores';
import { deferred } from '../deferred';
import type { ScreenProps } from '../navigation';
import { useGameText } from '../text/useGameText';
import { ChooseGame } from './ChooseGame';
import { ChoosePlayers } from './ChoosePlayers';
import { laterFields } from './optionWords';

const SetupOptions = deferred('SetupOptions');

/** Which game, who plays, start: everything else is an option. A reload comes back to the same page. */
export function NewGameScreen({ route, navigation }: ScreenProps<'NewGame'>) {
  const say = useSay();
  const { newGame } = useStores();
  const { step, game, seats, answers, goTo, start } = useNewGame((state) => state);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const text = useGameText(game?.id ?? '', seats);
  const wanted = route.params?.game;
  useEffect(() => void newGame.getState().begin(wanted), [newGame, wanted]);

  const onLeave = () => navigation.popTo('Home');
  if (!game || step === CHOOSE_GAME)
    return <ChooseGame nav={{ step: 1, of: 2, goOn: () => goTo(CHOOSE_PLAYERS), onLeave }} />;

  const pages = game.setup.pages(answers, seats);
  const page = pages.find(({ id }) => step === optionsStep(id));
  if (page)
    return (
      <SetupOptions
        key={page.id}
        page={page}
        text={text}
        refusal={refusal}
        onTouched={() => setRefusal(null)}
        onDone={() => goTo(CHOOSE_PLAYERS)}
      />
    );

  const begin = async () => {
    const started = await start();
    if (!started.ok) {
      // What is wrong is shown where it can be put right.
      const { path } = started.error;
      const wrong = pages.find(({ fields }) => laterFields(fields).some(({ id }) => id === path));
      setRefusal(started.error);
      if (wrong) goTo(optionsStep(wrong.id));
      return;
    }
    const id = started.value;
    const { opening } = game.setup;
    if (opening === undefined) navigation.replace('Table', { id });
    else navigation.replace('Wizard', { id, wizard: opening });
  };
  return (
    <ChoosePlayers
      game={game}
      text={text}
      refusal={refusal}
      onTouched={() => setRefusal(null)}
      onOptions={(id) => goTo(optionsStep(id))}
      onGuide={() => navigation.navigate('FirstGame', { game: game.id })}
      nav={{
        step: 2,
        of: 2,
        nextTitle: say('newGame.start'),
        goOn: () => void begin(),
        onBack: () => goTo(CHOOSE_GAME),
        onLeave,
      }}
    />
  );
}
