import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { PresenceNow } from '../../moments/assembly/assemblyNow';
import { OwnerMark, useOwnerInk, type Owner } from '../owner';
import { rankWord } from '../rankWord';

interface Props {
  readonly owner: Owner;
  readonly presence: PresenceNow;
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** One owner's Presence: filled when first, washed when second, as in the matrix. */
export function PresenceRow({ owner, presence, text, onPress }: Props) {
  const { colour } = useTheme();
  const { fill, wash } = useOwnerInk(owner);
  const { place, pieces } = presence;
  const first = place === 'first';
  const ink = first ? colour.onPlayer : colour.ink;
  return (
    <Press
      label={text(saidOf(presence))}
      onPress={onPress}
      style={({ pressed }) => ({
        minHeight: TARGET.base,
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        alignContent: 'center',
        columnGap: SPACE.s2,
        paddingHorizontal: 10,
        paddingVertical: 4,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: place === null ? 'transparent' : fill,
        backgroundColor: first ? fill : place === null ? colour.well : wash,
        opacity: pressed ? 0.82 : 1,
      })}
    >
      <OwnerMark owner={owner} size={20} color={first ? ink : fill} />
      <Txt role="nameSmall" color={ink} hidden>
        {`${owner.name} `}
      </Txt>
      {place !== null && (
        <Txt role="mark" color={first ? ink : fill} hidden>
          {`${text(rankWord(presence))} `}
        </Txt>
      )}
      <View style={{ flexGrow: 1, flexShrink: 1 }}>
        <Txt role="caption" color={first ? ink : colour.ink2} align="right" hidden>
          {`${text(partsOf(presence))} `}
        </Txt>
      </View>
      <Txt role="figureS" color={ink} style={{ marginLeft: 'auto' }} hidden>
        {`${pieces}`}
      </Txt>
    </Press>
  );
}

/** Who, which place, and what the pieces are. */
function saidOf(presence: PresenceNow): Phrase {
  return say(presence.place === null ? 'screens.zones.pieces' : 'screens.zones.piecesRanked', {
    player: nameOf(presence.owner),
    place: rankWord(presence),
    parts: partsOf(presence),
    pieces: say('amount.pieces', { count: presence.pieces }),
  });
}

function partsOf({ parts }: PresenceNow): Phrase {
  return parts.reduceRight((rest, first) => say('screens.zones.parts.two', { first, rest }));
}
