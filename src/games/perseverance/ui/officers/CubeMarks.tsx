import { View } from 'react-native';
import { Txt, useTheme } from '@/ui';
import { OwnerMark, useOwnerInk, type Owner } from '../owner';

const SIDE = 26;
const BOX = {
  width: SIDE,
  height: SIDE,
  borderRadius: 5,
  borderWidth: 1.5,
  alignItems: 'center',
  justifyContent: 'center',
} as const;

/** One space of the track: whose cube, or dashed while it is empty. */
export function Slot({ owner }: { readonly owner: Owner | undefined }) {
  const { colour } = useTheme();
  if (!owner) return <View style={{ ...BOX, borderStyle: 'dashed', borderColor: colour.edge }} />;
  return <TakenSlot owner={owner} />;
}

function TakenSlot({ owner }: { readonly owner: Owner }) {
  const { fill, wash } = useOwnerInk(owner);
  return (
    <View style={{ ...BOX, borderColor: fill, backgroundColor: wash }}>
      <OwnerMark owner={owner} size={16} />
    </View>
  );
}

interface PoolProps {
  readonly pool: readonly { readonly owner: Owner; readonly cubes: number }[];
  readonly none: string;
}

const EMBLEMS = 4;

/** Cubes on the tile, each an emblem; from five on, an emblem and a figure for each owner. */
export function PoolMarks({ pool, none }: PoolProps) {
  const all = pool.reduce((sum, { cubes }) => sum + cubes, 0);
  if (all === 0)
    return (
      <Txt role="caption" tone="ink3">
        {none}
      </Txt>
    );
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3, maxWidth: 70 }}>
      {pool.map(({ owner, cubes }) =>
        all <= EMBLEMS ? (
          Array.from({ length: cubes }, (_, i) => (
            <OwnerMark key={`${owner.id} ${i}`} owner={owner} size={14} />
          ))
        ) : (
          <View key={owner.id} style={{ flexDirection: 'row', alignItems: 'center', gap: 1 }}>
            <OwnerMark owner={owner} size={14} />
            <Txt role="mark" tone="ink2">
              {`${cubes}`}
            </Txt>
          </View>
        ),
      )}
    </View>
  );
}
