import * as fc from 'fast-check';

import {
  among,
  draftShape,
  EMPTY_DRAFT,
  listOf,
  phrase,
  read,
  refusal,
  wizardsOf,
  type Draft,
  type WizardStep,
} from '@/engine';

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

const wizard = wizardsOf<Camp, Supper, Command, { readonly reference: 'supper'; readonly widget: 'map' }>({
  nothingChosen: refusal('nothingChosen', phrase('nothing')),
  players: ({ people }) => people,
  review: (_state, _command, overrides, write) => [
    {
      label: phrase('total'),
      change: 0,
      total: 0,
      why: [],
      byHand: {
        worked: 0,
        value: overrides['food'] ?? 0,
        track: { min: 0 },
        write: (to) => write({ food: to ?? 0 }),
      },
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
        options: [
          { id: 'stay', label: phrase('stay') },
          { id: 'go', label: phrase('go') },
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
    ask.tell({ id: 'told', ...words('told'), lines: [{ id: 'left', label: phrase('left'), byHand: left }] });
    if (cook === null) return null;
    if (cook === 'fire' && food === 3) return { ok: false, error: refusal('burnt', phrase('burnt')) };
    return {
      type: 'supper',
      said: { player, way, cook, counts, instead, votes, drawn, hungry, left: left.value },
    };
  },
});

const stepOf = <K extends WizardStep<Draft>['kind']>(draft: Draft, id: string, kind: K, camp = CAMP) => {
  const step = supper.steps(camp, draft).find((one) => one.id === id);
  if (step?.kind !== kind) throw new Error(`no ${kind} ${id}`);
  return step as Extract<WizardStep<Draft>, { kind: K }>;
};
const saidBy = (draft: Draft, camp = CAMP) => {
  const command = supper.commit(camp, draft);
  return command.ok && command.value.type === 'supper'
    ? (command.value.said as Record<string, unknown>)
    : command;
};
const option = (draft: Draft, step: string, id: string) => {
  const found = stepOf(draft, step, 'choice').options.find((one) => one.id === id);
  if (!found) throw new Error(`no option ${id}`);
  return found.write();
};

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
  const four = stepOf(EMPTY_DRAFT, 'eat', 'figures').figures[0]?.write(4) ?? EMPTY_DRAFT;
  expect(saidBy(four)).toMatchObject({ counts: { ana: 4 } });
  expect(saidBy(four, { ...CAMP, food: 2 })).toMatchObject({ counts: { ana: 1 } });
});

test('a number takes the place of an answer that is none, and the other way round', () => {
  const nothing = stepOf(EMPTY_DRAFT, 'eat', 'figures').instead?.[0]?.write() ?? EMPTY_DRAFT;
  expect(saidBy(nothing)).toMatchObject({ instead: 'nothing' });
  expect(stepOf(nothing, 'eat', 'figures').instead?.[0]?.chosen).toBe(true);
  const two = stepOf(nothing, 'eat', 'figures').figures[1]?.write(2) ?? EMPTY_DRAFT;
  expect(saidBy(two)).toMatchObject({ instead: null, counts: { ben: 2 } });
});

test('a figure that nobody knows has a dash until somebody says it', () => {
  const one = stepOf(EMPTY_DRAFT, 'eat', 'figures').figures[0]?.write(1) ?? EMPTY_DRAFT;
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
  const two = stepOf(one, 'eat', 'figures').figures[1]?.write(1) ?? EMPTY_DRAFT;
  expect(stepOf(two, 'eat', 'figures').missing).toEqual(phrase('oneMore'));
});

test('why a step cannot be left is said on it', () => {
  const four = stepOf(EMPTY_DRAFT, 'eat', 'figures').figures[0]?.write(4) ?? EMPTY_DRAFT;
  expect(stepOf(four, 'eat', 'figures').missing).toEqual(phrase('tooMuch'));
  expect(stepOf(EMPTY_DRAFT, 'eat', 'figures').missing).toBeUndefined();
  expect(stepOf(EMPTY_DRAFT, 'vote', 'secret').missing).toEqual(phrase('nothing'));
});

test('numbers that share a sum leave each other room, and a choice says in its own words why it waits', () => {
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
  const two = step?.kind === 'figures' ? (step.figures[0]?.write(2) ?? EMPTY_DRAFT) : EMPTY_DRAFT;
  expect(mostOf(two)).toEqual([2, 1, 1]);
  // More than there is, since the table changed: nothing can grow.
  expect(mostOf(two, { ...CAMP, food: 2 })).toEqual([2, 1, 1]);
  expect(pot?.missing).toEqual(phrase('noPot'));
});

test('what is chosen unseen is never marked, and is known only by its turn', () => {
  const voted = stepOf(EMPTY_DRAFT, 'vote', 'secret').turns[1]?.options[1]?.write() ?? EMPTY_DRAFT;
  const { turns } = stepOf(voted, 'vote', 'secret');
  expect(turns.map(({ answered }) => answered)).toEqual([false, true, false]);
  expect(turns.flatMap(({ options }) => options).some(({ chosen }) => chosen)).toBe(false);
  expect(saidBy(voted)).toMatchObject({ votes: { ana: null, ben: 'go', cleo: null } });
});

test('another way to answer answers another question', () => {
  const raw = stepOf(EMPTY_DRAFT, 'cook', 'choice').otherwise?.write() ?? EMPTY_DRAFT;
  expect(saidBy(raw)).toMatchObject({ way: 'tiles', cook: 'pot' });
});

test('what a widget wrote is read by the shape of its question', () => {
  const drawn = stepOf(EMPTY_DRAFT, 'map', 'custom').write?.(['lake']) ?? EMPTY_DRAFT;
  expect(saidBy(drawn)).toMatchObject({ drawn: ['lake'] });
  expect(stepOf(drawn, 'map', 'custom').value).toEqual(['lake']);
  const spoilt = stepOf(EMPTY_DRAFT, 'map', 'custom').write?.(['sea']) ?? EMPTY_DRAFT;
  expect(saidBy(spoilt)).toMatchObject({ drawn: [] });
});

test('two pages can draw the same thing', () => {
  const drawn = stepOf(EMPTY_DRAFT, 'back', 'custom').write?.(['hill']) ?? EMPTY_DRAFT;
  expect(stepOf(drawn, 'map', 'custom').value).toEqual(['hill']);
  expect(saidBy(drawn)).toMatchObject({ drawn: ['hill'] });
});

test('a number that the rules computed can be set and taken back', () => {
  const [line] = stepOf(EMPTY_DRAFT, 'told', 'told').lines;
  const set = line?.byHand?.write(7) ?? EMPTY_DRAFT;
  expect(saidBy(set)).toMatchObject({ left: 7 });
  const back = stepOf(set, 'told', 'told').lines[0]?.byHand?.write(null) ?? set;
  expect(back).toEqual(EMPTY_DRAFT);
  expect(supper.commit(CAMP, { ...EMPTY_DRAFT, overrides: { food: 2 } })).toEqual({
    ok: true,
    value: { type: 'byHand', to: 2 },
  });
});

test('who acts is the one who was named, as long as they sit here', () => {
  const named = supper.begin(CAMP, 'cleo');
  expect([supper.actor?.of(CAMP, named), supper.actor?.of(CAMP, supper.begin(CAMP))]).toEqual([
    'cleo',
    'ben',
  ]);
  expect(supper.actor?.of({ ...CAMP, people: ['ana', 'ben'] }, named)).toBe('ben');
  expect(saidBy(named)).toMatchObject({ player: 'cleo' });
});

test('what cannot be is refused with its own reason', () => {
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
      figures: [bowls, { ...spoons, value: ask.counted('table', bowls) }],
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

test('an answer that depends on another one is asked again for another one, under the same id', () => {
  const step = (draft: Draft, id: string) => guests.steps(CAMP, draft).find((one) => one.id === id);
  const choose = (draft: Draft, id: string, option: string) => {
    const asked = step(draft, id);
    return (asked?.kind === 'choice' && asked.options.find((one) => one.id === option)?.write()) || draft;
  };
  const figures = (draft: Draft) => {
    const asked = step(draft, 'table');
    return asked?.kind === 'figures' ? asked.figures : [];
  };
  expect(step(EMPTY_DRAFT, 'host')?.missing).toEqual(phrase('noHost'));
  const ana = choose(EMPTY_DRAFT, 'host', 'ana');
  expect([guests.actor?.of(CAMP, EMPTY_DRAFT), guests.actor?.of(CAMP, ana)]).toEqual([null, 'ana']);
  expect(step(ana, 'table')?.missing).toEqual(phrase('countAll'));
  const laid = choose(figures(ana)[0]?.write(3) ?? ana, 'dish', 'soup');
  expect(step(laid, 'table')?.missing).toBeUndefined();
  expect(figures(laid).map(({ id, value, note }) => [id, value, note])).toEqual([
    ['bowls', 3, phrase('countedNow')],
    ['spoons', 3, undefined],
  ]);
  const ben = choose(laid, 'host', 'ben');
  expect(figures(ben).map(({ value, note }) => [value, note])).toEqual([
    [0, phrase('lastTime')],
    [0, undefined],
  ]);
  expect(step(ben, 'dish')?.missing).toEqual(phrase('nothing'));
  const back = guests.commit(CAMP, choose(ben, 'host', 'ana'));
  expect(back).toEqual(guests.commit(CAMP, laid));
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
