import { useEffect } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useNewGame, useRoster } from '@/state/useStores';
import { Chip, Section, SPACE } from '@/ui';

/** A group sits down with one tap, in its order; a second tap keeps the people but drops the group. */
export function ChooseGroup() {
  const say = useSay();
  const { groups, refresh } = useRoster((roster) => roster);
  const { groupId, sitGroup } = useNewGame((state) => state);
  useEffect(() => void refresh(), [refresh]);
  if (!groups || groups.length === 0) return null;
  return (
    <Section title={say('newGame.groups')} gutter={SPACE.s1}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: SPACE.s2,
          paddingHorizontal: SPACE.s4,
          paddingTop: SPACE.s2,
        }}
      >
        {groups.map(({ id, name }) => (
          <Chip
            key={id}
            icon="group"
            title={name}
            selected={id === groupId}
            onPress={() => void sitGroup(id === groupId ? null : id)}
          />
        ))}
      </View>
    </Section>
  );
}
