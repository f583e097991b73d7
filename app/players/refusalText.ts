import type { Refusal } from '@/engine';
import { renderPhrase, translate } from '@/i18n';

/** What the storage refused, in the current language. */
export function refusalText({ message }: Refusal): string {
  return renderPhrase(translate, message, null, (player) => player);
}
