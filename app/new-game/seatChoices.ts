import { seatAnswer, type Answers, type Choice, type Seat, type SeatQuestion } from '@/engine';

export function chosenFor(question: SeatQuestion, answers: Answers, seat: string): Choice | undefined {
  const id = answers[seatAnswer(question.id, seat)] ?? question.initial;
  return question.options.find((option) => option.id === id);
}

/** Who has this option already, where only one may. */
export function takenBy(
  question: SeatQuestion,
  answers: Answers,
  seats: readonly Seat[],
  option: string,
  asking: string,
): Seat | undefined {
  if (question.shared.includes(option)) return undefined;
  return seats.find(({ id }) => id !== asking && chosenFor(question, answers, id)?.id === option);
}
