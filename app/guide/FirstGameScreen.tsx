import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { AnyGame, Guide } from '@/engine';
import { findGame, games } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { useGuide, useNewGame, useStores } from '@/state/useStores';
import { BlankPage, Icon, SPACE, useSnackbar, Txt, useTheme, WizardFrame } from '@/ui';
import type { ScreenProps } from '../navigation';
import { NothingHere } from '../boot/NotFoundScreen';
import { ChoosePlayers } from '../new-game/ChoosePlayers';
import { SpeakButton } from '../speech/SpeakButton';
import { useGameText } from '../text/useGameText';
import { cardWords } from './cardWords';
import { GuidedGames } from './GuidedGames';

/** What it is about, who plays, and the game begins: everything else is set up as recommended. */
export function FirstGameScreen({ route, navigation }: ScreenProps<'FirstGame'>) {
  const { newGame } = useStores();
  const game = useNewGame((state) => state.game);
  const wanted = route.params?.game;
  const known = games.some(({ guided, card }) => guided && card.id === wanted);
  useEffect(() => {
    if (known && wanted !== undefined) void newGame.getState().begin(wanted);
  }, [newGame, known, wanted]);
  if (wanted === undefined)
    return (
      <GuidedGames
        onChoose={(id) => navigation.setParams({ game: id })}
        onLeave={() => navigation.popTo('Home')}
      />
    );
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
  const language = useLanguage();
  const [knows, setKnows] = useState(false);
  const nav = {
    step: knows ? 2 : 1,
    of: 2,
    onLeave: () => navigation.popTo('Home'),
    ...(knows && { onBack: () => setKnows(false) }),
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

  if (knows)
    return (
      <ChoosePlayers
        game={game}
        text={text}
        nav={{ ...nav, nextTitle: say('guide.begin'), goOn: () => void begin() }}
      />
    );
  return (
    <WizardFrame
      title={say('guide.title')}
      step={nav.step}
      of={nav.of}
      heading={findGame(game.id)?.card.name[language] ?? ''}
      nextTitle={say('guide.next')}
      onNext={() => setKnows(true)}
      onBack={undefined}
      onCancel={nav.onLeave}
      aside={<SpeakButton words={guide.intro.map((card) => cardWords(card, text)).join(' ')} />}
    >
      <View style={{ padding: SPACE.s4, gap: SPACE.s3 }}>
        {guide.intro.map((card) => (
          <View key={card.id} style={{ flexDirection: 'row', gap: SPACE.s4 }}>
            <Icon name={card.icon} size={36} color={colour.lamp} />
            <View style={{ flex: 1, gap: SPACE.s1 }}>
              <Txt role="title" heading={3}>
                {text(card.title)}
              </Txt>
              <Txt tone="ink2">{text(card.line)}</Txt>
            </View>
          </View>
        ))}
      </View>
    </WizardFrame>
  );
}
