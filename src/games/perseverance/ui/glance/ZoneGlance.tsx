import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { Press, SPACE, Txt, useTheme } from '@/ui';
import type { ZoneMajority } from '../../moments/assembly/assemblyNow';
import { say } from '../../say';
import { OwnerMark, ownerOf } from '../owner';
import { rankWord } from '../rankWord';
import { saidOf } from '../zones/PresenceRow';

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
  const present = majority.presence.filter(({ pieces }) => pieces > 0);
  return (
    <Press
      label={[name, note, ...present.map((presence) => text(saidOf(presence)))].join('. ')}
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
          {name}
        </Txt>
        <Txt role="caption" tone="ink3" hidden>
          {note}
        </Txt>
      </View>
      {present.map((presence) => {
        const owner = ownerOf(presence.owner, seats, text);
        return (
          <View key={presence.owner} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
            <OwnerMark owner={owner} size={18} />
            <Txt role="label" lines={1} style={{ flexShrink: 1 }} hidden>
              {owner.name}
            </Txt>
            {presence.place !== null && (
              <Txt role="mark" tone={presence.place === 'first' ? 'lamp' : 'ink3'} hidden>
                {text(rankWord(presence))}
              </Txt>
            )}
            <View style={{ flexGrow: 1 }} />
            <Txt role="figureXs" hidden>
              {`${presence.pieces}`}
            </Txt>
          </View>
        );
      })}
    </Press>
  );
}
