import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import type { Player } from '@/data/players';
import { useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Button, EmptyState, Header, ListRow, Screen, Section, useSnackbar } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { ColourField } from './ColourField';
import { MergeSheet } from './MergeSheet';
import { NameField } from './NameField';
import { PreferredRoles } from './PreferredRoles';
import { refusalText } from './refusalText';

/** One person: what they are called, what they look like, what they like to play. */
export function PlayerScreen({ navigation, route: { params } }: ScreenProps<'Player'>) {
  const say = useSay();
  const { players, archived, groups, refresh } = useRoster((state) => state);
  useFocusEffect(useCallback(() => void refresh(), [refresh]));
  const player = [...players, ...archived].find(({ id }) => id === params.id);
  // Groups and archived players load together: before that nobody can be called missing.
  const missing = player === undefined && groups !== null;
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={player?.name ?? say('players.title')}
          {...(player && player.archivedAt !== null && { subtitle: say('players.isArchived') })}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      {player && <PlayerPage key={player.id} player={player} navigation={navigation} />}
      {missing && (
        <EmptyState
          icon="player"
          title={say('players.missing')}
          text={say('players.missingNote')}
          action={
            <Button kind="primary" title={say('players.title')} onPress={() => navigation.popTo('Players')} />
          }
        />
      )}
    </Screen>
  );
}

interface PageProps {
  readonly player: Player;
  readonly navigation: ScreenProps<'Player'>['navigation'];
}

function PlayerPage({ player, navigation }: PageProps) {
  const say = useSay();
  const snackbar = useSnackbar();
  const { rename, archive, restore } = useRoster((state) => state);
  const [merging, setMerging] = useState(false);
  const { id, name } = player;
  const putBack = async () => {
    const answer = await restore(id);
    if (!answer.ok) snackbar.say(refusalText(answer.error));
  };
  const takeOff = async () => {
    await archive(id);
    snackbar.show(say('players.archivedNow', { name }), () => void putBack());
  };
  return (
    <View>
      <NameField
        label={say('players.name')}
        hint={say('players.nameNote')}
        save={say('players.saveName')}
        name={name}
        onSave={(typed) => rename(id, typed)}
      />
      <ColourField player={player} />
      <PreferredRoles player={player} />
      <Section title={name}>
        <ListRow
          icon="history"
          title={say('players.games')}
          onPress={() => navigation.navigate('History', { player: id })}
        />
        <ListRow
          icon="timeline"
          title={say('players.statistics')}
          subtitle={say('players.statisticsNote')}
          onPress={() => navigation.navigate('PlayerStats', { id })}
        />
        {player.archivedAt === null ? (
          <ListRow
            icon="player"
            title={say('players.archive')}
            subtitle={say('players.archiveNote')}
            onPress={() => void takeOff()}
          />
        ) : (
          <ListRow icon="undo" title={say('players.restore')} onPress={() => void putBack()} />
        )}
        <ListRow
          icon="group"
          title={say('players.merge')}
          subtitle={say('players.mergeNote')}
          onPress={() => setMerging(true)}
        />
      </Section>
      <MergeSheet
        player={player}
        visible={merging}
        onClose={() => setMerging(false)}
        onMerged={(into) => navigation.replace('Player', { id: into })}
      />
    </View>
  );
}
