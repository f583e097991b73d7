import { View } from 'react-native';
import { useSay, type AppKey } from '@/i18n';
import { Header, Screen, SPACE, Txt, useTheme } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';

/** A key is named as it is printed on it, a few of them in words. */
const KEYS: readonly {
  readonly keys: readonly (string | { readonly say: AppKey })[];
  readonly does: AppKey;
}[] = [
  { keys: ['Tab'], does: 'keys.move' },
  { keys: ['Enter'], does: 'keys.press' },
  { keys: [{ say: 'keys.up' }], does: 'keys.change' },
  { keys: ['0–9', 'Enter'], does: 'keys.type' },
  { keys: [{ say: 'keys.ctrl' }, 'Z'], does: 'keys.undo' },
  { keys: [{ say: 'keys.ctrl' }, 'Shift', 'Z'], does: 'keys.redo' },
  { keys: ['N'], does: 'keys.next' },
  { keys: ['?'], does: 'keys.help' },
  { keys: ['Esc'], does: 'keys.close' },
];

export function KeysScreen({ navigation }: ScreenProps<'Keys'>) {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <Screen
      reading
      gutter={0}
      header={
        <Header
          title={say('keys.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      <View style={{ padding: SPACE.s4 }}>
        <Txt tone="ink2">{say('keys.note')}</Txt>
      </View>
      {KEYS.map(({ keys, does }) => (
        <View
          key={does}
          style={{
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: SPACE.s3,
            minHeight: 56,
            paddingHorizontal: 20,
            paddingVertical: SPACE.s2,
            borderBottomWidth: 1,
            borderColor: colour.rule,
          }}
        >
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, minWidth: 168 }}>
            {keys.map((key) => {
              const name = typeof key === 'string' ? key : say(key.say);
              return (
                <View
                  key={name}
                  style={{
                    paddingHorizontal: SPACE.s2,
                    paddingVertical: 2,
                    borderWidth: 1,
                    borderBottomWidth: 3,
                    borderRadius: 6,
                    borderColor: colour.rule,
                  }}
                >
                  <Txt role="label">{name}</Txt>
                </View>
              );
            })}
          </View>
          <View style={{ flex: 1, minWidth: 160 }}>
            <Txt>{say(does)}</Txt>
          </View>
        </View>
      ))}
    </Screen>
  );
}
