import type { AskedOption } from '@/engine';
import { Button } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly option: AskedOption<unknown>;
  readonly text: GameText;
  readonly onWrite: (draft: unknown) => void;
}

/** Another way to answer, for those who want it: it stands back behind the usual one. */
export function Otherwise({ option, text, onWrite }: Props) {
  return <Button kind="quiet" title={text(option.label)} onPress={() => onWrite(option.write())} />;
}
