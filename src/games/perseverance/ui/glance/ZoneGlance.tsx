import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Press, SPACE, Txt, useTheme } from '@/ui';
import type { ZoneMajority } from '../../moments/assembly/assemblyNow';
import { say } from '../../say';
import { OwnerMark, ownerOf } from '../owner';
import { rankWord } from '../rankWord';

interface Props {
  readonly majority: ZoneMajority;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** One Zone in a column: who is present, most first. A tap asks what it would give now. */
export function ZoneGlance({ majority, seats, text, onPress }: Props) {
  const { colour } = useTheme();
  const { zone, population } = majority;
  const name = text(say(`zone.${zone}`));
  const note = text(say('screens.zones.population', { count: population }));
  const present = majority.presence
    .filter(({ pieces }) => pieces > 0)
    .map(({ owner: id, pieces, ...ranked }) => ({
      owner: ownerOf(id, seats, text),
      pieces,
      first: ranked.place === 'first',
      rank: ranked.place === null ? null : text(rankWord(ranked)),
    }));
  // What is read is what is seen, in the same order.
  const lines = present.map(({ owner, rank, pieces }) =>
    [owner.name, rank, pieces].filter(Boolean).join(' '),
  );
  return (
    <Press
      label={[name, note, ...lines].join('. ')}
      onPress={onPress}
      insetFocus
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        minHeight: 120,
        gap: 2,
        padding: SPACE.s3,
        backgroundColor: pressed ? colour.lit : hovered ? colour.raised : 'transparent',
      })}
    >
      <View style={{ paddingBottom: SPACE.s1 }}>
        <Txt role="nameLong" hidden>
          {`${name} `}
        </Txt>
        <Txt role="caption" tone="ink3" hidden>
          {`${note} `}
        </Txt>
      </View>
      {present.map(({ owner, rank, first, pieces }) => (
        <View key={owner.id} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
          <OwnerMark owner={owner} size={18} />
          <Txt role="label" lines={1} style={{ flexShrink: 1 }} hidden>
            {`${owner.name} `}
          </Txt>
          {rank !== null && (
            <Txt role="mark" tone={first ? 'lamp' : 'ink3'} hidden>
              {`${rank} `}
            </Txt>
          )}
          <View style={{ flexGrow: 1 }} />
          <Txt role="figureXs" hidden>
            {`${pieces} `}
          </Txt>
        </View>
      ))}
    </Press>
  );
}
