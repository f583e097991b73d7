import { seatAnswer, type Seat, type SeatQuestion } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Choice, Sheet } from '@/ui';
import type { GameText } from '../text/useGameText';
import { chosenFor, takenBy } from './seatChoices';

interface Props {
  readonly seat: Seat;
  readonly question: SeatQuestion;
  readonly text: GameText;
  readonly visible: boolean;
  readonly onClose: () => void;
}

/** One seat's own choice; what somebody else has is disabled, and says who has it. */
export function SeatSheet({ seat, question, text, visible, onClose }: Props) {
  const say = useSay();
  const { seats, answers, answer } = useNewGame((state) => state);
  return (
    <Sheet visible={visible} title={`${text(question.label)}: ${seat.name}`} onClose={onClose}>
      <Choice
        label={text(question.label)}
        hideLabel
        value={chosenFor(question, answers, seat.id)?.id ?? null}
        options={question.options.map(({ id, label, note, seats: least = 0 }) => {
          const owner = takenBy(question, answers, seats, id, seat.id);
          return {
            id,
            title: text(label),
            note: note && text(note),
            reason:
              seats.length < least
                ? say('newGame.fromSeats', { count: least })
                : owner && say('newGame.takenBy', { name: owner.name }),
          };
        })}
        onChange={(id) => {
          answer(seatAnswer(question.id, seat.id), id);
          onClose();
        }}
      />
    </Sheet>
  );
}
