import type { ReactNode } from 'react';
import { View } from 'react-native';
import { Icon, Press, RADIUS, useTheme, type IconName } from '@/ui';
import { Hatch } from '../Hatch';
import { OwnerMark, useOwnerInk, type Owner } from '../../../perseverance/ui/owner';
import type { Piece } from './space';

export interface SpaceContentProps {
  /** Null: empty, and tappable. */
  readonly piece: Piece | null;
  /** Whose it is; Dinos are nobody's. */
  readonly owner: Owner | null;
  /** The owner of a Trap under the Dino: its type stays hidden. */
  readonly trapOwner: Owner | null;
}

interface Props extends SpaceContentProps {
  readonly label: string;
  readonly height: number;
  readonly selected: boolean;
  readonly onPress: () => void;
  readonly onHold: () => void;
}

export const NOBODY: Owner = { id: '', name: '', seat: null };

export function GridSpace({ label, height, selected, onPress, onHold, ...content }: Props) {
  const { colour } = useTheme();
  const { piece, owner, trapOwner } = content;
  const { fill, wash } = useOwnerInk(owner ?? NOBODY);
  const empty = piece === null;
  return (
    <Press
      label={label}
      // A selected space opens the tray for itself; a plain button cannot be called selected.
      expanded={selected}
      onPress={onPress}
      onLongPress={onHold}
      style={({ pressed }) => ({
        flex: 1,
        minWidth: 0,
        height,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderStyle: empty && !trapOwner ? 'dashed' : 'solid',
        borderColor: owner ? fill : empty ? colour.edge : 'transparent',
        backgroundColor: owner ? wash : pressed ? colour.lit : empty ? 'transparent' : colour.well,
        ...(selected && { boxShadow: `0 0 0 1px ${colour.page}, 0 0 0 4px ${colour.lamp}`, zIndex: 1 }),
      })}
    >
      <SpaceContent {...content} whenEmpty={<Icon name="plus" size={16} color={colour.ink3} />} />
    </Press>
  );
}

/** The piece, whose it is, and the Trap under a Dino. */
export function SpaceContent({
  piece,
  owner,
  trapOwner,
  whenEmpty,
}: SpaceContentProps & { readonly whenEmpty?: ReactNode }) {
  const { colour, enlarge } = useTheme();
  return (
    <>
      <View style={{ flex: 1, alignItems: 'center', justifyContent: 'center' }}>
        {piece === null ? (
          !trapOwner && whenEmpty
        ) : (
          <Icon
            name={ICONS[piece]}
            size={(trapOwner ? 22 : 28) * enlarge}
            color={piece === 'raptor' ? colour.loss : colour.ink}
          />
        )}
      </View>
      {trapOwner && <TrapStrip owner={trapOwner} />}
      {owner && (
        <View style={{ position: 'absolute', right: 4, bottom: 4 }}>
          <OwnerMark owner={owner} size={14} />
        </View>
      )}
    </>
  );
}

/** No such space, or covered until the Zone is Dangerous. */
export function NoSpace({ label, height }: { readonly label: string; readonly height: number }) {
  const { colour } = useTheme();
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={{
        flex: 1,
        minWidth: 0,
        height,
        overflow: 'hidden',
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: colour.rule,
      }}
    >
      <Hatch />
    </View>
  );
}

function TrapStrip({ owner }: { readonly owner: Owner }) {
  const { fill, wash } = useOwnerInk(owner);
  return (
    <View
      style={{
        height: 23,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 6,
        borderTopWidth: 2,
        borderColor: fill,
        backgroundColor: wash,
        borderBottomLeftRadius: RADIUS.control - 2,
        borderBottomRightRadius: RADIUS.control - 2,
      }}
    >
      <Icon name="trap" size={16} color={fill} />
      <OwnerMark owner={owner} size={13} />
    </View>
  );
}

export const ICONS = {
  trampler: 'trampler',
  raptor: 'raptor',
  trap: 'trap',
  wall: 'wall',
  light: 'light',
  heavy: 'heavy',
  leader: 'leader',
} as const satisfies Record<Piece, IconName>;
