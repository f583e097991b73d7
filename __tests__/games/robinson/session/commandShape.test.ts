import * as fc from 'fast-check';
import { read, unwrap, type PutRightRow } from '@/engine';
import { robinson } from '@/games/robinson';
import { command, type Command } from '@/games/robinson/session/command';
import type { State } from '@/games/robinson/session/state';
import { meansOf } from '@/games/robinson/session/view/means';
import { CAMP } from '@/games/robinson/terms';
import { arbitraryOf } from '../../../support/arbitraryOf';
import { howMany } from '../../../support/howMany';
import { exploreWizard } from '../../../support/exploreWizard';
import { first, newTable, SEATS } from './playing';
import { randomCommand } from './randomCommands';

const throughJson = (raw: unknown): Command => unwrap(read(JSON.parse(JSON.stringify(raw)), command));

const TABLES = [newTable(1), newTable(2), newTable(4, { 'friday:4': true })];
const PLAYERS = SEATS.map(({ id }) => id);

test('law: a command made up from the shape comes through JSON as it went in', () => {
  fc.assert(
    fc.property(arbitraryOf(command.form), (raw) => {
      const made = throughJson(raw);
      expect(throughJson(made)).toStrictEqual(made);
    }),
    { numRuns: howMany(200, 10_000) },
  );
});

test('law: whatever a thumb, a stale draft or a mistake could send comes through JSON as it went in', () => {
  fc.assert(
    fc.property(randomCommand(PLAYERS), (sent) => {
      // Not strictly: what is made up has no prototype.
      expect(throughJson(sent)).toEqual(sent);
    }),
    { numRuns: howMany(300, 10_000) },
  );
});

test('what wizards, skills and tokens, and Put right send comes through JSON as it went in', () => {
  const seen = new Set<string>();
  for (const state of TABLES.flatMap((start) => statesOf(start)))
    for (const sent of sentFrom(state)) {
      seen.add(sent.type);
      expect(throughJson(sent)).toStrictEqual(sent);
    }
  // Those of the buttons alone are missing: they say nothing but what they are.
  for (const type of ['plan', 'resolveAction', 'weather', 'night', 'produce', 'demand', 'fight'] as const)
    expect([...seen]).toContain(type);
});

/** Some tables of some evenings, with enough in store that there is something to choose. */
function statesOf(start: State): readonly State[] {
  const ids = start.config.seats.map(({ id }) => id);
  const stock: readonly Command[] = [
    { type: 'beginPlay' },
    ...(['food', 'wood', 'fur', 'weapon', 'huntingDeck'] as const).map(
      (counter) => ({ type: 'correct', owner: CAMP, counter, to: 4 }) as const,
    ),
    ...ids.map((owner) => ({ type: 'correct', owner, counter: 'determination', to: 9 }) as const),
    { type: 'buildItem', item: 'pot' },
    { type: 'takeDiscovery', token: 'pot-heal' },
  ];
  const evenings = fc.sample(fc.array(randomCommand(ids), { minLength: 60, maxLength: 60 }), {
    numRuns: 3,
    seed: 11,
  });
  return evenings.flatMap((commands) => {
    let state = start;
    let planned = false;
    return [...stock, ...commands].flatMap((sent, i) => {
      const decision = robinson.decide(state, sent, first);
      if (decision.ok) state = decision.value.reduce(robinson.evolve, state);
      // The first plan is looked at whenever it comes.
      const fresh = !planned && (state.plan?.length ?? 0) > 0;
      planned ||= fresh;
      return fresh || i % 15 === 14 ? [state] : [];
    });
  });
}

function sentFrom(state: State): readonly Command[] {
  return [
    ...robinson.wizards.flatMap((wizard) =>
      exploreWizard(wizard as Parameters<typeof exploreWizard>[0], state).flatMap(({ draft }) => {
        const sent = wizard.commit(state, draft);
        return sent.ok ? [sent.value] : [];
      }),
    ),
    ...meansOf(state).map((means) => means.command),
    ...robinson.putRight(state).sections.flatMap(({ rows }) => rows.flatMap(setTo)),
  ];
}

function setTo(row: PutRightRow<Command>): readonly Command[] {
  if (row.kind === 'figure') return [row.set(row.value + 1)];
  if (row.kind === 'choice') return row.options.map(({ id }) => row.set(id));
  return row.kind === 'several' ? [row.set(row.options.map(({ id }) => id))] : [];
}
