import { err, refusal, type Refusal, type Say } from '@/engine';
import { say, type Key } from '../say';

type RefusalName = Key extends infer K ? (K extends `session.refusal.${infer Name}` ? Name : never) : never;

/** A command that cannot be: why, and how to go on. */
export function no(
  name: RefusalName,
  params?: Parameters<Say<Key>>[1],
  path?: string,
): { readonly ok: false; readonly error: Refusal } {
  return err(refusal(name, say(`session.refusal.${name}`, params), path));
}
