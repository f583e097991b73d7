import * as fc from 'fast-check';

import {
  among,
  answerTo,
  draftShape,
  EMPTY_DRAFT,
  listOf,
  phrase,
  read,
  refusal,
  text,
  withAnswersOf,
  withoutAnswers,
  wizardsOf,
  type Draft,
  type WizardStep,
} from '@/engine';
import { firstStep, stepsOf, type AnyWizard } from '@/state/drafts/steps';
import { tapped, tappedIfThere, type Tap } from '../support/tap';

interface Camp {
  readonly people: readonly string[];
  readonly first: string;
  readonly food: number;
}
interface Supper {
  readonly type: 'supper';
  readonly said: unknown;
}
type Command = Supper | { readonly type: 'byHand'; readonly to: number };

const CAMP: Camp = { people: ['ana', 'ben', 'cleo'], first: 'ben', food: 4 };
const words = (key: string) => ({ title: phrase(key), help: phrase(`${key}.help`) });

const wizard = wizardsOf<
  Camp,
  Supper,
  Command,
  { readonly reference: 'supper'; readonly widget: 'map' | 'pot' }
>({
  nothingChosen: refusal('nothingChosen', phrase('nothing')),
  players: ({ people }) => people,
  review: (_state, _command, overrides) => [
    {
      label: phrase('total'),
      change: 0,
      total: 0,
      why: [],
      override: { name: 'food', computed: 0, value: overrides['food'] ?? 0, track: { min: 0 } },
    },
  ],
  withOverrides: (command, { food }) => (food === undefined ? command : { type: 'byHand', to: food }),
});

const supper = wizard({
  id: 'supper',
  title: () => phrase('supper'),
  actor: { of: ({ first }) => first, others: ({ people }) => people },
  script(ask, { people, food }, player) {
    const way = ask.answered('way', ['tiles', 'phone']);
    const cook = ask.choose({
      id: 'cook',
      ...words('cook'),
      initial: 'pot',
      options: [
        { id: 'pot', label: phrase('pot') },
        { id: 'fire', label: phrase('fire'), ...(food < 2 && { reason: phrase('noFood') }) },
      ],
      otherwise: { id: 'raw', label: phrase('raw'), also: { way: 'tiles' } },
    });
    const { counts, instead } = ask.countOr({
      id: 'eat',
      ...words('eat'),
      figures: people.map((id) => ({
        id,
        label: phrase(id),
        value: 1,
        track: { min: 0, max: food },
        unknown: true,
        saidNote: phrase('counted'),
      })),
      instead: [{ id: 'nothing', label: phrase('nothing') }],
      missing: (all, unknown) => {
        if (Object.values(all).some((one) => one > 3)) return phrase('tooMuch');
        return unknown.length === 1 ? phrase('oneMore') : null;
      },
    });
    const votes = ask.pass({
      id: 'vote',
      ...words('vote'),
      turns: people.map((id) => ({
        id,
        player: id,
        question: phrase('vote'),
        choices: [
          {
            id: 'where',
            label: phrase('where'),
            options: [
              { id: 'stay', label: phrase('stay') },
              { id: 'go', label: phrase('go') },
            ],
          },
        ],
      })),
    });
    const drawn = ask.draw({
      id: 'map',
      ...words('map'),
      widget: 'map',
      shape: listOf(among(['hill', 'lake']), { max: 2 }),
      initial: [],
    });
    ask.draw({
      id: 'back',
      ...words('back'),
      widget: 'map',
      name: 'map',
      shape: listOf(among(['hill', 'lake']), { max: 2 }),
      initial: [],
    });
    const hungry = ask.tick({
      id: 'hungry',
      ...words('hungry'),
      ticked: ['ana'],
      lines: people.map((id) => ({ id, text: phrase(id) })),
    });
    const left = ask.override('left', { computed: food - 1, track: { min: 0, max: 9 } });
    ask.tell({
      id: 'told',
      ...words('told'),
      lines: [{ id: 'left', label: phrase('left'), override: left }],
    });
    if (cook === null) return null;
    if (cook === 'fire' && food === 3) return { ok: false, error: refusal('burnt', phrase('burnt')) };
    return {
      type: 'supper',
      said: { player, way, cook, counts, instead, votes, drawn, hungry, left: left.value },
    };
  },
});

const stepOf = <K extends WizardStep['kind']>(draft: Draft, id: string, kind: K, camp = CAMP) => {
  const step = supper.steps(camp, draft).find((one) => one.id === id);
  if (step?.kind !== kind) throw new Error(`no ${kind} ${id}`);
  return step as Extract<WizardStep, { kind: K }>;
};
const saidBy = (draft: Draft, camp = CAMP) => {
  const command = supper.commit(camp, draft);
  return command.ok && command.value.type === 'supper'
    ? (command.value.said as Record<string, unknown>)
    : command;
};
const give = (draft: Draft, id: string, tap: Tap) => {
  const step = supper.steps(CAMP, draft).find((one) => one.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return tapped(draft, step, tap);
};
const option = (draft: Draft, step: string, id: string) => give(draft, step, { option: id });
const eat = (draft: Draft, figure: string, to: number) => give(draft, 'eat', { figure, to });

test('what is prefilled counts until somebody answers', () => {
  expect(saidBy(EMPTY_DRAFT)).toMatchObject({
    player: 'ben',
    cook: 'pot',
    counts: { ana: 1, ben: 1, cleo: 1 },
    instead: null,
    drawn: [],
    hungry: ['ana'],
    left: 3,
  });
  expect(saidBy(option(EMPTY_DRAFT, 'cook', 'fire'))).toMatchObject({ cook: 'fire' });
});

test('an answer that is no longer possible counts as open, and comes back when it is', () => {
  const fire = option(EMPTY_DRAFT, 'cook', 'fire');
  expect(saidBy(fire, { ...CAMP, food: 1 })).toMatchObject({ cook: 'pot' });
  expect(saidBy(fire)).toMatchObject({ cook: 'fire' });
  const four = eat(EMPTY_DRAFT, 'ana', 4);
  expect(saidBy(four)).toMatchObject({ counts: { ana: 4 } });
  expect(saidBy(four, { ...CAMP, food: 2 })).toMatchObject({ counts: { ana: 1 } });
});

test('a number replaces an answer that is not a number, and the other way round', () => {
  const nothing = option(EMPTY_DRAFT, 'eat', 'nothing');
  expect(saidBy(nothing)).toMatchObject({ instead: 'nothing' });
  expect(stepOf(nothing, 'eat', 'figures').instead?.[0]?.chosen).toBe(true);
  const two = eat(nothing, 'ben', 2);
  expect(saidBy(two)).toMatchObject({ instead: null, counts: { ben: 2 } });
});

test('a figure that nobody knows is a dash until somebody gives it', () => {
  const one = eat(EMPTY_DRAFT, 'ana', 1);
  expect(stepOf(one, 'eat', 'figures').figures.map(({ unknown }) => unknown)).toEqual([
    undefined,
    true,
    true,
  ]);
  expect(stepOf(one, 'eat', 'figures').figures.map(({ note }) => note)).toEqual([
    phrase('counted'),
    undefined,
    undefined,
  ]);
  const two = eat(one, 'ben', 1);
  expect(stepOf(two, 'eat', 'figures').missing).toEqual(phrase('oneMore'));
});

test('a step that cannot be left says why', () => {
  const four = eat(EMPTY_DRAFT, 'ana', 4);
  expect(stepOf(four, 'eat', 'figures').missing).toEqual(phrase('tooMuch'));
  expect(stepOf(EMPTY_DRAFT, 'eat', 'figures').missing).toBeUndefined();
  expect(stepOf(EMPTY_DRAFT, 'vote', 'secret').missing).toEqual(phrase('nothing'));
});

test('numbers that share a total leave each other room, and a choice says in its own words why it waits', () => {
  const share = wizard({
    id: 'share',
    title: () => phrase('share'),
    script(ask, { people, food }) {
      ask.count({
        id: 'shares',
        ...words('shares'),
        together: food,
        figures: people.map((id) => ({ id, label: phrase(id), value: 1, track: { min: 0, max: 2 } })),
      });
      ask.choose({ id: 'pot', ...words('pot'), options: [], missing: phrase('noPot') });
      return null;
    },
  });
  const mostOf = (draft: Draft, camp = CAMP) => {
    const [step] = share.steps(camp, draft);
    return step?.kind === 'figures' ? step.figures.map(({ track }) => track.max) : [];
  };
  expect(mostOf(EMPTY_DRAFT)).toEqual([2, 2, 2]);
  const [step, pot] = share.steps(CAMP, EMPTY_DRAFT);
  if (!step) throw new Error('no step');
  const two = tapped(EMPTY_DRAFT, step, { figure: 'ana', to: 2 });
  expect(mostOf(two)).toEqual([2, 1, 1]);
  // More than there is, since the table changed: nothing can grow.
  expect(mostOf(two, { ...CAMP, food: 2 })).toEqual([2, 1, 1]);
  expect(pot?.missing).toEqual(phrase('noPot'));
});

test('a secret choice is never marked, and is known only by its turn', () => {
  const voted = give(EMPTY_DRAFT, 'vote', { option: 'go', turn: 'ben', choice: 'where' });
  const { turns } = stepOf(voted, 'vote', 'secret');
  expect(turns.map(({ answered }) => answered)).toEqual([false, true, false]);
  const options = turns.flatMap(({ choices }) => choices.flatMap((choice) => choice.options));
  expect(options.map(({ chosen }) => chosen)).toEqual(Array(6).fill(false));
  expect(saidBy(voted)).toMatchObject({
    votes: { ana: { where: null }, ben: { where: 'go' }, cleo: { where: null } },
  });
});

test('another way to answer answers another question', () => {
  const raw = option(EMPTY_DRAFT, 'cook', 'raw');
  expect(saidBy(raw)).toMatchObject({ way: 'tiles', cook: 'pot' });
});

test('what a widget wrote is read by the shape of its question', () => {
  const drawn = give(EMPTY_DRAFT, 'map', { drawn: ['lake'] });
  expect(saidBy(drawn)).toMatchObject({ drawn: ['lake'] });
  expect(stepOf(drawn, 'map', 'custom').value).toEqual(['lake']);
  const spoilt = give(EMPTY_DRAFT, 'map', { drawn: ['sea'] });
  expect(saidBy(spoilt)).toMatchObject({ drawn: [] });
});

test('two pages can draw the same thing', () => {
  const drawn = give(EMPTY_DRAFT, 'back', { drawn: ['hill'] });
  expect(stepOf(drawn, 'map', 'custom').value).toEqual(['hill']);
  expect(saidBy(drawn)).toMatchObject({ drawn: ['hill'] });
});

test('a number that the rules computed can be set and taken back', () => {
  const set = give(EMPTY_DRAFT, 'told', { figure: 'left', to: 7 });
  expect(saidBy(set)).toMatchObject({ left: 7 });
  const back = give(set, 'told', { figure: 'left', to: null });
  expect(back).toEqual(EMPTY_DRAFT);
  expect(supper.commit(CAMP, { ...EMPTY_DRAFT, overrides: { food: 2 } })).toEqual({
    ok: true,
    value: { type: 'byHand', to: 2 },
  });
});

test('the player who was named acts, as long as they sit here', () => {
  const named = supper.begin(CAMP, 'cleo');
  expect([supper.actor?.of(CAMP, named), supper.actor?.of(CAMP, supper.begin(CAMP))]).toEqual([
    'cleo',
    'ben',
  ]);
  expect(supper.actor?.of({ ...CAMP, people: ['ana', 'ben'] }, named)).toBe('ben');
  expect(saidBy(named)).toMatchObject({ player: 'cleo' });
});

test('what is not possible is refused with its own reason', () => {
  const fire = option(EMPTY_DRAFT, 'cook', 'fire');
  expect(supper.commit({ ...CAMP, food: 3 }, fire)).toMatchObject({ ok: false, error: { code: 'burnt' } });
  expect(supper.review({ ...CAMP, food: 3 }, fire)).toEqual([]);
});

const guests = wizard({
  id: 'guests',
  title: () => phrase('guests'),
  actor: { of: (_state, { chosen }) => chosen['host'] ?? null },
  script(ask, { people, food }) {
    const host = ask.choose({
      id: 'host',
      ...words('host'),
      missing: phrase('noHost'),
      options: people.map((id) => ({ id, label: phrase(id) })),
    });
    if (host === null) return null;
    const bowls = {
      id: 'bowls',
      label: phrase('bowls'),
      note: phrase('lastTime'),
      saidNote: phrase('countedNow'),
      value: 0,
      track: { min: 0, max: food },
      unknown: true,
      per: host,
    };
    const spoons = { id: 'spoons', label: phrase('spoons'), track: { min: 0 } };
    const counts = ask.count({
      id: 'table',
      ...words('table'),
      figures: [
        bowls,
        {
          ...spoons,
          value: ask.counted('table', bowls),
          ...(ask.given('table', bowls) === null && { note: phrase('asManyAsBowls') }),
        },
      ],
      missing: (_all, unknown) => (unknown.length > 0 ? phrase('countAll') : null),
    });
    const dish = ask.choose({
      id: 'dish',
      ...words('dish'),
      per: host,
      options: [{ id: 'soup', label: phrase('soup') }],
    });
    return { type: 'supper', said: { host, counts, dish } };
  },
});

test('an answer that depends on another is asked again when that changes, under the same id', () => {
  const step = (draft: Draft, id: string) => guests.steps(CAMP, draft).find((one) => one.id === id);
  const given = (draft: Draft, id: string, tap: Tap) => {
    const asked = step(draft, id);
    if (!asked) throw new Error(`no step ${id}`);
    return tapped(draft, asked, tap);
  };
  const choose = (draft: Draft, id: string, wanted: string) => given(draft, id, { option: wanted });
  const figures = (draft: Draft) => {
    const asked = step(draft, 'table');
    return asked?.kind === 'figures' ? asked.figures : [];
  };
  expect(step(EMPTY_DRAFT, 'host')?.missing).toEqual(phrase('noHost'));
  const ana = choose(EMPTY_DRAFT, 'host', 'ana');
  expect([guests.actor?.of(CAMP, EMPTY_DRAFT), guests.actor?.of(CAMP, ana)]).toEqual([null, 'ana']);
  expect(step(ana, 'table')?.missing).toEqual(phrase('countAll'));
  const laid = choose(given(ana, 'table', { figure: 'bowls', to: 3 }), 'dish', 'soup');
  expect(step(laid, 'table')?.missing).toBeUndefined();
  expect(figures(laid).map(({ id, value, note }) => [id, value, note])).toEqual([
    ['bowls', 3, phrase('countedNow')],
    ['spoons', 3, undefined],
  ]);
  const ben = choose(laid, 'host', 'ben');
  expect(figures(ben).map(({ value, note }) => [value, note])).toEqual([
    [0, phrase('lastTime')],
    [0, phrase('asManyAsBowls')],
  ]);
  expect(step(ben, 'dish')?.missing).toEqual(phrase('nothing'));
  const back = guests.commit(CAMP, choose(ben, 'host', 'ana'));
  expect(back).toEqual(guests.commit(CAMP, laid));
});

test('the script runs once for all that is asked about one draft, and again for another table', () => {
  let runs = 0;
  const counted = wizard({
    id: 'counted',
    title: () => phrase('counted'),
    script(ask) {
      runs += 1;
      ask.tell({ id: 'told', ...words('told'), lines: [] });
      return null;
    },
  });
  const draft = counted.begin(CAMP);
  counted.steps(CAMP, draft);
  counted.counting(CAMP, draft);
  counted.review(CAMP, draft);
  expect(runs).toBe(1);
  counted.steps({ ...CAMP }, draft);
  counted.steps(CAMP, { ...draft });
  expect(runs).toBe(3);
});

test('steps are plain JSON', () => {
  const steps = supper.steps(CAMP, eat(EMPTY_DRAFT, 'ana', 2));
  expect(JSON.parse(JSON.stringify(steps))).toEqual(steps);
});

test('it is known which answers count: those that the table still allows, each by its name', () => {
  const fire = eat(option(EMPTY_DRAFT, 'cook', 'fire'), 'ana', 4);
  const drawn = give(fire, 'map', { drawn: ['sea'] });
  expect(supper.counting(CAMP, drawn)).toEqual(['chosen/cook', 'counted/eat ana']);
  expect(supper.counting({ ...CAMP, food: 1 }, drawn)).toEqual([]);
  const raw = give(option(drawn, 'cook', 'raw'), 'told', { figure: 'left', to: 5 });
  expect(supper.counting(CAMP, { ...raw, overrides: { ...raw.overrides, food: 1, rope: 1 } })).toEqual([
    'chosen/way',
    'chosen/cook',
    'counted/eat ana',
    'overrides/left',
    'overrides/food',
  ]);
});

test('answers that do not count can be left out', () => {
  const drawn = give(eat(EMPTY_DRAFT, 'ana', 4), 'map', { drawn: ['sea'] });
  expect(withAnswersOf(drawn, supper.counting(CAMP, drawn))).toEqual(eat(EMPTY_DRAFT, 'ana', 4));
  expect(withoutAnswers(drawn, ['drawn/map'])).toEqual(eat(EMPTY_DRAFT, 'ana', 4));
});

test('the same answers can become somebody else’s, unless nobody can be named', () => {
  const fire = option(EMPTY_DRAFT, 'cook', 'fire');
  expect(saidBy(supper.actFor(fire, 'cleo'))).toMatchObject({ player: 'cleo', cook: 'fire' });
  expect(guests.actFor(fire, 'cleo')).toEqual(fire);
});

test('numbers of a set are one answer: with one the others are given as they are shown', () => {
  const pack = wizard({
    id: 'pack',
    title: () => phrase('pack'),
    script(ask, { people, food }) {
      const figures = ['soup', 'bread', 'salt'].map((id) => ({
        id,
        label: phrase(id),
        value: food - people.length,
        track: { min: 0 },
        ...(id !== 'salt' && { set: 'food' }),
      }));
      ask.count({ id: 'bag', ...words('bag'), figures });
      return { type: 'supper', said: figures.map((figure) => ask.given('bag', figure)) };
    },
  });
  const figuresOf = (camp: Camp, draft: Draft) => {
    const [bag] = pack.steps(camp, draft);
    return bag?.kind === 'figures' ? bag.figures : [];
  };
  const proposed = CAMP.food - CAMP.people.length;
  const [bag] = pack.steps(CAMP, EMPTY_DRAFT);
  if (!bag) throw new Error('no bag');
  const said = tapped(EMPTY_DRAFT, bag, { figure: 'soup', to: 7 });
  expect(pack.commit(CAMP, said)).toMatchObject({ value: { said: [7, proposed, null] } });
  const later = figuresOf({ ...CAMP, food: CAMP.food + 1 }, said);
  expect(later.map(({ value }) => value)).toEqual([7, proposed, proposed + 1]);
});

/** A cook draws the stew; how it tastes, and what has to be washed up, depends on what is in it. */
const stew = wizard({
  id: 'stew',
  title: () => phrase('stew'),
  script(ask) {
    const pot = { id: 'pot', shape: listOf(text), initial: [] };
    const tastes = ask.drawn(pot).length > 0 ? 'good' : 'thin';
    ask.draw({ ...pot, ...words('pot'), widget: 'pot', given: { tastes } });
    const { instead } = ask.countOr({
      id: 'bowls',
      ...words('bowls'),
      per: tastes,
      figures: [],
      instead: [{ id: 'none', label: phrase('none') }],
    });
    const lines = [{ id: 'pot', text: phrase('pot') }];
    const washed = ask.tick({ id: 'wash', ...words('wash'), per: tastes, lines });
    return { type: 'supper', said: { instead, washed } };
  },
});

test('a widget is given what follows from its value; insteads and ticks can depend on an earlier answer', () => {
  const step = (draft: Draft, id: string) => stew.steps(CAMP, draft).find((one) => one.id === id);
  expect(step(EMPTY_DRAFT, 'pot')).toMatchObject({ value: [], given: { tastes: 'thin' } });
  const given = (draft: Draft, id: string, tap: Tap) => {
    const asked = step(draft, id);
    if (!asked) throw new Error(`no step ${id}`);
    return tapped(draft, asked, tap);
  };
  const washed = given(given(EMPTY_DRAFT, 'bowls', { option: 'none' }), 'wash', { ticked: ['pot'] });
  expect(stew.commit(CAMP, washed)).toMatchObject({ value: { said: { instead: 'none', washed: ['pot'] } } });
  const cooked = given(washed, 'pot', { drawn: ['hare'] });
  expect(step(cooked, 'pot')).toMatchObject({ value: ['hare'], given: { tastes: 'good' } });
  expect(stew.commit(CAMP, cooked)).toMatchObject({ value: { said: { instead: null, washed: [] } } });
});

/** Who sleeps where: a tent asks about blankets once somebody is in it. */
const tents = wizard({
  id: 'tents',
  title: () => phrase('tents'),
  script(ask, { people }) {
    const pieces = people.map((id) => ({ id, player: id, group: phrase('people'), label: phrase(id) }));
    const placed = ask.placed('camp', pieces);
    const rows = ['red', 'blue'].map((tent) => {
      const inside = placed[tent] ?? [];
      const { said, steps } = ask.within(() =>
        inside.length === 0
          ? null
          : ask.choose({
              id: `blankets:${tent}`,
              ...words('blankets'),
              options: ['wool', 'fur'].map((id) => ({ id, label: phrase(id) })),
            }),
      );
      return { tent, inside, said, steps };
    });
    ask.place({
      id: 'camp',
      ...words('camp'),
      pieces,
      places: rows.map(({ tent, inside, steps }) => ({
        id: tent,
        label: phrase(tent),
        asks: steps,
        details: [],
        ...(inside.length > 2 && { fault: phrase('narrow') }),
        ...(tent === 'blue' && { refuses: { ana: phrase('sneezes') } }),
      })),
      missing: rows.every(({ inside }) => inside.length === 0) ? phrase('nobody') : null,
    });
    return { type: 'supper', said: rows.map(({ tent, inside, said }) => [tent, inside, said]) };
  },
});

describe('pieces on places', () => {
  const page = (draft: Draft) => {
    const [step] = tents.steps(CAMP, draft);
    if (step?.kind !== 'placing') throw new Error('nothing is placed');
    return step;
  };
  const put = (draft: Draft, piece: string, on: string | null) =>
    tapped(draft, page(draft), { put: piece, on });
  const on = (draft: Draft) => Object.fromEntries(page(draft).places.map(({ id, pieces }) => [id, pieces]));

  test('a tap puts one there, in the order of the taps; another one takes it up', () => {
    const two = put(put(EMPTY_DRAFT, 'cleo', 'red'), 'ana', 'red');
    expect(on(two)).toEqual({ red: ['cleo', 'ana'], blue: [] });
    expect(on(put(two, 'cleo', 'blue'))).toEqual({ red: ['ana'], blue: ['cleo'] });
    expect(on(put(two, 'cleo', null))).toEqual({ red: ['ana'], blue: [] });
    expect(() => put(EMPTY_DRAFT, 'ana', 'blue')).toThrow('sneezes');
  });

  test('what a place asks is in its row, and the page waits for it, and for what is wrong', () => {
    expect(page(EMPTY_DRAFT).missing).toEqual(phrase('nobody'));
    const one = put(EMPTY_DRAFT, 'ben', 'blue');
    expect([page(one).missing, page(one).places[1]?.asks.length]).toEqual([phrase('nothing'), 1]);
    expect(tents.steps(CAMP, one)).toHaveLength(1);
    const said = tapped(one, page(one), { inside: 'blankets:blue', tap: { option: 'fur' } });
    expect(page(said).missing).toBeUndefined();
    expect(tents.commit(CAMP, said)).toMatchObject({
      value: {
        said: [
          ['red', [], null],
          ['blue', ['ben'], 'fur'],
        ],
      },
    });
    const all = put(put(put(EMPTY_DRAFT, 'ana', 'red'), 'ben', 'red'), 'cleo', 'red');
    const full = tapped(all, page(all), { inside: 'blankets:red', tap: { option: 'wool' } });
    expect(page(full).missing).toEqual(phrase('narrow'));
  });

  test('law: whatever is tapped, each piece lies on one place at most, and nothing is lost or doubled', () => {
    const tap = fc.record({
      put: fc.constantFrom(...CAMP.people),
      on: fc.constantFrom('red', 'blue', null),
    });
    fc.assert(
      fc.property(fc.array(tap, { maxLength: 12 }), (taps) => {
        const draft = taps.reduce(
          (now, one) => tappedIfThere(now, page(now), one) ?? now,
          EMPTY_DRAFT as Draft,
        );
        const lying = Object.values(on(draft)).flat();
        expect(new Set(lying).size).toBe(lying.length);
        for (const piece of CAMP.people) {
          const last = taps
            .filter((one) => one.put === piece && !(piece === 'ana' && one.on === 'blue'))
            .at(-1);
          expect(Object.entries(on(draft)).find(([, pieces]) => pieces.includes(piece))?.[0] ?? null).toBe(
            last?.on ?? null,
          );
        }
        expect(tents.counting(CAMP, draft).includes('ticked/camp')).toBe('camp' in draft.ticked);
      }),
      { numRuns: 200 },
    );
  });
});

test('a stored draft that is none is not read; one without answers is a draft', () => {
  expect([null, 7, 'x', [], {}].map((stored) => read(stored, draftShape).ok)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('law: a stored draft is read or refused, and what is read comes back from JSON as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const draft = read(stored, draftShape);
      if (!draft.ok) return;
      supper.steps(CAMP, draft.value);
      expect(read(JSON.parse(JSON.stringify(draft.value)), draftShape)).toEqual(draft);
    }),
  );
});

describe('several choices on one page', () => {
  const both = [
    { id: 'tent', label: phrase('tent') },
    { id: 'fire', label: phrase('fire') },
  ];
  const sleeping = wizard({
    id: 'sleeping',
    reviewOnLast: true,
    title: () => phrase('sleeping'),
    script(ask, { people }) {
      ask.tell({ id: 'camp', ...words('camp'), known: true, lines: [] });
      const where = ask.chooseEach({
        id: 'where',
        ...words('where'),
        choices: people.map((id) => ({ id: `sleeps:${id}`, player: id, label: phrase(id), options: both })),
        otherwise: { id: 'all', label: phrase('all'), also: { 'sleeps:ana': 'tent' } },
      });
      const counts = ask.count({
        id: 'blankets',
        ...words('blankets'),
        matrix: {
          columns: people.map((id) => ({ id, player: id, label: phrase(id) })),
          rows: [{ id: 'wool', label: phrase('wool') }],
        },
        figures: people.map((id) => ({
          id,
          row: 'wool',
          column: id,
          label: phrase('wool'),
          value: 0,
          track: { min: 0, max: 2 },
        })),
      });
      return { type: 'supper', said: { where, counts } };
    },
  });
  const [, where] = sleeping.steps(CAMP, EMPTY_DRAFT);
  if (where?.kind !== 'choices') throw new Error('no choices');

  test('each is marked and counts by itself, and the page waits for all of them', () => {
    expect(where.missing).toBeDefined();
    const one = tapped(EMPTY_DRAFT, where, { choice: 'sleeps:ben', option: 'fire' });
    const [, now] = sleeping.steps(CAMP, one);
    expect(now?.missing).toBeDefined();
    expect(
      now?.kind === 'choices' &&
        now.choices.map(({ id, options }) => [id, options.find(({ chosen }) => chosen)?.id ?? null]),
    ).toEqual([
      ['sleeps:ana', null],
      ['sleeps:ben', 'fire'],
      ['sleeps:cleo', null],
    ]);
    const all = CAMP.people.reduce(
      (draft, id) => tapped(draft, where, { choice: `sleeps:${id}`, option: 'tent' }),
      one,
    );
    expect(sleeping.steps(CAMP, all)[1]?.missing).toBeUndefined();
    expect(sleeping.counting(CAMP, all)).toEqual(CAMP.people.map((id) => `chosen/sleeps:${id}`));
  });

  test('several options are one answer', () => {
    const options = where.choices.map(({ options: [first] }) => first).filter((one) => one !== undefined);
    expect(answerTo.options(options)).toEqual({
      chosen: { 'sleeps:ana': 'tent', 'sleeps:ben': 'tent', 'sleeps:cleo': 'tent' },
    });
  });

  test('a matrix and the places of its figures reach the screen as they are', () => {
    const [, , blankets] = sleeping.steps(CAMP, EMPTY_DRAFT);
    expect(blankets).toMatchObject({
      kind: 'figures',
      matrix: { rows: [{ id: 'wool' }], columns: CAMP.people.map((id) => ({ id })) },
      figures: CAMP.people.map((id) => ({ row: 'wool', column: id })),
    });
  });

  test('it begins behind what is known, and the last step is where it is reviewed', () => {
    const any = sleeping as unknown as AnyWizard;
    expect(stepsOf(any, CAMP, EMPTY_DRAFT)).toEqual(['camp', 'where', 'blankets']);
    expect(firstStep(any, CAMP, EMPTY_DRAFT)).toBe('where');
  });
});
