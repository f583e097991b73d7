import { points } from '@/data/gameResult';
import { COLOURS, field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { ENDINGS, type LogDraft } from './logDraft';

/** What somebody was writing down when the app was closed. */
export function readLogDraft(at: At): LogDraft {
  const words = (key: string) => optional(field(at, key), said, '');
  return {
    gameId: words('gameId'),
    name: words('name'),
    edition: optional(field(at, 'edition'), text, null),
    date: words('date'),
    minutes: words('minutes'),
    ending: oneOf(field(at, 'ending'), ENDINGS),
    lowestWins: flag(field(at, 'lowestWins')),
    seats: list(field(at, 'seats'), (seat) => ({
      id: text(field(seat, 'id')),
      name: text(field(seat, 'name')),
      colour: oneOf(field(seat, 'colour'), COLOURS),
      role: optional(field(seat, 'role'), text, null),
      score: points(field(seat, 'score')),
      place: whole(field(seat, 'place'), { min: 1 }),
      sources: [],
    })),
    note: words('note'),
  };
}

/** Unlike `text`, it may be empty. */
function said(at: At): string {
  return at.value === '' ? '' : text(at);
}
