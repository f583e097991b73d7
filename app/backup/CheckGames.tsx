import { useState } from 'react';
import { View } from 'react-native';
import { checkIntegrity, type IntegrityReport } from '@/data/checkIntegrity';
import { recount } from '@/data/statistics/freshen';
import { useLanguage, useSay } from '@/i18n';
import { repairResults } from '@/state/repairResults';
import type { Services } from '@/state/services';
import { useStores } from '@/state/useStores';
import { ListRow, SPACE, Txt } from '@/ui';
import { titleOf } from '../text/titleOf';

/** Reads the database from end to end when asked, and says what it found. */
export function CheckGames() {
  const say = useSay();
  const language = useLanguage();
  const { services } = useStores();
  const [status, setStatus] = useState<'ready' | 'running' | Report>('ready');
  const check = async () => {
    setStatus('running');
    setStatus(await checkAll(services).catch(unanswered));
  };
  const report = typeof status === 'string' ? null : status;
  const sound =
    report !== null && [report.found, report.holes, report.uncounted].every((list) => list.length === 0);
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
          {report.recounted && (
            <Txt role="label" tone="ink2">
              {say('backup.recounted')}
            </Txt>
          )}
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
          {report.uncounted.map((game) => (
            <Txt key={game.id} role="label" tone="ink2">
              {say('backup.uncounted', { title: titleOf(game, language), reason: game.reason })}
            </Txt>
          ))}
        </View>
      )}
    </View>
  );
}

interface Report extends IntegrityReport {
  /** Games that statistics leave out, and why. */
  readonly uncounted: readonly (IntegrityReport['holes'][number] & { readonly reason: string })[];
  /** The sums that statistics keep did not match the games; now they do. */
  readonly recounted: boolean;
}

async function checkAll({ data }: Services): Promise<Report> {
  const report = await checkIntegrity(data.sql);
  const uncounted: Report['uncounted'][number][] = [];
  for (const { id, reason } of (await repairResults({ data })).failed) {
    const found = await data.sessions.get(id);
    const { title, gameId } = found.kind === 'ok' ? found.value : { title: id, gameId: '' };
    uncounted.push({ id, title, gameId, reason });
  }
  return { ...report, uncounted, recounted: await recount(data.sql) };
}

/** A storage that fails in the middle of the check has given its answer too. */
function unanswered(thrown: unknown): Report {
  const found = [thrown instanceof Error ? thrown.message : String(thrown)];
  return { found, holes: [], games: 0, entries: 0, uncounted: [], recounted: false };
}
