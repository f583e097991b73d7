import { games } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { Header, ListRow, Screen } from '@/ui';

interface Props {
  readonly onChoose: (game: string) => void;
  readonly onLeave: () => void;
}

/** From Home nobody has said which game is on the table: every one that brings a guide, one tap each. */
export function GuidedGames({ onChoose, onLeave }: Props) {
  const say = useSay();
  const language = useLanguage();
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
      {games
        .filter(({ guided }) => guided)
        .map(({ card }) => (
          <ListRow
            key={card.id}
            icon="learn"
            title={card.name[language] ?? card.id}
            subtitle={card.blurb[language]}
            onPress={() => onChoose(card.id)}
          />
        ))}
    </Screen>
  );
}
