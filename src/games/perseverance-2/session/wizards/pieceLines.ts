import { DRY_RUN, type ExplainStep, type ReviewLine } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { say } from '../../say';
import type { Command } from '../command';
import { decide } from '../decide/decide';
import { evolve } from '../evolve';
import { campsOf, outpostsOf, seatOf, settlementsOf, watchtowersOf } from '../records';
import type { State } from '../state';
import { describe } from '../view/describe';
import { dinoLines } from '../../moments/combat/dinoLines';

/** What a command does to the pieces of everybody: Perks, Dinos and what is built are on no counter of the review. */
export function pieceLines(state: State, command: Command): readonly ReviewLine[] {
  const decision = decide(state, command, DRY_RUN);
  if (!decision.ok) return [];
  const after = decision.value.reduce(evolve, state);
  const perkWhy = decision.value
    .filter(({ type }) => type === 'perkGained')
    .flatMap((event) => event.why ?? []);
  const pieceWhy = decision.value
    .filter(({ type }) => type === 'cardGave')
    .map((event): ExplainStep => ({ rule: describe(event).fact }));
  return playersOf(state).flatMap((player) => {
    const before = seatOf(state, player);
    const now = seatOf(after, player);
    const counts = [
      ['perks', before.perks.length, now.perks.length],
      ['settlements', settlementsOf(state, player), settlementsOf(after, player)],
      ['outposts', outpostsOf(state, player), outpostsOf(after, player)],
      ['camps', campsOf(state, player), campsOf(after, player)],
      ['watchtowers', watchtowersOf(state, player), watchtowersOf(after, player)],
    ] as const;
    return [
      ...counts
        .filter(([, from, to]) => from !== to)
        .map(([what, from, to]) => ({
          player,
          label: what === 'perks' ? say('session.group.perks') : say(`session.built.${what}`),
          change: to - from,
          total: to,
          why: what === 'perks' ? perkWhy : pieceWhy,
        })),
      ...dinoLines({
        player,
        where: 'enclosure',
        before: before.enclosure,
        after: now.enclosure,
        why: [...pieceWhy, ...perkWhy],
      }),
    ];
  });
}
