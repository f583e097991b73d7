import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { AnyGame, Guide } from '@/engine';
import { games } from '@/games';
import { useSay } from '@/i18n';
import { useGuide, useNewGame, useStores } from '@/state/useStores';
import { BlankPage, Icon, SPACE, useSnackbar, useTheme, WizardFrame } from '@/ui';
import type { ScreenProps } from '../navigation';
import { NothingHere } from '../boot/NotFoundScreen';
import { ChoosePlayers } from '../new-game/ChoosePlayers';
import { SpeakButton } from '../speech/SpeakButton';
import { useGameText } from '../text/useGameText';
import { CardText } from './CardText';
import { cardWords } from './cardWords';

/** What it is about, who plays, and the game begins: everything else is set up as recommended. */
export function FirstGameScreen({ route, navigation }: ScreenProps<'FirstGame'>) {
  const { newGame } = useStores();
  const game = useNewGame((state) => state.game);
  const wanted = route.params?.game ?? games.find(({ guided }) => guided)?.card.id;
  const known = games.some(({ guided, card }) => guided && card.id === wanted);
  useEffect(() => {
    if (known) void newGame.getState().begin(wanted);
  }, [newGame, known, wanted]);
  if (!known) return <NothingHere onGoHome={() => navigation.popTo('Home')} />;
  if (!game?.guide || game.id !== wanted) return <BlankPage />;
  return <FirstGame game={game} guide={game.guide} navigation={navigation} />;
}

interface FirstGameProps {
  readonly game: AnyGame;
  readonly guide: Guide<unknown, unknown>;
  readonly navigation: ScreenProps<'FirstGame'>['navigation'];
}

function FirstGame({ game, guide, navigation }: FirstGameProps) {
  const say = useSay();
  const snackbar = useSnackbar();
  const { colour } = useTheme();
  const { seats, answerAll, start } = useNewGame((state) => state);
  const turnOn = useGuide((state) => state.turnOn);
  const text = useGameText(game.id, seats);
  const [position, setPosition] = useState(0);
  const card = guide.intro[position];
  const nav = {
    step: position + 1,
    of: guide.intro.length + 1,
    onLeave: () => navigation.popTo('Home'),
    ...(position > 0 && { onBack: () => setPosition(position - 1) }),
  };

  const started = async (id: string) => {
    await turnOn(id);
    const { opening } = game.setup;
    if (opening === undefined) navigation.replace('Table', { id });
    else navigation.replace('Wizard', { id, wizard: opening });
  };
  const begin = async () => {
    answerAll(guide.firstSetup(seats));
    const done = await start();
    if (done.ok) await started(done.value);
    else snackbar.say(text(done.error.message));
  };

  if (!card)
    return (
      <ChoosePlayers
        game={game}
        text={text}
        nav={{ ...nav, nextTitle: say('guide.begin'), goOn: () => void begin() }}
        asBefore={false}
        onStarted={(id) => void started(id)}
      />
    );
  return (
    <WizardFrame
      title={say('guide.title')}
      step={nav.step}
      of={nav.of}
      heading={text(card.title)}
      nextTitle={say('guide.next')}
      onNext={() => setPosition(position + 1)}
      onBack={nav.onBack}
      onCancel={nav.onLeave}
      aside={<SpeakButton words={cardWords(card, text)} />}
    >
      <View style={{ padding: 20, gap: SPACE.s4 }}>
        {card.icon !== undefined && <Icon name={card.icon} size={56} color={colour.lamp} />}
        <CardText card={card} text={text} />
      </View>
    </WizardFrame>
  );
}
