import { View } from 'react-native';
import { games } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { Header, Icon, ListRow, Screen, Section, SPACE, Txt, useTheme, type IconName } from '@/ui';
import type { ScreenProps } from '../navigation';

const LESSONS = [
  { id: 'tap', icon: 'plus' },
  { id: 'undo', icon: 'undo' },
  { id: 'why', icon: 'why' },
  { id: 'wizard', icon: 'next' },
  { id: 'safe', icon: 'save' },
  { id: 'private', icon: 'lock' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** The rules of the games that bring them, and how Foothold itself works. */
export function LearnScreen({ navigation }: ScreenProps<'Learn'>) {
  const say = useSay();
  const language = useLanguage();
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('learn.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Home') }}
        />
      }
    >
      <Section title={say('learn.games')}>
        {games
          .filter(({ reference }) => reference !== undefined)
          .map(({ card }) => (
            <ListRow
              key={card.id}
              icon="search"
              title={card.name[language] ?? card.id}
              subtitle={say('learn.gameRules')}
              onPress={() => navigation.navigate('Reference', { game: card.id })}
            />
          ))}
      </Section>
      <Section title={say('learn.together')}>
        {games
          .filter(({ guided }) => guided)
          .map(({ card }) => (
            <View key={card.id}>
              <ListRow
                icon="learn"
                title={say('guide.firstTime')}
                subtitle={card.name[language]}
                onPress={() => navigation.navigate('FirstGame', { game: card.id })}
              />
              <ListRow
                icon="check"
                title={say('guide.checks')}
                subtitle={card.name[language]}
                onPress={() => navigation.navigate('Checks', { game: card.id })}
              />
            </View>
          ))}
      </Section>
      <Section title={say('learn.foothold')}>
        <View style={{ padding: 20, paddingBottom: SPACE.s3 }}>
          <Txt tone="ink2">{say('learn.intro')}</Txt>
        </View>
        {LESSONS.map(({ id, icon }) => (
          <Lesson key={id} icon={icon} title={say(`learn.${id}Title`)} text={say(`learn.${id}Text`)} />
        ))}
      </Section>
    </Screen>
  );
}

function Lesson({
  icon,
  title,
  text,
}: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}) {
  const { colour } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        gap: SPACE.s4,
        paddingVertical: SPACE.s4,
        paddingHorizontal: 20,
        borderTopWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <Icon name={icon} size={26} color={colour.lamp} />
      <View style={{ flex: 1, gap: SPACE.s1 }}>
        <Txt role="title" heading={3}>
          {title}
        </Txt>
        <Txt tone="ink2">{text}</Txt>
      </View>
    </View>
  );
}
