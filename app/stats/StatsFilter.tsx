import { createStatistics } from '@/data/statistics/statistics';
import { useState } from 'react';
import { ScrollView } from 'react-native';
import type { FilterOptions } from '@/data/statistics/filterOptions';
import { useLanguage, useSay, type AppKey } from '@/i18n';
import { loadGames } from '@/state/export/loadGames';
import { useAnswer } from '@/state/statistics/useAnswer';
import { useStores } from '@/state/useStores';
import { Chip, Choice, Sheet, SPACE, type ChoiceOption } from '@/ui';
import { gameName } from '../text/gameName';
import { useTerms } from '../text/useTerms';
import { choose, FILTER_KEYS, readFilter, type FilterKey, type StatsParams } from './filterParams';

interface Props {
  readonly params: StatsParams;
  readonly onChange: (params: StatsParams) => void;
  /** What cannot be chosen here, e.g. the game on a game's own page. */
  readonly without?: readonly FilterKey[];
}

const TITLES: Readonly<Record<FilterKey, AppKey>> = {
  game: 'stats.filter.game',
  edition: 'stats.filter.edition',
  role: 'stats.filter.role',
  group: 'stats.filter.group',
  count: 'stats.filter.count',
  year: 'stats.filter.year',
};
/** Means no choice; no id is empty. */
const ANY = '';
const NO_GAMES = new Map();

/** What games can be filtered by. The choices are looked up when somebody opens them. */
export function StatsFilter({ params, onChange, without = [] }: Props) {
  const say = useSay();
  const [asking, setAsking] = useState<FilterKey | null>(null);
  // While the sheet slides away it keeps its content.
  const [last, setLast] = useState<FilterKey>('game');
  if (asking !== null && asking !== last) setLast(asking);
  const name = useWords(params, asking);
  const options = useOptions(params, asking);
  const shown = FILTER_KEYS.filter(
    (key) => !without.includes(key) && (params.game !== undefined || (key !== 'edition' && key !== 'role')),
  );
  return (
    <>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        style={{ flexGrow: 0 }}
        contentContainerStyle={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingVertical: 2 }}
      >
        {shown.map((key) => (
          <Chip
            key={key}
            icon="filter"
            title={params[key] === undefined ? say(TITLES[key]) : name(key, params[key])}
            selected={params[key] !== undefined}
            onPress={() => setAsking(key)}
          />
        ))}
      </ScrollView>
      <Sheet visible={asking !== null} title={say(TITLES[last])} onClose={() => setAsking(null)}>
        <Choice
          label={say(TITLES[last])}
          hideLabel
          value={params[last] ?? ANY}
          options={[
            { id: ANY, title: say('stats.any') },
            ...idsOf(last, options).map((id): ChoiceOption<string> => ({ id, title: name(last, id) })),
          ]}
          onChange={(id) => {
            setAsking(null);
            onChange(choose(last, id === ANY ? undefined : id));
          }}
        />
      </Sheet>
    </>
  );
}

function idsOf(key: FilterKey, options: FilterOptions | null): readonly string[] {
  if (!options) return [];
  switch (key) {
    case 'game':
      return options.games;
    case 'edition':
      return options.editions;
    case 'role':
      return options.roles;
    case 'group':
      return options.groups;
    case 'count':
      return options.playerCounts.map(String);
    case 'year':
      return options.years.map(String);
  }
}

function useOptions(params: StatsParams, asking: FilterKey | null): FilterOptions | null {
  const { services } = useStores();
  const filter = readFilter(params);
  const key = asking === null ? '' : JSON.stringify(filter);
  const { value } = useAnswer(key, async () =>
    key === '' ? null : createStatistics(services.data.sql).options(filter),
  );
  return value;
}

/** The name of a choice: of a game, a group, a term of the chosen game, or a number. */
function useWords(
  { game, group }: StatsParams,
  asking: FilterKey | null,
): (key: FilterKey, id: string) => string {
  const say = useSay();
  const language = useLanguage();
  const { services } = useStores();
  // Looked up where they are shown: the figures of the page come first.
  const grouped = group !== undefined || asking === 'group';
  const { value } = useAnswer(`${game ?? ''} ${grouped}`, async () => ({
    groups: grouped ? (await services.data.groups.list()).rows : [],
    games: await loadGames(game === undefined ? [] : [game]),
  }));
  const term = useTerms(value?.games ?? NO_GAMES);
  return (key, id) => {
    switch (key) {
      case 'game':
        return gameName(id, language);
      case 'edition':
      case 'role':
        return game === undefined ? id : term(game, key, id);
      case 'group':
        return value?.groups.find((group) => group.id === id)?.name ?? '…';
      case 'count':
        return say('stats.people', { count: Number(id) });
      case 'year':
        return id;
    }
  };
}
