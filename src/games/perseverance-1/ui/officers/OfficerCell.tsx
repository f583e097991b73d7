import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Press, RADIUS, Txt, useTheme, writeChange } from '@/ui';
import { amount, nameOf, say } from '../../say';
import type { OfficerShareNow } from '../../session/view/officerMajorities';
import type { Officer } from '../../terms';
import { useOwnerInk, type Owner } from '../owner';
import { rankWord, spokenRank } from '../rankWord';

interface Props {
  readonly officer: Officer;
  readonly owner: Owner;
  readonly share: OfficerShareNow;
  readonly text: (phrase: Phrase) => string;
  readonly onPress: () => void;
}

/** Cubes big at the left; rank word and gain at the right. First is filled, second washed with a border. */
export function OfficerCell({ officer, owner, share, text, onPress }: Props) {
  const { colour, textScale } = useTheme();
  const { fill, wash } = useOwnerInk(owner);
  const { place, cubes, followers } = share;
  const first = place === 'first';
  const ink = first ? colour.onPlayer : place === null ? colour.inkOff : colour.ink;
  const stacked = textScale > 1.2;
  return (
    <Press
      label={text(labelOf(officer, owner, share))}
      onPress={onPress}
      style={({ pressed }) => ({
        flex: 1,
        minWidth: 0,
        minHeight: 60,
        flexDirection: stacked ? 'column' : 'row',
        alignItems: stacked ? 'flex-start' : 'center',
        justifyContent: stacked ? 'center' : 'flex-start',
        paddingVertical: stacked ? 4 : 0,
        paddingLeft: 9,
        paddingRight: 7,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: place === null ? 'transparent' : fill,
        backgroundColor: first ? fill : place === null ? colour.well : wash,
        opacity: pressed ? 0.82 : 1,
      })}
    >
      <Txt role="figureM" color={ink} hidden>
        {`${cubes}`}
      </Txt>
      {place !== null && (
        <View
          style={{ flexGrow: 1, flexShrink: 1, minWidth: 0, alignItems: stacked ? 'flex-start' : 'flex-end' }}
        >
          <Txt role="mark" color={first ? ink : fill} align={stacked ? 'left' : 'right'} hidden>
            {text(rankWord(share))}
          </Txt>
          {owner.seat && (
            <Txt role="mark" color={ink} align={stacked ? 'left' : 'right'} hidden>
              {followers === null ? text(say('screens.officers.unknown')) : writeChange(followers)}
            </Txt>
          )}
        </View>
      )}
    </Press>
  );
}

function labelOf(officer: Officer, owner: Owner, share: OfficerShareNow): Phrase {
  const params = {
    officer: say(`officer.${officer}`),
    player: nameOf(owner.id),
    cubes: amount('cubes', share.cubes),
    place: spokenRank(share),
  };
  // The Dissenters hold places and score nothing.
  if (!owner.seat || share.place === null) return say('screens.officers.cell', params);
  return share.followers === null
    ? say('screens.officers.cellAsked', params)
    : say('screens.officers.cellPays', { ...params, followers: amount('followers', share.followers) });
}
