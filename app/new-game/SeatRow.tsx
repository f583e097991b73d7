import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import type { Seat, SeatQuestion } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Emblem, IconButton, Press, SPACE, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';
import { chosenFor } from './seatChoices';
import { SeatSheet } from './SeatSheet';

interface Props {
  readonly seat: Seat;
  /** What this seat chooses for itself, if the game asks. */
  readonly question: SeatQuestion | undefined;
  readonly text: GameText;
  /** Dragged now. */
  readonly lifted: boolean;
  /** What drags it; nothing for somebody alone. */
  readonly handle: ReactNode;
  readonly onColour: () => void;
}

/** Somebody at the table: place, colour, own choice, and the way out. */
export function SeatRow({ seat, question, text, lifted, handle, onColour }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const { leave, answers } = useNewGame((state) => state);
  const [asking, setAsking] = useState(false);
  const { id, name } = seat;
  const chosen = question && chosenFor(question, answers, id);
  // Beside the second line in one button it needs the space, or the two are read as one word.
  const names = (
    <Txt role="nameLong" lines={2}>
      {chosen ? `${name} ` : name}
    </Txt>
  );
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        minHeight: 56,
        paddingHorizontal: SPACE.s2,
        borderBottomWidth: 1,
        borderColor: colour.rule,
        backgroundColor: lifted ? colour.lit : colour.page,
      }}
    >
      {handle}
      <Press
        onPress={onColour}
        label={say('newGame.colourOf', { name, colour: say(`colour.${seat.colour}`) })}
        style={() => ({ width: 48, minHeight: 52, alignItems: 'center', justifyContent: 'center' })}
      >
        <Emblem colour={seat.colour} size={28} />
      </Press>
      {question && chosen ? (
        <Press
          onPress={() => setAsking(true)}
          label={say('newGame.seatChoice', {
            name,
            question: text(question.label),
            chosen: text(chosen.label),
          })}
          style={() => ({ flex: 1, minHeight: 52, paddingHorizontal: SPACE.s2, justifyContent: 'center' })}
        >
          {names}
          <Txt role="label" tone="ink2" lines={1}>
            {`${text(question.label)}: ${text(chosen.label)}`}
          </Txt>
        </Press>
      ) : (
        <View style={{ flex: 1, paddingHorizontal: SPACE.s2 }}>{names}</View>
      )}
      <IconButton icon="close" label={say('newGame.leave', { name })} onPress={() => leave(id)} />
      {question && (
        <SeatSheet
          seat={seat}
          question={question}
          text={text}
          visible={asking}
          onClose={() => setAsking(false)}
        />
      )}
    </View>
  );
}
