import { Platform, View } from 'react-native';
import { LANGUAGES, useLanguage, useSay } from '@/i18n';
import { MOTIONS, TEXT_SIZES, THEMES } from '@/state/settingsStore';
import { useSettings } from '@/state/useStores';
import { Choice, Header, ListRow, Screen, SPACE, ToggleRow, Txt, useSnackbar } from '@/ui';
import type { ScreenProps } from '../navigation';
import { AboutRows } from './AboutRows';
import { AppRows } from './AppRows';
import { HabitsMark } from './HabitsMark';

const THEME_KEYS = {
  system: 'settings.themeSystem',
  light: 'settings.themeLight',
  dark: 'settings.themeDark',
} as const;
const TEXT_KEYS = {
  normal: 'settings.textNormal',
  large: 'settings.textLarge',
  largest: 'settings.textLargest',
} as const;
const MOTION_KEYS = {
  system: 'settings.motionSystem',
  reduced: 'settings.motionReduced',
  full: 'settings.motionFull',
} as const;
export function SettingsScreen({ navigation }: ScreenProps<'Settings'>) {
  const say = useSay();
  const snackbar = useSnackbar();
  const spoken = useLanguage();
  const settings = useSettings((state) => state);

  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('settings.title')}
          detail={<HabitsMark />}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Home') }}
        />
      }
    >
      <View style={{ gap: SPACE.s5, paddingTop: SPACE.s3 }}>
        <Choice
          label={say('settings.language')}
          value={spoken}
          options={Object.entries(LANGUAGES).map(([id, { name }]) => ({
            id: id as keyof typeof LANGUAGES,
            title: name,
          }))}
          onChange={(language) =>
            void settings
              .change({ language })
              .catch(() =>
                snackbar.say(say('settings.languageFailed', { language: LANGUAGES[language].name })),
              )
          }
        />
        <Choice
          label={say('settings.theme')}
          value={settings.theme}
          options={THEMES.map((id) => ({ id, title: say(THEME_KEYS[id]) }))}
          onChange={(theme) => void settings.change({ theme })}
        />
        <Choice
          label={say('settings.textSize')}
          value={settings.textSize}
          options={TEXT_SIZES.map((id) => ({ id, title: say(TEXT_KEYS[id]) }))}
          onChange={(textSize) => void settings.change({ textSize })}
        />
        <Choice
          label={say('settings.motion')}
          value={settings.motion}
          options={MOTIONS.map((id) => ({ id, title: say(MOTION_KEYS[id]) }))}
          onChange={(motion) => void settings.change({ motion })}
        />
        <View>
          <ToggleRow
            title={say('settings.keepAwake')}
            note={say('settings.keepAwakeNote')}
            value={settings.keepAwake}
            onChange={(keepAwake) => void settings.change({ keepAwake })}
          />
          <ToggleRow
            title={say('settings.haptics')}
            note={say('settings.hapticsNote')}
            value={settings.haptics}
            onChange={(haptics) => void settings.change({ haptics })}
          />
          <ToggleRow
            title={say('settings.reminders')}
            note={say('settings.remindersNote')}
            value={settings.reminders}
            onChange={(reminders) => void settings.change({ reminders })}
          />
          {settings.quiet.length > 0 && (
            <ListRow
              icon="undo"
              title={say('settings.unhush', { count: settings.quiet.length })}
              subtitle={say('settings.unhushNote')}
              onPress={() => {
                void settings.unhush();
                snackbar.say(say('settings.unhushed'));
              }}
            />
          )}
          <ToggleRow
            title={say('settings.readAloud')}
            note={say('settings.readAloudNote')}
            value={settings.readAloud}
            onChange={(readAloud) => void settings.change({ readAloud })}
          />
          <ListRow
            icon="learn"
            title={say('settings.explainAgain')}
            subtitle={say('settings.explainAgainNote')}
            onPress={() => {
              void settings.forgetHelp();
              snackbar.say(say('settings.explained'));
            }}
          />
          {Platform.OS === 'web' && (
            <ListRow icon="text" title={say('keys.title')} onPress={() => navigation.navigate('Keys')} />
          )}
        </View>
        <AppRows />
        <View style={{ gap: SPACE.s2 }}>
          <View style={{ paddingHorizontal: SPACE.s4 }}>
            <Txt role="title" heading={2}>
              {say('settings.data')}
            </Txt>
          </View>
          <ListRow
            icon="save"
            title={say('backup.title')}
            subtitle={say('settings.storageNote')}
            onPress={() => navigation.navigate('Storage')}
          />
        </View>
        <AboutRows />
        {__DEV__ && (
          <View style={{ gap: SPACE.s2 }}>
            <View style={{ paddingHorizontal: SPACE.s4 }}>
              <Txt role="title" heading={2}>
                {say('settings.developer')}
              </Txt>
            </View>
            <ListRow
              icon="theme"
              title={say('settings.gallery')}
              onPress={() => navigation.navigate('Gallery')}
            />
          </View>
        )}
      </View>
    </Screen>
  );
}
