import { err, moveOnTrack, ok, type Outcome, type Refusal, type Result } from '@/engine';
import { DETERMINATION } from '../pieces';
import { amount } from '../say';
import { body, camp, openBooks } from './books';
import { refuse } from './refuse';

export interface ArrangeCampInput {
  readonly players: number;
  readonly tokens: number;
  /** Morale, and the end of its track. */
  readonly level: number;
  readonly highest: number;
  /** Four players take one of the two. */
  readonly choose: 'tokens' | 'morale' | null;
}

export interface ArrangeCampResult {
  readonly tokens: number;
  readonly tokenChange: 0 | 2;
  readonly level: number;
  readonly moraleChange: 0 | 1;
}

/** Whoever arranges the camp. */
export const ARRANGER = 'arranger';

/** Determination for one, morale for all. */
export function arrangeCamp(input: ArrangeCampInput): Result<Outcome<ArrangeCampResult>, Refusal> {
  const fault = arrangeChoiceFault(input) ?? checkLevel(input);
  if (fault) return err(fault);

  const { tokens, level, highest } = input;
  const one = picksOne(input) ? input.choose : null;
  const books = openBooks();
  if (one) books.tell('arranging', 'arrange.four');
  const tokenChange = one === 'morale' ? 0 : DETERMINATION;
  if (tokenChange > 0)
    books.tell('arranging', 'arrange.tokens', { tokens: amount('determination', tokenChange) }, [
      body(ARRANGER, 'determination', tokenChange),
    ]);
  const { value, limit } = moveOnTrack({ min: level, max: highest }, level, one === 'tokens' ? 0 : 1);
  if (limit) books.tell('arranging', 'limit.moraleTop', { level: value });
  else if (value > level) books.tell('arranging', 'arrange.morale', { level: value }, [camp('morale', 1)]);
  return ok({
    figures: {
      tokens: tokens + tokenChange,
      tokenChange,
      level: value,
      moraleChange: value > level ? 1 : 0,
    },
    explanation: books.steps,
  });
}

/** With four players one of the two effects has to be chosen. */
export function arrangeChoiceFault(input: ArrangeCampInput): Refusal | null {
  return picksOne(input) && input.choose === null
    ? refuse('invalid-input', 'choose', 'refusal.arrangeChoice')
    : null;
}

function picksOne({ players }: ArrangeCampInput): boolean {
  return players === 4;
}

function checkLevel({ level, highest }: ArrangeCampInput): Refusal | null {
  return level > highest ? refuse('out-of-range', 'level', 'refusal.aboveTop', { highest }) : null;
}
