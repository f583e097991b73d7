import { useFocusEffect } from '@react-navigation/native';
import { useCallback } from 'react';
import { View } from 'react-native';
import type { ListedGroup } from '@/data/groups';
import type { Player } from '@/data/players';
import { useLanguage, useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Button, Emblem, EmptyState, Header, ListRow, Screen, Section, SPACE, Txt } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { AddPlayer } from '../new-game/AddPlayer';
import { formatDate } from '../text/format';

/** Everybody who plays here, and who plays with whom. */
export function PlayersScreen({ navigation }: ScreenProps<'Players'>) {
  const say = useSay();
  const { players, archived, groups, refresh } = useRoster((state) => state);
  useFocusEffect(useCallback(() => void refresh(), [refresh]));
  const open = ({ id }: Player) => navigation.navigate('Player', { id });
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('players.title')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      {players.length === 0 && archived.length === 0 && (
        <EmptyState icon="player" title={say('players.none')} text={say('players.noneNote')} />
      )}
      {players.length > 0 && (
        <Section title={say('players.players')}>
          {players.map((player) => (
            <PlayerRow key={player.id} player={player} onPress={() => open(player)} />
          ))}
        </Section>
      )}
      <AddPlayer full={undefined} onAdded={() => void refresh()} />
      <Section title={say('players.groups')}>
        <View style={{ padding: SPACE.s4, gap: SPACE.s3 }}>
          <Txt tone="ink2">{say('players.groupsNote')}</Txt>
          <Button icon="plus" title={say('players.newGroup')} onPress={() => navigation.navigate('Group')} />
        </View>
        {groups?.map((group) => (
          <GroupRow
            key={group.id}
            group={group}
            people={[...players, ...archived]}
            onPress={() => navigation.navigate('Group', { id: group.id })}
          />
        ))}
      </Section>
      {archived.length > 0 && (
        <Section title={say('players.archived')}>
          {archived.map((player) => (
            <PlayerRow key={player.id} player={player} onPress={() => open(player)} />
          ))}
        </Section>
      )}
    </Screen>
  );
}

function PlayerRow({ player, onPress }: { readonly player: Player; readonly onPress: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const { name, colour, lastPlayedAt } = player;
  return (
    <ListRow
      leading={<Emblem colour={colour} size={28} />}
      title={name}
      subtitle={
        lastPlayedAt === null
          ? say('players.neverPlayed')
          : say('players.lastPlayed', { date: formatDate(lastPlayedAt, language) })
      }
      onPress={onPress}
    />
  );
}

interface GroupRowProps {
  readonly group: ListedGroup;
  readonly people: readonly Player[];
  readonly onPress: () => void;
}

function GroupRow({ group, people, onPress }: GroupRowProps) {
  const say = useSay();
  const names = group.members.flatMap((id) => people.find((player) => player.id === id)?.name ?? []);
  return (
    <ListRow
      icon="group"
      title={group.name}
      subtitle={[names.join(', '), say('players.groupGames', { count: group.games })]
        .filter((words) => words !== '')
        .join(' · ')}
      onPress={onPress}
    />
  );
}
