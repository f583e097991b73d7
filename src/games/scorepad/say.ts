import { phrase, refusal, type KeyOf, type PhraseParam, type Refusal, type Say } from '@/engine';
import type { en } from './strings/en';

type Key = KeyOf<typeof en>;
type RefusalName = KeyOf<(typeof en)['refusal']>;

export const say: Say<Key> = phrase;

export function refuse(
  name: RefusalName,
  params?: Readonly<Record<string, PhraseParam>>,
  path?: string,
): Refusal {
  return refusal(name, say(`refusal.${name}`, params), path);
}
