import { ok, type Answers, type Refusal, type Result, type Seat } from '@/engine';
import { columnCount } from '../../pieces';
import { BREACH_TOKEN_RULES } from '../../terms';
import type { BoxValues } from '../config';
import { refuse } from '../refuse';
import { countOf, editionOf, FIELD, parseList, prefilledBox, writeList } from './fields';

/** The "check with your box" page: what was not touched stays as prefilled. */
export function readBoxAnswers(answers: Answers, seats: readonly Seat[]): Result<BoxValues, Refusal> {
  const edition = editionOf(answers);
  const players = countOf(seats);
  const box = prefilledBox(answers, seats);

  const tiles: (readonly number[])[] = [];
  for (const [i, tile] of box.scoringTiles.entries()) {
    const read = readScale(answers, FIELD.tile(edition, players, i + 1), tile);
    if (!read.ok) return read;
    tiles.push(read.value);
  }
  const scale = readScale(answers, FIELD.scale(edition, players), box.defenseScale);
  if (!scale.ok) return scale;

  const picksPath = FIELD.picks(edition);
  const picks = parseList(String(answers[picksPath] ?? ''));
  if (!picks || picks.length > MOST_PICKS) return refuse('picksTable', { count: MOST_PICKS }, picksPath);

  const columns = columnCount(players);
  const shapePath = FIELD.dinoSpaces(players);
  const shape = parseList(String(answers[shapePath] ?? writeList(box.dinoSpaces)));
  if (!shape || shape.length !== columns || shape.some((spaces) => spaces < 2 || spaces > 3))
    return refuse('dinoSpaces', { count: columns }, shapePath);

  const engineer = answers[FIELD.engineer(edition)] ?? box.engineerBonus;
  if (engineer !== 1 && engineer !== 2) return refuse('engineerBonus', undefined, FIELD.engineer(edition));
  return ok({
    scoringTiles: tiles,
    defenseScale: scale.value,
    picksTable: picks.length === 0 ? null : picks,
    breachTokenRule:
      BREACH_TOKEN_RULES.find((rule) => rule === answers[FIELD.breachRule(edition)]) ?? box.breachTokenRule,
    engineerBonus: engineer,
    dinoSpaces: shape,
  });
}

/** Of the table of rewards by Contribution. */
export const MOST_PICKS = 25;
const PLACES = 4;

function readScale(
  answers: Answers,
  path: string,
  prefilled: readonly number[],
): Result<readonly number[], Refusal> {
  const scale = parseList(String(answers[path] ?? writeList(prefilled)));
  return scale && scale.length >= 1 && scale.length <= PLACES
    ? ok(scale)
    : refuse('scale', { count: PLACES }, path);
}
