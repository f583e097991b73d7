import type { Result } from '@/engine';

export type ExpressionFault = 'empty' | 'trailing' | 'twoSigns' | 'tooLong' | 'notANumber';

const MAX_DIGITS = 9;

/**
 * Reads what a person types while adding up a hand: "3+6+2", "12-5", "-4". Digits and signs, nothing else; so "1e9"
 * is refused, and "3+" says that a number is missing.
 */
export function parseExpression(text: string): Result<number, ExpressionFault> {
  const tight = text.replace(/\s/g, '').replace(/[−–]/g, '-');
  if (tight === '') return refuse('empty');
  if (!/^[0-9+-]+$/.test(tight)) return refuse('notANumber');
  if (/[+-]$/.test(tight)) return refuse('trailing');
  if (/[+-]{2}/.test(tight)) return refuse('twoSigns');
  const terms = tight.match(/[+-]?[0-9]+/g) ?? [];
  if (terms.some((term) => term.replace(/^[+-]/, '').length > MAX_DIGITS)) return refuse('tooLong');
  return { ok: true, value: terms.reduce((sum, term) => sum + Number(term), 0) };
}

/** Whether there is anything to add up, so that "= 11" is worth showing. */
export function isSum(text: string): boolean {
  return /[0-9]\s*[+−–-]/.test(text);
}

function refuse(error: ExpressionFault): Result<never, ExpressionFault> {
  return { ok: false, error };
}
