import { answerTo, type TapAnswers, type AskedOption } from '@/engine';
import { Button } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly option: AskedOption;
  readonly text: GameText;
  readonly onAnswer: (answers: TapAnswers) => void;
}

/** Another way to answer, for those who want it: less prominent than the usual one. */
export function Otherwise({ option, text, onAnswer }: Props) {
  return <Button kind="quiet" title={text(option.label)} onPress={() => onAnswer(answerTo.option(option))} />;
}
