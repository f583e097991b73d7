import { useState } from 'react';
import { View } from 'react-native';
import { checkIntegrity, type IntegrityReport } from '@/data/checkIntegrity';
import { useLanguage, useSay } from '@/i18n';
import { useStores } from '@/state/useStores';
import { ListRow, SPACE, Txt } from '@/ui';
import { titleOf } from '../text/titleOf';

/** Reads the database from end to end when asked, and says what it found. */
export function CheckGames() {
  const say = useSay();
  const language = useLanguage();
  const { services } = useStores();
  const [status, setStatus] = useState<'ready' | 'running' | IntegrityReport>('ready');
  const check = async () => {
    setStatus('running');
    setStatus(await checkIntegrity(services.data.sql).catch(unanswered));
  };
  const report = typeof status === 'string' ? null : status;
  const sound = report !== null && report.found.length === 0 && report.holes.length === 0;
  return (
    <View>
      <ListRow
        icon="check"
        title={say('backup.check')}
        subtitle={say('backup.checkNote')}
        reason={status === 'running' ? say('backup.checking') : undefined}
        onPress={() => void check()}
      />
      {report && (
        <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3, gap: SPACE.s2 }}>
          <Txt role="labelStrong" live="polite" tone={sound ? 'ink' : 'loss'}>
            {sound
              ? say('backup.sound', { games: report.games, entries: report.entries })
              : say('backup.unsound')}
          </Txt>
          {report.found.length > 0 && (
            <Txt role="label" tone="ink2">
              {say('backup.unsoundFound', { found: report.found.join('; ') })}
            </Txt>
          )}
          {report.holes.map((game) => (
            <Txt key={game.id} role="label" tone="ink2">
              {say('backup.hole', { title: titleOf(game, language) })}
            </Txt>
          ))}
        </View>
      )}
    </View>
  );
}

/** A storage that fails in the middle of the check has answered too. */
function unanswered(thrown: unknown): IntegrityReport {
  const found = [thrown instanceof Error ? thrown.message : String(thrown)];
  return { found, holes: [], games: 0, entries: 0 };
}
