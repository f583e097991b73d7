import { useState } from 'react';
import { View } from 'react-native';
import type { Piece, Place, TapAnswers } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { Button, Icon, Press, SPACE, TARGET, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';
import { PieceMark } from './PieceMark';
import { StepsInPlace } from './StepsInPlace';

interface Props {
  readonly place: Place;
  /** Those that lie here. */
  readonly pieces: readonly Piece[];
  /** The one that a tap puts here. */
  readonly up: Piece | null;
  readonly open: Pick<OpenSession, 'seats'>;
  readonly text: GameText;
  readonly onPut: (piece: Piece) => void;
  readonly onTakeUp: (piece: Piece) => void;
  readonly onAnswer: (answers: TapAnswers) => void;
}

/** One place: what it is for, who is there, what that comes to, and what it asks. */
export function PlaceRow({ place, pieces, up, open, text, onPut, onTakeUp, onAnswer }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const [wantsDetails, setWantsDetails] = useState(false);
  const name = text(place.label);
  const taken = pieces.length > 0;
  const why = place.reason ?? (up ? place.refuses?.[up.id] : undefined);
  const reason = why ? text(why) : up ? undefined : say('wizard.allPlaced');
  const details = wantsDetails || place.details.some(({ missing }) => missing);
  return (
    <View
      role="group"
      aria-label={name}
      style={{
        borderBottomWidth: 1,
        borderColor: colour.rule,
        backgroundColor: taken ? colour.raised : 'transparent',
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'stretch' }}>
        <Press
          onPress={() => up && onPut(up)}
          reason={reason}
          {...(up && { hint: say('wizard.putHere', { piece: text(up.label) }) })}
          insetFocus
          style={({ pressed, hovered }) => ({
            flex: 1,
            minWidth: 0,
            minHeight: TARGET.primary,
            justifyContent: 'center',
            paddingLeft: SPACE.s4,
            paddingRight: SPACE.s2,
            paddingVertical: SPACE.s1,
            backgroundColor: pressed || hovered ? colour.lit : 'transparent',
          })}
        >
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s2 }}>
            <Txt role="nameLong" tone={place.reason && !taken ? 'inkOff' : 'ink'}>
              {name}
            </Txt>
            {place.comesTo && <ComesTo comesTo={place.comesTo} taken={taken} text={text} />}
          </View>
          {place.note && (
            <Txt role="caption" tone="ink3">
              {text(place.note)}
            </Txt>
          )}
          {place.warning && (
            <Txt role="captionStrong" tone="lamp">
              {text(place.warning)}
            </Txt>
          )}
          {place.reason && !taken && (
            <Txt role="caption" tone="ink3">
              {text(place.reason)}
            </Txt>
          )}
        </Press>
        {taken && (
          <View
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'flex-end',
              gap: 4,
              maxWidth: 3 * TARGET.base + 8 + SPACE.s4,
              paddingRight: SPACE.s4,
              paddingVertical: SPACE.s1,
            }}
          >
            {pieces.map((piece) => (
              <PieceMark
                key={piece.id}
                piece={piece}
                seats={open.seats}
                label={say('wizard.takeUp', { piece: text(piece.label), place: name })}
                onPress={() => onTakeUp(piece)}
              />
            ))}
          </View>
        )}
      </View>
      {place.fault && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
          <Txt role="label" tone="loss" live="polite">
            {text(place.fault)}
          </Txt>
        </View>
      )}
      <StepsInPlace steps={place.asks} open={open} text={text} onAnswer={onAnswer} />
      {place.details.length > 0 && (
        <View style={{ flexDirection: 'row', paddingHorizontal: SPACE.s2 }}>
          <Button
            kind="quiet"
            icon={details ? 'up' : 'down'}
            title={say('wizard.placeMore')}
            label={say('wizard.placeMoreOf', { place: name })}
            onPress={() => setWantsDetails(!details)}
          />
        </View>
      )}
      {details && <StepsInPlace steps={place.details} open={open} text={text} onAnswer={onAnswer} />}
    </View>
  );
}

function ComesTo({
  comesTo,
  taken,
  text,
}: Pick<Props, 'text'> & { readonly comesTo: NonNullable<Place['comesTo']>; readonly taken: boolean }) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 4 }}>
      {comesTo.icon !== undefined && (
        <Icon name={comesTo.icon} size={18} color={taken ? colour.lamp : colour.ink3} />
      )}
      <Txt role="label" tone={taken ? 'ink2' : 'ink3'}>
        {text(comesTo.label)}
      </Txt>
    </View>
  );
}
