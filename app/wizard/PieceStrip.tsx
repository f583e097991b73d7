import { Platform, View, type ViewStyle } from 'react-native';
import type { Phrase, Piece, Place } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { SPACE, TARGET, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';
import { PieceMark } from './PieceMark';

interface Props {
  readonly pieces: readonly Piece[];
  /** The one that is taken up. */
  readonly up: string | null;
  readonly placeOf: (piece: string) => Place | undefined;
  readonly lead: Phrase | undefined;
  readonly open: Pick<OpenSession, 'seats'>;
  readonly text: GameText;
  readonly onTakeUp: (piece: Piece) => void;
}

/** In sight while the places scroll below it; where that is not possible it scrolls along. */
const STAYS = (Platform.OS === 'web' ? { position: 'sticky', top: 0, zIndex: 1 } : {}) as ViewStyle;

/** Everybody's pieces, those that lie somewhere in outline. */
export function PieceStrip({ pieces, up, placeOf, lead, open, text, onTakeUp }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const labelOf = (piece: Piece) => {
    const place = placeOf(piece.id);
    return place
      ? say('wizard.pieceOn', { piece: text(piece.label), place: text(place.label) })
      : text(piece.label);
  };
  return (
    <View
      style={{
        ...STAYS,
        gap: SPACE.s1,
        paddingHorizontal: SPACE.s4,
        paddingBottom: SPACE.s2,
        backgroundColor: colour.page,
        borderBottomWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View
        role="radiogroup"
        aria-label={say('wizard.pieces')}
        style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s3, rowGap: SPACE.s1 }}
      >
        {groupsOf(pieces, text).map(([name, own]) => (
          // A name of one long word is wider than its piece: it is not broken.
          <View key={name} style={widthFor(own.length)}>
            <Txt role="caption" tone="ink2" align="center">
              {name}
            </Txt>
            <View style={{ flexDirection: 'row', justifyContent: 'center', gap: 4 }}>
              {own.map((piece) => (
                <PieceMark
                  key={piece.id}
                  piece={piece}
                  seats={open.seats}
                  label={labelOf(piece)}
                  up={piece.id === up}
                  away={placeOf(piece.id) !== undefined}
                  one
                  onPress={() => onTakeUp(piece)}
                />
              ))}
            </View>
          </View>
        ))}
      </View>
      {lead && (
        <Txt role="label" tone="ink2">
          {text(lead)}
        </Txt>
      )}
    </View>
  );
}

/** Pieces by the heading they share, in their order. */
function groupsOf(
  pieces: readonly Piece[],
  text: GameText,
): readonly (readonly [string, readonly Piece[]])[] {
  const groups = new Map<string, readonly Piece[]>();
  for (const piece of pieces) {
    const name = text(piece.group);
    groups.set(name, [...(groups.get(name) ?? []), piece]);
  }
  return [...groups];
}

function widthFor(pieces: number) {
  const row = pieces * TARGET.base + (pieces - 1) * 4;
  return { minWidth: row, maxWidth: row + TARGET.base };
}
