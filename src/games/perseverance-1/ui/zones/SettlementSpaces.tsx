import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { State } from '../../session/state';
import { settlementSpaces } from '../../session/supplies';
import type { Zone } from '../../terms';
import { Hatch } from '../Hatch';
import { OwnerMark, ownerOf, useOwnerInk, type Owner } from '../../../perseverance/ui/owner';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onPress: (space: number) => void;
}

/** Spaces 1–10, five in a row; those under the covers are hatched and say why they cannot be used. */
export function SettlementSpaces({ state, zone, seats, text, onPress }: Props) {
  const open = settlementSpaces(state, zone);
  const { settlements } = state.zones[zone];
  const spaces = settlements.map((id, i) => ({ space: i + 1, id }));
  return (
    <View style={{ gap: SPACE.s1 }}>
      <Txt role="caption" tone="ink3">
        {text(say('screens.zones.settlements'))}
      </Txt>
      {[spaces.slice(0, 5), spaces.slice(5)].map((row) => (
        <View key={row[0]?.space ?? 0} style={{ flexDirection: 'row', gap: 6 }}>
          {row.map(({ space, id }) => (
            <Space
              key={space}
              space={space}
              owner={id === null ? null : ownerOf(id, seats, text)}
              label={text(
                say('screens.zones.space', {
                  zone: say(`zone.${zone}`),
                  space,
                  player: id === null ? say('screens.owner.nobody') : nameOf(id),
                }),
              )}
              reason={space > open ? text(say('screens.zones.locked', { space })) : undefined}
              onPress={() => onPress(space)}
            />
          ))}
        </View>
      ))}
    </View>
  );
}

interface SpaceProps {
  readonly space: number;
  readonly owner: Owner | null;
  readonly label: string;
  readonly reason: string | undefined;
  readonly onPress: () => void;
}

const NOBODY: Owner = { id: '', name: '', seat: null };

function Space({ space, owner, label, reason, onPress }: SpaceProps) {
  const { colour } = useTheme();
  const { fill, wash } = useOwnerInk(owner ?? NOBODY);
  return (
    <Press
      label={label}
      reason={reason}
      onPress={onPress}
      style={({ pressed }) => ({
        flex: 1,
        minHeight: TARGET.base,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
        overflow: 'hidden',
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderStyle: owner || reason !== undefined ? 'solid' : 'dashed',
        borderColor: owner ? fill : reason !== undefined ? colour.rule : colour.edge,
        backgroundColor: owner ? wash : pressed ? colour.lit : 'transparent',
      })}
    >
      {reason !== undefined && <Hatch />}
      {owner && <OwnerMark owner={owner} size={22} />}
      <Txt role="mark" tone={owner ? 'ink2' : 'ink3'} hidden>
        {`${space}`}
      </Txt>
    </Press>
  );
}
