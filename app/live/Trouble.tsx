import type { Refusal } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import { Txt } from '@/ui';
import { AlertBox } from '@/ui/AlertBox';

/** Why it did not work, in the app's own words. */
export function wordsOf({ message }: Refusal): string {
  return renderPhrase(translate, message, null, (player) => player);
}

export function Trouble({ words }: { readonly words: string }) {
  return (
    <AlertBox>
      <Txt>{words}</Txt>
    </AlertBox>
  );
}
