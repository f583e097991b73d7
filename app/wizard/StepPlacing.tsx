import { useState } from 'react';
import { View } from 'react-native';
import { answerTo, type Piece } from '@/engine';
import { PieceStrip } from './PieceStrip';
import { PlaceRow } from './PlaceRow';
import type { StepProps } from './StepBody';

/**
 * The pieces above, the places below, as on the board. One piece is taken up: a tap on a place puts it there, and the next
 * free one is taken up by itself. A tap on a piece that lies somewhere takes it back.
 */
export function StepPlacing({ step, open, text, onAnswer }: StepProps<'placing'>) {
  const [wanted, setWanted] = useState<string | null>(null);
  const placeOf = (piece: string) => step.places.find(({ pieces }) => pieces.includes(piece));
  const free = step.pieces.filter(({ id }) => !placeOf(id));
  const up = free.find(({ id }) => id === wanted) ?? free[0] ?? null;
  const takeUp = ({ id }: Piece) => {
    setWanted(id);
    if (placeOf(id)) onAnswer(answerTo.put(step, id, null));
  };
  return (
    <View>
      <PieceStrip
        pieces={step.pieces}
        up={up?.id ?? null}
        placeOf={placeOf}
        lead={step.lead}
        open={open}
        text={text}
        onTakeUp={takeUp}
      />
      {step.places.map((place) => (
        <PlaceRow
          key={place.id}
          place={place}
          pieces={step.pieces.filter(({ id }) => place.pieces.includes(id))}
          up={up}
          open={open}
          text={text}
          onPut={(piece) => onAnswer(answerTo.put(step, piece.id, place.id))}
          onTakeUp={takeUp}
          onAnswer={onAnswer}
        />
      ))}
    </View>
  );
}
