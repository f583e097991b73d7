import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Chip, Emblem, IconButton, Section, SPACE, Txt, useTheme } from '@/ui';

interface Props {
  /** In seat order. */
  readonly members: readonly string[];
  readonly onChange: (members: readonly string[]) => void;
}

/** Who belongs to a group and sits where; the rest of the roster is one tap away. */
export function Members({ members, onChange }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const { players, archived } = useRoster((state) => state);
  const seated = members.flatMap((id) => [...players, ...archived].find((player) => player.id === id) ?? []);
  const others = players.filter(({ id }) => !members.includes(id));
  const move = (from: number, by: -1 | 1) => {
    const moved = [...members];
    moved.splice(from + by, 0, ...moved.splice(from, 1));
    onChange(moved);
  };
  return (
    <>
      <Section title={say('players.members')}>
        {seated.length === 0 && (
          <Txt tone="ink2" style={{ padding: 20 }}>
            {say('players.membersNone')}
          </Txt>
        )}
        {seated.map(({ id, name, colour: own }) => {
          const position = members.indexOf(id);
          return (
            <View
              key={id}
              style={{
                flexDirection: 'row',
                alignItems: 'center',
                gap: SPACE.s3,
                minHeight: 56,
                paddingLeft: 20,
                paddingRight: SPACE.s1,
                borderBottomWidth: 1,
                borderColor: colour.rule,
              }}
            >
              <Emblem colour={own} size={28} />
              <View style={{ flex: 1, minWidth: 0 }}>
                <Txt role="nameLong">{name}</Txt>
              </View>
              {position > 0 && (
                <IconButton
                  icon="up"
                  label={say('newGame.moveUp', { name })}
                  onPress={() => move(position, -1)}
                />
              )}
              {position < members.length - 1 && (
                <IconButton
                  icon="down"
                  label={say('newGame.moveDown', { name })}
                  onPress={() => move(position, 1)}
                />
              )}
              <IconButton
                icon="close"
                label={say('players.leaveGroup', { name })}
                onPress={() => onChange(members.filter((member) => member !== id))}
              />
            </View>
          );
        })}
      </Section>
      {others.length > 0 && (
        <Section title={say('players.others')}>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, padding: SPACE.s4 }}>
            {others.map(({ id, name, colour: own }) => (
              <Chip
                key={id}
                title={name}
                emblem={own}
                selected={false}
                onPress={() => onChange([...members, id])}
              />
            ))}
          </View>
        </Section>
      )}
    </>
  );
}
