import {
  among,
  checkedForm,
  err,
  ifGiven,
  moveOnTrack,
  ok,
  procedure,
  shape,
  sumFigure,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { DETERMINATION, DIARY, DRUMS } from '../../pieces';
import { amount, nameOf } from '../../say';
import { AT_HIGHEST } from '../../terms';
import { body, camp, openBooks, type Books } from '../../rules/books';
import { count, morale, moraleTrack, optionalFlag, playerId } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const moralePhaseInput = shape({
  solo: optionalFlag,
  level: morale,
  track: moraleTrack,
  first: shape({ id: playerId, tokens: count, wounds: count }),
  diary: optionalFlag,
  drums: optionalFlag,
  /** What the first player takes at the highest level. */
  atHighest: ifGiven(among(AT_HIGHEST), null),
});
type MoralePhaseInput = Read<typeof moralePhaseInput>;

export interface MoralePhaseResult {
  readonly level: number;
  /** Determination tokens to gain or to discard. */
  readonly change: number;
  readonly tokens: number;
  readonly missing: number;
  readonly wounds: number;
  readonly healed: 0 | 1;
}

/** The first player takes or gives what the morale track shows. */
export const moralePhase = procedure({
  input: checkedForm(moralePhaseInput, ['level', 'track'], topChoiceFault),
  resolve: resolveMoralePhase,
  formFirst: true,
});

function resolveMoralePhase(input: MoralePhaseInput): Ruling<MoralePhaseResult> {
  const fault = checkTrack(input);
  if (fault) return err(fault);

  const { first, diary, drums } = input;
  const books = openBooks();
  const level = levelNow(input);
  if (input.solo) {
    const moved = level !== input.level;
    books.tell('morale', moved ? 'morale.solo' : 'morale.soloTop', { level }, [
      camp('morale', level - input.level),
    ]);
  }
  const heals = isTop(input) && input.atHighest === 'heal';
  const healed = heals && first.wounds > 0 ? 1 : 0;
  const base = baseOf(input, level);
  const change = base + (diary ? DIARY : 0) + (drums ? DRUMS : 0);
  const { value: tokens, lost: missing } = moveOnTrack({ min: 0 }, first.tokens, change);
  explainTokens(books, input, level, base, change, tokens);
  if (heals)
    books.tell(
      'morale',
      healed === 1 ? 'morale.heals' : 'morale.nothingToHeal',
      { player: nameOf(first.id) },
      [body(first.id, 'wounds', -healed)],
    );
  if (missing > 0)
    books.tell(
      'morale',
      'morale.missing',
      {
        player: nameOf(first.id),
        tokens: amount('determination', missing),
        wounds: amount('wounds', missing),
      },
      [body(first.id, 'wounds', missing)],
    );
  return ok({
    figures: { level, change, tokens, missing, wounds: missing, healed },
    explanation: books.steps,
  });
}

/** At the top the first player chooses. */
function topChoiceFault(input: MoralePhaseInput): Refusal | null {
  return isTop(input) && input.atHighest === null
    ? refuse('invalid-input', 'atHighest', 'refusal.topChoice')
    : null;
}

function checkTrack(input: MoralePhaseInput): Refusal | null {
  const { level, track } = input;
  const highest = highestOf(input);
  if (highest < 1) return refuse('out-of-range', 'track.values', 'refusal.shortTrack', { highest });
  return level < track.lowest || level > highest
    ? refuse('out-of-range', 'level', 'refusal.offTrack', { lowest: track.lowest, highest })
    : null;
}

function highestOf({ track }: MoralePhaseInput): number {
  return track.lowest + track.values.length - 1;
}

/** Alone, morale rises by itself before the track is read. */
function levelNow(input: MoralePhaseInput): number {
  const { level, solo } = input;
  return solo ? moveOnTrack({ min: input.track.lowest, max: highestOf(input) }, level, 1).value : level;
}

function isTop(input: MoralePhaseInput): boolean {
  return checkTrack(input) === null && levelNow(input) === highestOf(input);
}

/** Whatever is printed: nothing at level 0, and at the top 2 tokens or a healed wound. */
function baseOf(input: MoralePhaseInput, level: number): number {
  if (isTop(input)) return input.atHighest === 'heal' ? 0 : DETERMINATION;
  return level === 0 ? 0 : (input.track.values[level - input.track.lowest] ?? 0);
}

function explainTokens(
  { tell }: Books,
  { first, diary, drums }: MoralePhaseInput,
  level: number,
  base: number,
  change: number,
  tokens: number,
): void {
  if (diary) tell('morale', 'morale.diary', { count: DIARY });
  if (drums) tell('morale', 'morale.drums', { count: DRUMS });
  const terms = [base, ...(diary ? [DIARY] : []), ...(drums ? [DRUMS] : [])];
  tell(
    'morale',
    change > 0 ? 'morale.gains' : change < 0 ? 'morale.gives' : 'morale.nothing',
    { player: nameOf(first.id), level, tokens: amount('determination', Math.abs(change)) },
    [body(first.id, 'determination', tokens - first.tokens)],
    terms.length > 1 ? { figure: sumFigure(terms) } : {},
  );
}
