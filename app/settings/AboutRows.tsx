import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useStores } from '@/state/useStores';
import { ListRow, Sheet, SPACE, Txt } from '@/ui';
import { ReportSheet } from './ReportSheet';

/** Which version this is, whose work, and where to say that it counted wrong. */
export function AboutRows() {
  const say = useSay();
  const { appVersion } = useStores().services;
  const [open, setOpen] = useState<'credits' | 'report' | null>(null);
  const close = () => setOpen(null);
  return (
    <View style={{ gap: SPACE.s2 }}>
      <View style={{ paddingHorizontal: SPACE.s4 }}>
        <Txt role="title" heading={2}>
          {say('settings.about')}
        </Txt>
      </View>
      <View>
        <ListRow
          icon="warning"
          title={say('settings.report')}
          subtitle={say('settings.reportNote')}
          onPress={() => setOpen('report')}
        />
        <ListRow
          icon="group"
          title={say('settings.credits')}
          subtitle={say('settings.creditsNote')}
          onPress={() => setOpen('credits')}
        />
        <ListRow icon="info" title={say('settings.version', { version: appVersion })} />
      </View>
      <Sheet visible={open === 'credits'} title={say('settings.credits')} reading onClose={close}>
        <View style={{ gap: SPACE.s3, paddingHorizontal: 20 }}>
          {(['creditsCode', 'creditsFonts', 'creditsGames'] as const).map((words) => (
            <Txt key={words}>{say(`settings.${words}`)}</Txt>
          ))}
        </View>
      </Sheet>
      <ReportSheet visible={open === 'report'} version={appVersion} onClose={close} />
    </View>
  );
}
