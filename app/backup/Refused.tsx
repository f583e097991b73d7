import type { Refusal } from '@/engine';
import { renderPhrase, translate, useSay } from '@/i18n';
import { Txt } from '@/ui';
import { AlertBox } from '@/ui/AlertBox';

interface Props {
  readonly refused: Refusal;
  /** Of the file, where there is one. */
  readonly name: string | null;
}

/** What is wrong with a file or a code, and that nothing has happened. */
export function Refused({ refused, name }: Props) {
  const say = useSay();
  return (
    <AlertBox>
      {name !== null && <Txt role="title">{name}</Txt>}
      <Txt>{renderPhrase(translate, refused.message, null, (player) => player)}</Txt>
      <Txt role="label" tone="ink2">
        {say('backup.untouched')}
      </Txt>
    </AlertBox>
  );
}
