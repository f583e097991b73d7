import { useNavigation, type NavigationProp } from '@react-navigation/native';
import { games, isPlayable } from '@/games';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { ListRow } from '@/ui';
import type { Routes } from '../navigation';
import { GameTiles } from './GameTiles';
import { SetupFrame, type SetupNav } from './SetupFrame';

/** Which game, by its picture: one tap, and its players are asked for. */
export function ChooseGame({ nav }: { readonly nav: SetupNav }) {
  const say = useSay();
  const navigation = useNavigation<NavigationProp<Routes>>();
  const { gameId, choose } = useNewGame((state) => state);
  return (
    <SetupFrame nav={nav} heading={say('newGame.whichGame')}>
      <GameTiles
        entries={games.filter(isPlayable)}
        // Coming back to this question and choosing the same game keeps what was answered.
        onChoose={(id) => (id === gameId ? nav.goOn() : void choose(id))}
      />
      {games.some(({ guided }) => guided) && (
        <ListRow
          icon="learn"
          title={say('guide.firstTime')}
          subtitle={say('guide.firstTimeNote')}
          onPress={() => navigation.navigate('FirstGame')}
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
