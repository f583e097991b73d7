import type { Phrase } from '@/engine';
import { say } from '../../say';
import { FIELD_TOKENS, type State } from '../state';
import { tokenName } from './tokenName';
import type { Ask } from './wizard';

/** Which tokens lie on the action fields and tracks; `missing` is why the wizard waits. */
export function askTokens(ask: Ask, { tokens }: State, missing: Phrase | null = null): State['tokens'] {
  const ticked = ask.tick({
    id: 'tokens',
    title: say('session.action.tokens'),
    help: say('session.help.tokens'),
    reference: 'tokens',
    ticked: tokens,
    lines: FIELD_TOKENS.map((id) => ({ id, text: tokenName(id) })),
    missing: () => missing,
  });
  return FIELD_TOKENS.filter((token) => ticked.includes(token));
}
