import {
  among,
  checkedForm,
  err,
  ifGiven,
  moveOnTrack,
  number,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { DETERMINATION, PLAYERS } from '../../pieces';
import { amount } from '../../say';
import { ARRANGING } from '../../terms';
import { body, camp, openBooks } from '../../rules/books';
import { count, morale, moraleTop } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const arrangeCampInput = shape({
  players: number(PLAYERS),
  tokens: count,
  /** Morale, and the end of its track. */
  level: morale,
  highest: moraleTop,
  /** Four players take one of the two. */
  choose: ifGiven(among(ARRANGING), null),
});
type ArrangeCampInput = Read<typeof arrangeCampInput>;

export interface ArrangeCampResult {
  readonly tokens: number;
  readonly tokenChange: 0 | 2;
  readonly level: number;
  readonly moraleChange: 0 | 1;
}

/** The one who arranges the camp. */
export const ARRANGER = 'arranger';

/** Determination for one, morale for all. */
export const arrangeCamp = procedure({
  input: checkedForm(arrangeCampInput, ['players'], choiceFault),
  resolve: resolveArrangeCamp,
  formFirst: true,
});

function resolveArrangeCamp(input: ArrangeCampInput): Ruling<ArrangeCampResult> {
  const fault = checkLevel(input);
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
function choiceFault(input: ArrangeCampInput): Refusal | null {
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
