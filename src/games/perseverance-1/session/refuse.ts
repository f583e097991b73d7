import { refusing, type NameAfter } from '@/engine';
import { say, type Key } from '../say';

type RefusalName = NameAfter<'session.refusal.', Key>;

/** A command that cannot be: why, and how to go on. */
export const refuse = refusing((name: RefusalName, params) => say(`session.refusal.${name}`, params));
