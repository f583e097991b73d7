import type { Refusal } from '@/engine';
import { renderPhrase, translate } from '@/i18n';

/** What the storage refused, in the language now spoken. */
export function refusalText({ message }: Refusal): string {
  return renderPhrase(translate, message, null, (player) => player);
}
