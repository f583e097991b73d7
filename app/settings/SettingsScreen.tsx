import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { requestPersistence, type StoragePersistence } from '@/data/storagePersistence';
import { LANGUAGES, useLanguage, useSay, type AppKey } from '@/i18n';
import { MOTIONS, TEXT_SIZES, THEMES } from '@/state/settingsStore';
import { useSettings, useStores } from '@/state/useStores';
import { Choice, Header, ListRow, Screen, SPACE, ToggleRow, Txt, useSnackbar } from '@/ui';
import type { ScreenProps } from '../navigation';
import { exportEverything } from '../platform/exportEverything';

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
const PERSISTENCE_KEYS: Readonly<Record<StoragePersistence, AppKey>> = {
  native: 'settings.onDevice',
  granted: 'settings.persisted',
  denied: 'settings.notPersisted',
  unsupported: 'settings.persistUnknown',
};

export function SettingsScreen({ navigation }: ScreenProps<'Settings'>) {
  const say = useSay();
  const stores = useStores();
  const snackbar = useSnackbar();
  const spoken = useLanguage();
  const settings = useSettings((state) => state);
  const persistence = usePersistence();
  const exportIt = async () =>
    snackbar.say(say('settings.exported', { file: await exportEverything(stores) }));

  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('settings.title')}
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
          onChange={(language) => void settings.change({ language })}
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
          <ListRow
            icon="learn"
            title={say('settings.explainAgain')}
            subtitle={say('settings.explainAgainNote')}
            onPress={() => {
              void settings.forgetHelp();
              snackbar.say(say('settings.explained'));
            }}
          />
        </View>
        <View style={{ gap: SPACE.s2 }}>
          <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4 }}>
            <Txt role="title" heading={2}>
              {say('settings.data')}
            </Txt>
            {persistence && <Txt tone="ink2">{say(PERSISTENCE_KEYS[persistence])}</Txt>}
          </View>
          <ListRow
            icon="share"
            title={say('settings.exportData')}
            subtitle={say('settings.exportNote')}
            onPress={() => void exportIt()}
          />
        </View>
        <View style={{ gap: SPACE.s2 }}>
          <View style={{ paddingHorizontal: SPACE.s4 }}>
            <Txt role="title" heading={2}>
              {say('settings.developer')}
            </Txt>
          </View>
          <ListRow
            icon="save"
            title={say('settings.storageCheck')}
            onPress={() => navigation.navigate('StorageCheck')}
          />
          <ListRow
            icon="theme"
            title={say('settings.gallery')}
            onPress={() => navigation.navigate('Gallery')}
          />
        </View>
      </View>
    </Screen>
  );
}

function usePersistence(): StoragePersistence | null {
  const [persistence, setPersistence] = useState<StoragePersistence | null>(null);
  useEffect(() => void requestPersistence().then(setPersistence), []);
  return persistence;
}
