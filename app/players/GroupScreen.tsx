import { useFocusEffect } from '@react-navigation/native';
import { useCallback, useState } from 'react';
import { View } from 'react-native';
import type { ListedGroup } from '@/data/groups';
import { NAME_MAX } from '@/data/readName';
import { useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Button, EmptyState, Foot, Header, ListRow, Screen, Section, SPACE, TextField } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { Members } from './Members';
import { refusalText } from './refusalText';
import { RemoveGroup } from './RemoveGroup';

type Navigation = ScreenProps<'Group'>['navigation'];

/** People who often play together, in seat order. */
export function GroupScreen({ navigation, route: { params } }: ScreenProps<'Group'>) {
  const say = useSay();
  const { groups, refresh } = useRoster((state) => state);
  useFocusEffect(useCallback(() => void refresh(), [refresh]));
  const id = params?.id;
  const group = groups?.find((candidate) => candidate.id === id);
  if (groups !== null && (id === undefined || group))
    return <GroupPage key={id ?? ''} group={group ?? null} navigation={navigation} />;
  return (
    <Screen header={<GroupHeader navigation={navigation} />}>
      {groups !== null && (
        <EmptyState icon="group" title={say('players.groupMissing')} text={say('players.groupMissingNote')} />
      )}
    </Screen>
  );
}

function GroupHeader({ navigation }: { readonly navigation: Navigation }) {
  const say = useSay();
  return (
    <Header
      title={say('players.groupTitle')}
      left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
    />
  );
}

interface PageProps {
  /** Null for a new one. */
  readonly group: ListedGroup | null;
  readonly navigation: Navigation;
}

function GroupPage({ group, navigation }: PageProps) {
  const say = useSay();
  const putGroup = useRoster((roster) => roster.putGroup);
  const [name, setName] = useState(group?.name ?? '');
  const [members, setMembers] = useState<readonly string[]>(group?.members ?? []);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const [removing, setRemoving] = useState(false);
  const save = async () => {
    const saved = await putGroup({ ...(group && { id: group.id }), name, members });
    if (saved.ok) leave(navigation);
    else setFault(refusalText(saved.error));
  };
  return (
    <Screen
      gutter={0}
      header={<GroupHeader navigation={navigation} />}
      bar={
        <Foot>
          <Button
            kind="primary"
            icon="save"
            title={say('players.saveGroup')}
            onPress={() => void save()}
            style={{ flexGrow: 1 }}
          />
        </Foot>
      }
    >
      <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
        <TextField
          label={say('players.groupName')}
          hint={say('players.groupNameHint')}
          value={name}
          onChange={(typed) => {
            setName(typed);
            setFault(undefined);
          }}
          error={fault}
          maxLength={NAME_MAX}
        />
      </View>
      <Members members={members} onChange={setMembers} />
      {group && (
        <Section title={group.name}>
          <ListRow
            icon="history"
            title={say('players.groupGames', { count: group.games })}
            onPress={() => navigation.navigate('History', { group: group.id })}
          />
          <ListRow icon="trash" danger title={say('players.removeGroup')} onPress={() => setRemoving(true)} />
          <RemoveGroup
            group={group}
            visible={removing}
            onClose={() => setRemoving(false)}
            onRemoved={() => navigation.popTo('Players')}
          />
        </Section>
      )}
    </Screen>
  );
}
