import { useCallback, useEffect, useState } from 'react';
import { FlatList } from 'react-native';
import { useLanguage, useSay } from '@/i18n';
import {
  actOnTable,
  clubTables,
  type ClubAct,
  type ClubTable,
  type ClubTrouble,
} from '@/state/live/clubRoom';
import { Banner, EmptyState, Header, Screen, useSnackbar } from '@/ui';
import { ConfirmLoss } from '../confirm/ConfirmLoss';
import { leave } from '../learn/leave';
import { useHub } from '../live/useHub';
import type { ScreenProps } from '../navigation';
import { titleOf } from '../text/titleOf';
import { ClubForm } from './ClubForm';
import { ClubRow } from './ClubRow';

/** Tables come and go while the organiser looks. */
const LOOK_EVERY = 10_000;

interface Key {
  readonly hub: string;
  readonly code: string;
}

/** The organiser's room: every table of the hub, for who has its code. */
export function ClubScreen({ navigation }: ScreenProps<'Club'>) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const hub = useHub();
  const [key, setKey] = useState<Key | null>(null);
  const [trouble, setTrouble] = useState<ClubTrouble | null>(null);
  const [tables, setTables] = useState<readonly ClubTable[]>([]);
  const [doomed, setDoomed] = useState<ClubTable | null>(null);

  const look = useCallback(async (by: Key) => {
    const answer = await clubTables(by.hub, by.code);
    setTrouble(answer.ok ? null : answer.why);
    if (answer.ok) {
      setTables(answer.tables);
      setKey(by);
    }
  }, []);
  useEffect(() => {
    if (!key) return undefined;
    const timer = setInterval(() => void look(key), LOOK_EVERY);
    return () => clearInterval(timer);
  }, [key, look]);

  const enter = (code: string) => {
    const found = hub.read();
    if (found.ok) void look({ hub: found.value, code });
    else setTrouble('no-hub');
  };
  const act = async ({ id }: ClubTable, what: ClubAct) => {
    if (!key) return;
    if (!(await actOnTable(key.hub, key.code, id, what))) snackbar.say(say('club.trouble.no-hub'));
    await look(key);
  };
  return (
    <Screen
      scroll={!key}
      gutter={0}
      header={
        <Header
          title={say('club.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      {key ? (
        <FlatList
          data={tables}
          keyExtractor={({ id }) => id}
          contentContainerStyle={{ width: '100%', maxWidth: 720, alignSelf: 'center' }}
          // What is listed may be old by now.
          ListHeaderComponent={trouble && <Banner text={say(`club.trouble.${trouble}`)} />}
          ListEmptyComponent={
            <EmptyState icon="followers" title={say('club.none')} text={say('club.noneNote')} />
          }
          renderItem={({ item }) => (
            <ClubRow
              table={item}
              onToggle={() => void act(item, item.closed === null ? 'close' : 'open')}
              onDelete={() => setDoomed(item)}
            />
          )}
        />
      ) : (
        <ClubForm hub={hub} trouble={trouble} onEnter={enter} />
      )}
      <ConfirmLoss
        visible={doomed !== null}
        title={say('club.deleteTitle')}
        text={say('club.deleteText', { title: doomed ? titleOf(doomed, language) : '' })}
        keep={say('club.keep')}
        lose={say('club.deleteConfirm')}
        onClose={() => setDoomed(null)}
        onLose={() => (doomed ? act(doomed, 'delete') : Promise.resolve())}
      />
    </Screen>
  );
}
