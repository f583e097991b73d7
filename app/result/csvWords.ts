import { renderPhrase, translate, type Language, type SayText } from '@/i18n';
import type { CsvWords } from '@/state/export/csvExport';
import { loadGames } from '@/state/export/loadGames';
import type { Services } from '@/state/services';
import { gameName } from '../text/gameName';

export const CSV_FILE = 'text/csv';

/** The words of a spreadsheet in the current language. */
export async function loadCsvWords(
  { data }: Pick<Services, 'data'>,
  gameIds: readonly string[],
  say: SayText,
  language: Language,
): Promise<CsvWords> {
  const games = await loadGames(gameIds);
  const groups = new Map((await data.groups.list()).rows.map(({ id, name }) => [id, name]));
  return {
    column: (column) => say(`result.column.${column}`),
    game: (id) => gameName(id, language),
    term: (game, kind, id) => {
      const phrase = games.get(game)?.term(kind, id);
      return phrase ? renderPhrase(translate, phrase, game, (player) => player) : id;
    },
    group: (id) => groups.get(id) ?? id,
    sources: (game) => games.get(game)?.sources ?? [],
  };
}
