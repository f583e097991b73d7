import { View } from 'react-native';
import { BIN_DAYS } from '@/data/sessionBin';
import { useLanguage, useSay } from '@/i18n';
import type { ListedSession } from '@/state/listedSession';
import { useStores } from '@/state/useStores';
import { IconButton, SPACE, Txt, useTheme } from '@/ui';
import { formatDate } from '../text/format';
import { titleOf } from '../text/titleOf';

interface Props {
  readonly game: ListedSession;
  readonly onRestore: () => void;
  readonly onPurge: () => void;
}

const DAY = 24 * 60 * 60 * 1000;

export function BinRow({ game, onRestore, onPurge }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const { clock } = useStores().services;
  const title = titleOf(game, language);
  const deletedAt = game.deletedAt ?? 0;
  const left = Math.max(0, Math.ceil(BIN_DAYS - (clock() - deletedAt) / DAY));
  const names = game.summary?.players.map(({ name }) => name).join(', ') ?? '';
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        paddingLeft: 20,
        paddingRight: SPACE.s1,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View style={{ flex: 1, minWidth: 0, paddingVertical: SPACE.s3, gap: 2 }}>
        <Txt role="title">{title}</Txt>
        <Txt role="label" tone="ink2">
          {[formatDate(game.updatedAt, language), names].filter((words) => words !== '').join(' · ')}
        </Txt>
        <Txt role="label" tone="ink3">
          {`${say('history.deletedOn', { date: formatDate(deletedAt, language) })}, ${say('history.daysLeft', { count: left })}`}
        </Txt>
      </View>
      <IconButton icon="undo" label={say('history.restore', { title })} onPress={onRestore} />
      <IconButton icon="trash" label={say('history.purge', { title })} onPress={onPurge} />
    </View>
  );
}
