import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Header, Icon, Screen, SPACE, Txt, useTheme, type IconName } from '@/ui';
import type { ScreenProps } from '../navigation';

const LESSONS = [
  { id: 'tap', icon: 'plus' },
  { id: 'undo', icon: 'undo' },
  { id: 'why', icon: 'why' },
  { id: 'wizard', icon: 'next' },
  { id: 'safe', icon: 'save' },
  { id: 'private', icon: 'lock' },
] as const satisfies readonly { id: string; icon: IconName }[];

/** How Foothold itself works; each game brings its own lessons. */
export function LearnScreen({ navigation }: ScreenProps<'Learn'>) {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <Screen
      header={
        <Header
          title={say('learn.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Home') }}
        />
      }
    >
      <View style={{ paddingVertical: SPACE.s3 }}>
        <Txt tone="ink2">{say('learn.intro')}</Txt>
      </View>
      {LESSONS.map(({ id, icon }) => (
        <View
          key={id}
          style={{
            flexDirection: 'row',
            gap: SPACE.s4,
            paddingVertical: SPACE.s4,
            borderTopWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <Icon name={icon} size={26} color={colour.lamp} />
          <View style={{ flex: 1, gap: SPACE.s1 }}>
            <Txt role="title" heading={2}>
              {say(`learn.${id}Title`)}
            </Txt>
            <Txt tone="ink2">{say(`learn.${id}Text`)}</Txt>
          </View>
        </View>
      ))}
    </Screen>
  );
}
