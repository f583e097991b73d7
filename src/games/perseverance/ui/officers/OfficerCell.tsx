import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Press, RADIUS, Txt, useLayout, useTheme, writeChange } from '@/ui';
import { nameOf } from '../../names';
import { say } from '../../say';
import type { OfficerShareNow } from '../../moments/assembly/assemblyNow';
import { useOwnerInk, type Owner } from '../owner';
import { rankWord } from '../rankWord';

interface Props {
  readonly officer: string;
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
  const tablet = useLayout() === 'tablet';
  const stacked = textScale > 1.2 && !tablet;
  // The words of a control must read like its label: without spaces they would run together.
  const apart = (word: string) => (stacked ? `${word} ` : ` ${word}`);
  return (
    <Press
      label={text(labelOf(officer, owner, share))}
      onPress={onPress}
      style={({ pressed }) => ({
        flex: 1,
        minWidth: 0,
        minHeight: tablet ? 112 : 60,
        flexDirection: stacked ? 'column' : 'row',
        alignItems: stacked ? 'flex-start' : 'center',
        justifyContent: stacked ? 'center' : 'flex-start',
        paddingVertical: 3,
        paddingLeft: tablet ? 20 : 9,
        paddingRight: tablet ? 16 : 7,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: place === null ? 'transparent' : fill,
        backgroundColor: first ? fill : place === null ? colour.well : wash,
        opacity: pressed ? 0.82 : 1,
      })}
    >
      <Txt role={tablet ? 'figureL3' : 'figureM'} color={ink} hidden>
        {stacked ? `${cubes} ` : `${cubes}`}
      </Txt>
      {place !== null && (
        <View
          style={{ flexGrow: 1, flexShrink: 1, minWidth: 0, alignItems: stacked ? 'flex-start' : 'flex-end' }}
        >
          <Txt
            role={tablet ? 'bodyStrong' : 'mark'}
            color={first ? ink : fill}
            align={stacked ? 'left' : 'right'}
            hidden
          >
            {apart(text(rankWord(share)))}
          </Txt>
          {owner.seat && (
            <Txt
              role={tablet ? 'figureSTablet' : 'figureXs'}
              color={ink}
              align={stacked ? 'left' : 'right'}
              hidden
            >
              {apart(followers === null ? text(say('screens.officers.unknown')) : writeChange(followers))}
            </Txt>
          )}
        </View>
      )}
    </Press>
  );
}

function labelOf(officer: string, owner: Owner, share: OfficerShareNow): Phrase {
  const params = {
    officer: say(`officer.${officer}`),
    player: nameOf(owner.id),
    cubes: share.cubes,
    place: rankWord(share),
  };
  // The Dissenters hold places and score nothing.
  if (!owner.seat || share.place === null) return say('screens.officers.cell', params);
  return share.followers === null
    ? say('screens.officers.cellAsked', params)
    : say('screens.officers.cellPays', {
        ...params,
        followers: say('amount.followers', { count: share.followers }),
      });
}
