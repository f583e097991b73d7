import { games } from '@/games';
import { useSay } from '@/i18n';
import { Header, Screen } from '@/ui';
import { GameTiles } from '../new-game/GameTiles';

interface Props {
  readonly onChoose: (game: string) => void;
  readonly onLeave: () => void;
}

/** From Home nobody has said which game is on the table: every one that brings a guide, one tap each. */
export function GuidedGames({ onChoose, onLeave }: Props) {
  const say = useSay();
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('guide.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: onLeave }}
        />
      }
    >
      <GameTiles entries={games.filter(({ guided }) => guided)} onChoose={onChoose} />
    </Screen>
  );
}
