import * as fc from 'fast-check';
import { advance, startSession, unwrap } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { PERK_IDS } from '@/games/perseverance-2/perks';
import { addDinos, allDinos, takeDinos } from '@/games/perseverance-2/moments/combat/dinos';
import { checkEnclosure, mostCaptures } from '@/games/perseverance-2/moments/combat/enclosure';
import type { Command } from '@/games/perseverance-2/session/command';
import type { Event } from '@/games/perseverance-2/session/event';
import { seatOf, suppliesLeft } from '@/games/perseverance-2/session/records';
import type { State } from '@/games/perseverance-2/session/state';
import { en } from '@/games/perseverance-2/strings/en';
import { DINOS, OUTPOSTS, SOLDIERS } from '@/games/perseverance-2/terms';
import { faultFinder } from '../../../support/faultsIn';
import { decideOn, newTable, play, throughJson } from '../../session/playing';
import { howMany } from '../../../../support/howMany';
import { wander } from '../../../../support/randomFinger';

const faultsIn = faultFinder(en);
/** Whatever is breached, one Camp is free to be the Rally point. */
const start = play(
  newTable(3),
  { type: 'addArea', terrain: 'plains' },
  { type: 'addArea', terrain: 'plains' },
  { type: 'setArea', area: { id: 4, terrain: 'plains', camp: 'bo', outpost: null, watchtower: null } },
);
const players = Object.keys(start.players);

const upTo = (max: number) => fc.integer({ min: 0, max });
const dinos = fc.record({ trampler: upTo(2), raptor: upTo(2), shieldhead: upTo(1) });
const owner = fc.option(fc.constantFrom(...players), { freq: 3 });

/** What a table may have come to; a wish that the table refuses changes nothing. */
const wishes = fc
  .record({
    perks: fc.uniqueArray(fc.constantFrom(...PERK_IDS), { maxLength: 12 }),
    light: upTo(5),
    heavy: upTo(5),
    valor: upTo(6),
    glowberry: upTo(3),
    enclosure: fc.record({ trampler: upTo(4), raptor: upTo(1), shieldhead: upTo(1) }),
    toppled: fc.record({ light: upTo(2), heavy: upTo(1), leader: fc.boolean() }),
    breaches: fc.tuple(...players.map(() => dinos)),
    areas: fc.tuple(...[1, 2].map(() => fc.record({ camp: owner, outpost: owner, watchtower: owner }))),
    tile: fc.constantFrom(...OUTPOSTS),
  })
  .map(({ perks, light, heavy, valor, glowberry, enclosure, toppled, breaches, areas, tile }) => {
    const player = start.turn;
    const count = (
      counter: 'lightSoldier' | 'heavySoldier' | 'valor' | 'glowberry',
      to: number,
    ): Command => ({
      type: 'correct',
      owner: player,
      counter,
      to,
    });
    return [
      count('lightSoldier', light),
      count('heavySoldier', heavy),
      count('valor', valor),
      count('glowberry', glowberry),
      { type: 'setPieces', player, piece: 'perks', to: perks },
      { type: 'setPieces', player, piece: 'enclosure', to: enclosure },
      { type: 'setPieces', player, piece: 'toppled', to: toppled },
      ...areas.map(({ outpost, ...built }, i): Command => ({
        type: 'setArea',
        area: { id: i + 1, terrain: 'plains', ...built, outpost: outpost ? { owner: outpost, tile } : null },
      })),
      ...breaches.map((on, i): Command => ({
        type: 'setPieces',
        player: players[i] ?? '',
        piece: 'breach',
        to: { at: 'camp', dinos: on, area: i + 1, savior: { followers: 1 } },
      })),
    ] satisfies readonly Command[];
  });

function somewhere(commands: readonly Command[]): State {
  return commands.reduce<State>((state, command) => {
    const decision = decideOn(state, command);
    return decision.ok ? decision.value.reduce(perseverance2.evolve, state) : state;
  }, start);
}

/** The command of a wizard with random answers; null where a page cannot be left. */
function randomly(state: State, id: string, fingers: readonly number[]): Command | null {
  const wizard = perseverance2.wizards.find((one) => one.id === id);
  if (!wizard) throw new Error(id);
  const draft = wander(wizard, state, fingers, (step) => {
    expect(faultsIn([wizard.title(state), step])).toEqual([]);
    expect(step.help).toBeDefined();
  });
  if (!draft) return null;
  const review = wizard.review(state, draft);
  expect(faultsIn([review, wizard.wrapUp?.(state, draft)])).toEqual([]);
  expect(review.length).toBeGreaterThan(0);
  for (const { change, why } of review) expect(change === 0 || why.length > 0).toBe(true);
  return unwrap(wizard.commit(state, draft)) as Command;
}

/** Nobody and nothing appears or is gone, but for what the event says. */
function expectNothingLost(before: State, command: Command, event: Event, after: State) {
  const wish = command.type === 'byHand' ? command.command : command;
  for (const id of players) {
    expect(Object.values(suppliesLeft(after, id)).every((left) => left >= 0)).toBe(true);
    expect(checkEnclosure(seatOf(after, id).enclosure, seatOf(after, id).perks, '')).toBeNull();
  }
  if (event.type === 'fought' && (wish.type === 'combat' || wish.type === 'counterattack')) {
    const { player } = event;
    const [was, is] = [seatOf(before, player), seatOf(after, player)];
    const fought =
      wish.type === 'combat' ? wish.fight.dinos : (before.players[wish.of]?.breach?.dinos ?? event.killed);
    expect(addDinos(event.killed, event.captured)).toEqual(fought);
    expect(allDinos(event.captured)).toBeLessThanOrEqual(mostCaptures(was.perks));
    expect(is.enclosure).toEqual(takeDinos(addDinos(was.enclosure, event.captured), wish.fight.release));
    for (const kind of SOLDIERS) {
      const asset = `${kind}Soldier` as const;
      expect(is[asset]).toBe(was[asset] - event.lost[kind]);
      expect(is.toppled[kind]).toBe(was.toppled[kind] + wish.fight.committed[kind] - event.lost[kind]);
    }
  }
  if (event.type === 'attacked' && wish.type === 'dinoAttack') {
    const old = seatOf(before, event.player).breach;
    const now = seatOf(after, event.player).breach;
    if (event.success) expect(now).toEqual(old);
    else expect(now?.dinos).toEqual(addDinos(wish.card.dinos, wish.dangerousChosen ?? wish.dangerousDinos));
  }
  if (event.type === 'breachSettled') {
    const was = allDinos(
      before.players[event.player]?.breach?.dinos ?? { trampler: 0, raptor: 0, shieldhead: 0 },
    );
    const is = seatOf(after, event.player).breach;
    expect(is && allDinos(is.dinos)).toBe(was > 1 ? was - 1 : was);
    expect(DINOS.every((dino) => (is?.dinos[dino] ?? 0) >= 0)).toBe(true);
  }
}

describe('whatever is tapped in a fight', () => {
  test.each(['combat', 'counterattack', 'dinoAttack', 'breachTurn'])(
    '%s: a wizard that comes to its end is taken, is one entry, loses no Dino and no Soldier, and one undo gives the table back',
    (id) => {
      let committed = 0;
      fc.assert(
        fc.property(wishes, fc.array(fc.nat(60), { minLength: 40, maxLength: 40 }), (commands, fingers) => {
          const before = somewhere(commands);
          const command = randomly(before, id, fingers);
          if (!command) return;
          committed += 1;
          const decision = decideOn(before, command);
          if (!decision.ok) throw new Error(`${JSON.stringify(command)} ${JSON.stringify(decision.error)}`);
          const events = decision.value.map(throughJson);
          // The marker is put beside a Camp in the same entry.
          const [event, ...others] = events.filter(({ type }) => type !== 'rallied');
          const session = startSession<State, Event>(before);
          const done = unwrap(advance(perseverance2, session, { kind: 'act', at: 0, events }));
          if (!event || others.length > 0) throw new Error('more than one thing happened');
          expectNothingLost(before, command, event, done.state);
          const undone = unwrap(advance(perseverance2, done, { kind: 'undo', at: 1 }));
          expect(undone.state).toEqual(before);
          const redone = unwrap(advance(perseverance2, undone, { kind: 'redo', at: 2 }));
          expect(redone.state).toEqual(done.state);
        }),
        { numRuns: howMany(20, 40) },
      );
      // A wizard that never ends would prove nothing.
      expect(committed).toBeGreaterThan(5);
    },
  );
});
