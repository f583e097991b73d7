import { View } from 'react-native';
import type { StoragePersistence } from '@/data/requestPersistence';
import { useLanguage, useSay, type AppKey } from '@/i18n';
import { Header, ListRow, Screen, Section, SPACE, Txt } from '@/ui';
import type { ScreenProps } from '../navigation';
import { useCsvExport } from '../stats/useCsvExport';
import { formatDate } from '../text/format';
import { CheckGames } from './CheckGames';
import { Facts } from './Facts';
import { KeptBackups } from './KeptBackups';
import { useExport } from './useExport';
import { useStorage, type StorageFacts } from './useStorage';
import { writeSize } from './writeSize';

const PERSISTENCE_KEYS: Readonly<Record<StoragePersistence, AppKey>> = {
  native: 'settings.onDevice',
  guest: 'settings.guest',
  granted: 'settings.persisted',
  denied: 'settings.notPersisted',
  unsupported: 'settings.persistUnknown',
};

/** Where the games are, their backups, and how to export and restore them. */
export function StorageScreen({ navigation }: ScreenProps<'Storage'>) {
  const say = useSay();
  const language = useLanguage();
  const { facts, refresh } = useStorage();
  const { busy, exportIt, question } = useExport(refresh);
  const exportCsv = useCsvExport();
  const lastExport = facts?.lastExport ?? null;
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('backup.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Settings') }}
        />
      }
    >
      {question}
      {/* Not before: content that came later would push away what is about to be tapped. */}
      {facts !== undefined && (
        <>
          <Section title={say('backup.where')}>{facts && <Where facts={facts} />}</Section>
          <Section title={say('backup.file')}>
            <ListRow
              icon="share"
              title={say('backup.export')}
              subtitle={
                lastExport === null
                  ? `${say('backup.exportNote')} · ${say('backup.neverExported')}`
                  : say('backup.lastExport', { when: formatDate(lastExport, language) })
              }
              reason={busy ? say('backup.exporting') : undefined}
              onPress={() => void exportIt()}
            />
            <ListRow
              icon="import"
              title={say('backup.restore')}
              subtitle={say('backup.restoreNote')}
              onPress={() => navigation.navigate('Restore')}
            />
            <ListRow
              icon="rounds"
              title={say('stats.csv')}
              subtitle={say('stats.csvNote')}
              onPress={() => void exportCsv()}
            />
            <ListRow
              icon="present"
              title={say('handOver.receive')}
              subtitle={say('handOver.receiveNote')}
              onPress={() => navigation.navigate('Receive')}
            />
          </Section>
          <Section title={say('backup.automatic')}>
            {facts && (
              <KeptBackups
                kept={facts.kept}
                onOpen={({ slot }) => navigation.navigate('Restore', { slot })}
              />
            )}
          </Section>
          <Section title={say('backup.checks')}>
            <CheckGames />
            <ListRow
              icon="save"
              title={say('settings.storageCheck')}
              onPress={() => navigation.navigate('StorageCheck')}
            />
          </Section>
        </>
      )}
    </Screen>
  );
}

function Where({ facts }: { readonly facts: StorageFacts }) {
  const say = useSay();
  const language = useLanguage();
  const size = (bytes: number) => writeSize(bytes, language, say);
  return (
    <View>
      <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
        <Txt tone="ink2">{say(PERSISTENCE_KEYS[facts.persistence])}</Txt>
      </View>
      <Facts
        facts={[
          { label: say('backup.games'), value: String(facts.games) },
          { label: say('backup.size'), value: size(facts.size) },
          {
            label: say('backup.keptSize'),
            value: size(facts.kept.reduce((sum, backup) => sum + backup.size, 0)),
          },
          ...(facts.room === null ? [] : [{ label: say('backup.room'), value: size(facts.room) }]),
        ]}
      />
    </View>
  );
}
