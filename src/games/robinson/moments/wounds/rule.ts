import {
  distinct,
  err,
  listOf,
  number,
  ok,
  procedure,
  shape,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { amount, nameOf } from '../../say';
import { FRIDAY } from '../../terms';
import { body, camp, openBooks, type Books } from '../../rules/books';
import { bodyId, morale, moraleBottom, people } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

const last = number({ min: 1, max: 50 });

const lifeTrack = shape({
  /** A morale symbol before each of these spaces. */
  moraleAt: distinct(listOf(last, { max: 20 })),
  id: bodyId,
  /** The space of the marker, from 0. */
  wounds: number({ max: 50 }),
  /** The space of death. */
  last,
});
type Body = Read<typeof lifeTrack>;

const woundsInput = shape({
  players: people(lifeTrack, { min: 1, max: 5 }),
  morale: shape({ level: morale, lowest: moraleBottom }),
  /** In order. */
  hits: listOf(shape({ id: bodyId, wounds: number({ max: 99 }) }), { max: 50 }),
});
export type WoundsInput = Read<typeof woundsInput>;

export interface WoundsResult {
  readonly players: readonly { readonly id: string; readonly wounds: number; readonly dead: boolean }[];
  readonly morale: number;
  readonly moraleLost: number;
  readonly lost: boolean;
}

/** Markers move space by space; a player on the last one loses the game for everybody, at once (ruling 29). */
export const wounds = procedure({ input: woundsInput, resolve: resolveWounds, formFirst: true });

export function resolveWounds(input: WoundsInput): Ruling<WoundsResult> {
  const fault = checkTracks(input) ?? checkHits(input);
  if (fault) return err(fault);

  const { players, hits } = input;
  const books = openBooks();
  const space = new Map(players.map((one) => [one.id, one.wounds]));
  const isDead = (one: Body) => (space.get(one.id) ?? 0) >= one.last;
  let level = input.morale.level;
  let lost = false;
  for (const hit of hits) {
    const victim = players.find(({ id }) => id === hit.id);
    if (!victim) continue;
    if (lost || isDead(victim)) {
      books.tell('characters', 'wounds.void', {
        owner: nameOf(hit.id),
        wounds: amount('wounds', hit.wounds),
      });
      continue;
    }
    const from = space.get(hit.id) ?? 0;
    const to = Math.min(victim.last, from + hit.wounds);
    space.set(hit.id, to);
    level -= explainHit(books, victim, from, to, hit.wounds, level - input.morale.lowest);
    if (!isDead(victim)) continue;
    lost = victim.id !== FRIDAY;
    books.tell(lost ? 'ending' : 'friday', lost ? 'wounds.death' : 'wounds.fridayDies', {
      owner: nameOf(victim.id),
    });
  }
  if (hits.length === 0) books.tell('characters', 'wounds.none');
  return ok({
    figures: {
      players: players.map((one) => ({ id: one.id, wounds: space.get(one.id) ?? 0, dead: isDead(one) })),
      morale: level,
      moraleLost: input.morale.level - level,
      lost,
    },
    explanation: books.steps,
  });
}

/** One hit in words; how far morale fell, at most by what is left of its track. */
function explainHit(
  { tell }: Books,
  { id, moraleAt, last: death }: Body,
  from: number,
  to: number,
  hit: number,
  moraleLeft: number,
): number {
  tell(
    'characters',
    'wounds.hit',
    { owner: nameOf(id), wounds: amount('wounds', to - from), space: to, last: death },
    [body(id, 'wounds', to - from)],
  );
  if (from + hit > to) tell('characters', 'wounds.rest', { wounds: amount('wounds', from + hit - to) });
  const passed = moraleAt.filter((at) => at > from && at <= to).length;
  const drop = Math.min(passed, moraleLeft);
  if (drop > 0)
    tell('characters', 'wounds.morale', { owner: nameOf(id), count: drop }, [camp('morale', -drop)]);
  if (passed > drop) tell('characters', 'limit.moraleBottom', { count: passed - drop });
  return drop;
}

function checkTracks(input: WoundsInput): Refusal | null {
  for (const [i, one] of input.players.entries()) {
    if (one.wounds >= one.last)
      return refuse('out-of-range', `players[${i}].wounds`, 'refusal.lifeTrack', { last: one.last });
    const beyond = one.moraleAt.findIndex((at) => at > one.last);
    if (beyond >= 0)
      return refuse('out-of-range', `players[${i}].moraleAt[${beyond}]`, 'refusal.lifeTrack', {
        last: one.last,
      });
  }
  const { level, lowest } = input.morale;
  return level < lowest ? refuse('out-of-range', 'morale.level', 'refusal.belowBottom', { lowest }) : null;
}

function checkHits({ players, hits }: WoundsInput): Refusal | null {
  const stranger = hits.findIndex(({ id }) => !players.some((one) => one.id === id));
  return stranger < 0
    ? null
    : refuse('unknown-player', `hits[${stranger}].id`, 'refusal.unknownPlayer', {
        id: hits[stranger]?.id ?? '',
      });
}
