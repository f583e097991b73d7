import { createStatistics } from '@/data/statistics/statistics';
import type { ResultFilter } from '@/data/statistics/resultFilter';
import { useLanguage, useSay } from '@/i18n';
import { csvName, csvOfGames } from '@/state/export/csvExport';
import { useStores } from '@/state/useStores';
import { useSnackbar } from '@/ui';
import { saveFile } from '../platform/saveFile';
import { CSV_FILE, loadCsvWords } from '../result/csvWords';

/** Finished games as a spreadsheet, handed to the person as a file. */
export function useCsvExport(): (filter?: ResultFilter) => Promise<void> {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { services } = useStores();
  return async (filter = {}) => {
    const { games } = await createStatistics(services.data.sql).options(filter);
    const played = filter.game === undefined || filter.game === null ? games : [filter.game];
    const words = await loadCsvWords(services, played, say, language);
    const name = csvName('foothold', services.clock());
    await saveFile(name, csvOfGames(services, filter, words), CSV_FILE);
    snackbar.say(say('stats.csvDone', { file: name }));
  };
}
