import * as fc from 'fast-check';
import { perseverance2 } from '@/games/perseverance-2';
import { checkEnclosure } from '@/games/perseverance-2/moments/combat/enclosure';
import type { Command } from '@/games/perseverance-2/session/command';
import { onBoard, suppliesLeft } from '@/games/perseverance-2/session/records';
import type { State } from '@/games/perseverance-2/session/state';
import { decideOn, first, newTable, play, throughJson } from './playing';
import { randomCommand } from './randomCommands';

/** Nothing beyond its limits, whatever was done. */
function faultsIn(state: State): readonly string[] {
  return Object.entries(state.players).flatMap(([id, seat]) => {
    const left = suppliesLeft(state, id);
    const board = onBoard(state, id);
    return [
      seat.followers < 0 && 'Followers',
      (seat.valor < 0 || seat.valor > 6) && 'Valor',
      seat.votes < seat.permanentVotes && 'Permanent Votes',
      Object.values(left).some((many) => many < 0) && 'supply',
      (board.light < 0 || board.heavy < 0) && 'Soldiers on the card',
      new Set(seat.perks).size < seat.perks.length && 'Perks twice',
      checkEnclosure(seat.enclosure, seat.perks, '') !== null && 'Enclosure',
      seat.leader !== null && seat.adventure?.party.leader && 'two Leaders',
      Object.values(state.dice).some(({ inPlay, pool }) => pool < 0 || pool > inPlay) && 'dice',
    ].flatMap((fault) => (fault ? [`${id}: ${fault}`] : []));
  });
}

describe.each([2, 3, 4] as const)('with %i players, whatever is done', (players) => {
  const begun = newTable(players, { deterministicThreat: players === 3, 'start:ana': 'discovery' });
  const ids = Object.keys(begun.players);
  const start = play(
    begun,
    ...ids.flatMap((owner): readonly Command[] => [
      { type: 'correct', owner, counter: 'lightSoldier', to: 4 },
      { type: 'correct', owner, counter: 'heavySoldier', to: 2 },
      { type: 'correct', owner, counter: 'story', to: 6 },
    ]),
  );

  it('nothing throws, no limit breaks, events survive JSON, and the log gives the same state again', () => {
    fc.assert(
      fc.property(fc.array(randomCommand(ids), { minLength: 20, maxLength: 45 }), (commands) => {
        let state = start;
        const log = commands.flatMap((command) => {
          const decision = decideOn(state, command, first);
          if (!decision.ok) return [];
          expect(decision.value.length).toBeGreaterThan(0);
          const events = decision.value.map(throughJson);
          expect(events).toEqual(decision.value);
          state = events.reduce(perseverance2.evolve, state);
          expect(faultsIn(state)).toEqual([]);
          for (const event of events)
            expect(perseverance2.describe(event, state.config).fact.key).not.toBe('');
          perseverance2.table(state);
          return events;
        });
        expect(log.reduce(perseverance2.evolve, start)).toEqual(state);
      }),
      { numRuns: 60 },
    );
  });
});
