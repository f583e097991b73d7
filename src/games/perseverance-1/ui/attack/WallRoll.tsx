import { useState } from 'react';
import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Chip, Counter, SPACE, Txt } from '@/ui';
import { TRACKS } from '../../pieces';
import { nameOf, say } from '../../say';
import type { WallToRoll } from '../../moments/dinoAttack/askRolls';
import {
  faceWords,
  isSameFace,
  MOST_FOLLOWERS,
  NOTHING,
  WALL_FACES,
  type WallShown,
} from '../../moments/dinoAttack/wallFaces';
import { FaceButton, FACES } from './FaceButton';

interface Props {
  readonly wall: WallToRoll;
  readonly text: (phrase: Phrase) => string;
  readonly onFace: (shown: WallShown) => void;
  /** One number of a face that is none of the usual ones. */
  readonly onCount: (shown: WallShown) => void;
}

/** The usual faces are a tap each; any other is counted. */
export function WallRoll({ wall, text, onFace, onCount }: Props) {
  const { owner, column, shown } = wall;
  const usual = shown === null || WALL_FACES.some((face) => isSameFace(shown, face));
  const [counting, setCounting] = useState(!usual);
  const title = text(say('session.attack.wallOf', { player: nameOf(owner), column: column + 1 }));
  const now = shown ?? NOTHING;
  const figure = (id: 'followers' | 'safeguard', max: number) => {
    const name = text(say(`asset.${id}`));
    const write = (to: number) => onCount({ ...now, [id]: to });
    return (
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
        <Txt style={{ flex: 1 }}>{name}</Txt>
        <Counter
          label={`${title}, ${name}`}
          value={now[id]}
          min={0}
          max={max}
          size="small"
          onAdjust={(by) => write(now[id] + by)}
          onSet={write}
        />
      </View>
    );
  };
  return (
    <>
      <View role="radiogroup" aria-label={title} style={FACES}>
        {WALL_FACES.map((face, i) => (
          <FaceButton
            key={i}
            title={text(faceWords(face))}
            label={`${title}: ${text(faceWords(face))}`}
            chosen={!counting && isSameFace(shown, face)}
            onPress={() => {
              setCounting(false);
              onFace(face);
            }}
          />
        ))}
        <FaceButton
          title={text(say('session.attack.otherFace'))}
          label={`${title}: ${text(say('session.attack.otherFace'))}`}
          chosen={counting}
          onPress={() => setCounting(true)}
        />
      </View>
      {counting && (
        <>
          {figure('safeguard', TRACKS.safeguard.max)}
          {figure('followers', MOST_FOLLOWERS)}
          <Chip
            title={text(say('session.attack.skull'))}
            icon="skull"
            selected={now.skull}
            onPress={() => onCount({ ...now, skull: !now.skull })}
          />
        </>
      )}
    </>
  );
}
