import { View } from 'react-native';
import { findGame } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import type { ClubTable } from '@/state/live/clubRoom';
import { useStores } from '@/state/useStores';
import { Button, IconButton, SPACE, Txt, useTheme } from '@/ui';
import { formatDate, formatTime } from '../text/format';
import { titleOf } from '../text/titleOf';

interface Props {
  readonly table: ClubTable;
  readonly onToggle: () => void;
  readonly onDelete: () => void;
}

const DAY = 24 * 60 * 60 * 1000;

export function ClubRow({ table, onToggle, onDelete }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const { clock } = useStores().services;
  const { gameId, players, phones, here, head, touchedAt, closed } = table;
  const title = titleOf(table, language);
  const game = findGame(gameId)?.card.name[language] ?? gameId;
  const when = clock() - touchedAt < DAY ? formatTime(touchedAt, language) : formatDate(touchedAt, language);
  return (
    <View
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: SPACE.s2,
        paddingLeft: 20,
        paddingRight: SPACE.s2,
        paddingVertical: SPACE.s3,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View style={{ flexGrow: 1, flexBasis: 200, minWidth: 0, gap: 2 }}>
        <Txt role="title">{title}</Txt>
        <Txt role="label" tone="ink2">
          {[title === game ? '' : game, players.join(', ')].filter((words) => words !== '').join(' · ')}
        </Txt>
        <Txt role="label" tone={closed === null ? 'ink3' : 'loss'}>
          {closed === null
            ? `${say('club.here', { here, count: phones })} · ${say('club.acts', { count: head })} · ${say('club.last', { when })}`
            : say(closed === 'rest' ? 'club.resting' : 'club.closed', { when })}
        </Txt>
      </View>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s1 }}>
        <Button
          title={say(closed === null ? 'club.close' : 'club.open')}
          label={say(closed === null ? 'club.closeTable' : 'club.openTable', { title })}
          onPress={onToggle}
        />
        <IconButton icon="trash" label={say('club.delete', { title })} onPress={onDelete} />
      </View>
    </View>
  );
}
