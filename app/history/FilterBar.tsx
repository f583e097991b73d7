import { useEffect, useState } from 'react';
import { ScrollView, View } from 'react-native';
import type { SessionFilter } from '@/data/sessionFilter';
import { useLanguage, useSay, type AppKey } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Chip, SPACE, TextField } from '@/ui';
import { gameName } from '../text/gameName';
import { FilterSheet, type FilterKind } from './FilterSheet';

interface Props {
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly filter: SessionFilter;
  readonly onFilter: (filter: SessionFilter) => void;
}

const FILTERS: readonly (readonly [FilterKind, AppKey])[] = [
  ['game', 'history.filterGame'],
  ['player', 'history.filterPlayer'],
  ['group', 'history.filterGroup'],
  ['year', 'history.filterYear'],
];

/** Words to look for, and what games can be filtered by. */
export function FilterBar({ words, onWords, filter, onFilter }: Props) {
  const say = useSay();
  const nameOf = useNames(filter);
  const [asking, setAsking] = useState<FilterKind | null>(null);
  return (
    <View style={{ gap: SPACE.s1, paddingTop: SPACE.s2, paddingBottom: SPACE.s3 }}>
      <View style={{ paddingHorizontal: SPACE.s4 }}>
        <TextField
          label={say('history.search')}
          value={words}
          onChange={onWords}
          hint={say('history.searchHint')}
        />
      </View>
      <ScrollView
        horizontal
        showsHorizontalScrollIndicator={false}
        contentContainerStyle={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4, paddingVertical: 2 }}
      >
        {FILTERS.map(([kind, label]) => (
          <Chip
            key={kind}
            title={nameOf(kind) ?? say(label)}
            icon="filter"
            selected={nameOf(kind) !== null}
            onPress={() => setAsking(kind)}
          />
        ))}
      </ScrollView>
      <FilterSheet kind={asking} filter={filter} onFilter={onFilter} onClose={() => setAsking(null)} />
    </View>
  );
}

/** The filter in words; null where everything passes. */
function useNames(filter: SessionFilter): (kind: FilterKind) => string | null {
  const language = useLanguage();
  const { players, archived, groups, refresh } = useRoster((state) => state);
  useEffect(() => void refresh(), [refresh]);
  return (kind) => {
    const chosen = filter[kind];
    if (chosen === null || chosen === undefined) return null;
    switch (kind) {
      case 'game':
        return gameName(String(chosen), language);
      case 'player':
        return [...players, ...archived].find(({ id }) => id === chosen)?.name ?? '…';
      case 'group':
        return groups?.find(({ id }) => id === chosen)?.name ?? '…';
      case 'year':
        return String(chosen);
    }
  };
}
