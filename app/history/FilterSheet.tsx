import { useEffect, useState } from 'react';
import type { SessionFilter } from '@/data/sessionFilter';
import type { SessionOptions } from '@/data/sessionOptions';
import { useLanguage, useSay, type AppKey } from '@/i18n';
import { useRoster, useStores } from '@/state/useStores';
import { Choice, Sheet, type ChoiceOption } from '@/ui';
import { gameName } from '../text/gameName';

export type FilterKind = 'game' | 'player' | 'group' | 'year';

interface Props {
  readonly kind: FilterKind | null;
  readonly filter: SessionFilter;
  readonly onFilter: (filter: SessionFilter) => void;
  readonly onClose: () => void;
}

const TITLES: Readonly<Record<FilterKind, AppKey>> = {
  game: 'history.filterGame',
  player: 'history.filterPlayer',
  group: 'history.filterGroup',
  year: 'history.filterYear',
};
const ANY: Readonly<Record<FilterKind, AppKey>> = {
  game: 'history.anyGame',
  player: 'history.anyPlayer',
  group: 'history.anyGroup',
  year: 'history.anyYear',
};
/** Means no choice; no id is empty. */
const NONE = '';

/** One thing to filter by, among what there is. */
export function FilterSheet({ kind, filter, onFilter, onClose }: Props) {
  const say = useSay();
  const options = useOptions(kind);
  // While it slides away it keeps its content.
  const [last, setLast] = useState<FilterKind>('game');
  if (kind !== null && kind !== last) setLast(kind);
  const shown = kind ?? last;
  const choose = (id: string) => {
    const value = id === NONE ? null : shown === 'year' ? Number(id) : id;
    onFilter({ ...filter, [shown]: value });
    onClose();
  };
  return (
    <Sheet visible={kind !== null} title={say(TITLES[shown])} onClose={onClose}>
      <Choice
        label={say(TITLES[shown])}
        hideLabel
        value={String(filter[shown] ?? NONE)}
        options={[{ id: NONE, title: say(ANY[shown]) }, ...options(shown)]}
        onChange={choose}
      />
    </Sheet>
  );
}

function useOptions(kind: FilterKind | null): (kind: FilterKind) => readonly ChoiceOption<string>[] {
  const language = useLanguage();
  const { services } = useStores();
  const { players, archived, groups } = useRoster((state) => state);
  const [found, setFound] = useState<SessionOptions>({ games: [], years: [] });
  const open = kind === 'game' || kind === 'year';
  useEffect(() => {
    if (open) void services.data.sessions.options().then(setFound, () => undefined);
  }, [services, open]);
  return (of) => {
    switch (of) {
      case 'game':
        return found.games.map((id) => ({ id, title: gameName(id, language) }));
      case 'player':
        return [...players, ...archived].map(({ id, name, colour }) => ({ id, title: name, icon: colour }));
      case 'group':
        return (groups ?? []).map(({ id, name }) => ({ id, title: name }));
      case 'year':
        return found.years.map((year) => ({ id: String(year), title: String(year) }));
    }
  };
}
