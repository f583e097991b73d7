import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { useState } from 'react';
import { games, isPlayable } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { useNewGame, useSettings } from '@/state/useStores';
import { Choice, ListRow } from '@/ui';
import type { Routes } from '../navigation';
import { SetupFrame, type SetupNav } from './SetupFrame';

export function ChooseGame({ nav }: { readonly nav: SetupNav }) {
  const say = useSay();
  const language = useLanguage();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { gameId, choose } = useNewGame((state) => state);
  const playable = games.filter(isPlayable);
  const lastGame = useSettings(({ lastSetups }) => Object.keys(lastSetups).at(-1));
  const [chosen, setChosen] = useState(gameId || lastGame || playable[0]?.card.id || '');
  return (
    <SetupFrame
      nav={nav}
      heading={say('newGame.whichGame')}
      // Going back to this question and on again keeps what was answered.
      onNext={() => (chosen === gameId ? nav.goOn() : void choose(chosen))}
    >
      <Choice
        label={say('newGame.whichGame')}
        hideLabel
        value={chosen}
        onChange={setChosen}
        options={playable.map(({ card }) => ({
          id: card.id,
          title: card.name[language] ?? card.id,
          note: [card.blurb[language], say('newGame.forPlayers', card.players)].filter(Boolean).join(' '),
        }))}
      />
      {playable.some(({ card, guided }) => guided && card.id === chosen) && (
        <ListRow
          icon="learn"
          title={say('guide.firstTime')}
          subtitle={say('guide.firstTimeNote')}
          onPress={() => navigation.navigate('FirstGame', { game: chosen })}
        />
      )}
      <ListRow
        icon="present"
        title={say('handOver.receive')}
        subtitle={say('handOver.receiveNote')}
        onPress={() => navigation.navigate('Receive')}
      />
    </SetupFrame>
  );
}
