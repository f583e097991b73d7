import type { Explanation, Figure, FigureGroup, Hint, IconName, PlayerRow, TableView } from '@/engine';
import { counterName, nameOf, say } from '../../say';
import { CAMP, DOG, FRIDAY } from '../../terms';
import type { Command } from '../command';
import { trackOf, valueOf, type Counter, type Dial } from '../counters';
import { isDead } from '../../moments/wounds/decide';
import { earnedKey, hasShelter, playersOf, SOURCES, type State } from '../state';
import { actions, more, primary } from './actions';
import { tonightLine } from './tonight';
import type { Names } from '../names';

/** What everybody shares above, then who is hurt how badly. */
export function table(state: State): TableView<Command, Names> {
  const { round, config, stage, fate } = state;
  const next = primary(state);
  return {
    heading: say('session.table.round', { round, of: config.rounds }),
    detail: fate
      ? say(fate.won ? 'session.table.won' : 'session.table.lost', {
          cause: say(`session.cause.${fate.cause}`, { player: nameOf(fate.player ?? FRIDAY) }),
        })
      : stage === 'setup' || stage === 'finished'
        ? say('session.table.setup')
        : say('session.table.phase', {
            phase: say(`phase.${stage}`),
            shelter: say(`session.table.${shelterOf(state)}`),
          }),
    pips: { lit: round, of: config.rounds },
    column: say('session.counter.wounds'),
    ...hintOf(state),
    shared: shared(state),
    rows: [...playersOf(state).map((player) => row(state, player)), ...helpers(state)],
    glance: 'glance',
    ...(next && { primary: next }),
    actions: actions(state),
    more: more(state),
  };
}

/** The night is what comes, and never more so than while the table plans. */
function hintOf(state: State): { readonly hint?: Hint<Names> } {
  const text = tonightLine(state);
  return text ? { hint: { icon: 'moon', text, does: { kind: 'screen', screen: 'tonight' } } } : {};
}

/** What is there is shown, so that the players fit on a phone; everything else is behind "more". */
function shared(state: State): readonly FigureGroup<Command, Names>[] {
  const { camp } = state;
  const walls = hasShelter(state) || camp.roof + camp.palisade > 0;
  const group = (
    id: 'camp' | 'available' | 'future',
    dials: readonly Dial[],
  ): FigureGroup<Command, Names> => ({
    id,
    title: say(`session.group.${id}`),
    reference: id === 'camp' ? 'camp' : 'resources',
    small: true,
    figures: dials.map((dial) => figure(state, CAMP, dial)),
  });
  const coming = FUTURE.filter((dial) => camp[dial] > 0);
  return [
    // Without a shelter there is neither roof nor palisade.
    group('camp', walls ? ['morale', 'weapon', 'roof', 'palisade'] : ['morale', 'weapon']),
    group('available', ['food', 'nonPerishable', 'wood', 'fur']),
    ...(coming.length > 0 ? [group('future', coming)] : []),
  ];
}

const FUTURE = [
  'futureFood',
  'futureNonPerishable',
  'futureWood',
  'futureFur',
] as const satisfies readonly Dial[];

function shelterOf({ camp }: State): 'built' | 'found' | 'open' {
  if (camp.shelter > 0) return 'built';
  return camp.tileShelter > 0 ? 'found' : 'open';
}

function row(state: State, player: string): PlayerRow<Command, Names> {
  const character = say(`character.${state.config.characters[player] ?? 'cook'}`);
  const outside = state.outside.includes(player);
  const note = outside
    ? say('session.table.outside', { character })
    : player === state.first
      ? say('session.table.first', { character })
      : character;
  return {
    player,
    note,
    ...chipsOf(state, player),
    now: state.stage !== 'finished' && player === state.first,
    main: figure(state, player, 'wounds'),
    stats: [figure(state, player, 'determination')],
  };
}

/** The wound that costs morale next, or the last one. */
function chipsOf({ config, bodies, stage }: State, id: string): Pick<PlayerRow<Command, Names>, 'chips'> {
  const life = config.lives[id];
  const { wounds = 0 } = bodies[id] ?? {};
  if (!life || stage === 'finished' || wounds >= life.last) return {};
  const next = life.moraleAt.find((space) => space > wounds && space < life.last);
  const label =
    next === undefined
      ? say('session.table.last', { at: life.last })
      : say('session.table.next', { at: next });
  return { chips: [{ id: 'next', icon: next === undefined ? 'skull' : 'down', label }] };
}

/** Friday and the Dog sit nowhere, but they are hurt, tired and counted on. */
function helpers(state: State): readonly PlayerRow<Command, Names>[] {
  const { friday, dog } = state.config;
  const rows: PlayerRow<Command, Names>[] = [];
  if (friday)
    rows.push({
      player: FRIDAY,
      named: { name: say('owner.friday'), icon: 'player' },
      note: say(isDead(state, FRIDAY) ? 'session.table.fridayDead' : 'session.table.fridayNote'),
      ...chipsOf(state, FRIDAY),
      now: false,
      main: figure(state, FRIDAY, 'wounds'),
      stats: [figure(state, FRIDAY, 'determination')],
    });
  if (dog)
    rows.push({
      player: DOG,
      named: { name: say('owner.dog'), icon: 'paw' },
      note: say('session.table.dogNote'),
      now: false,
      stats: [],
    });
  return rows;
}

const ICONS: Readonly<Partial<Record<Counter, IconName>>> = {
  food: 'food',
  wounds: 'skull',
  weapon: 'weapon',
  palisade: 'wall',
  determination: 'resolve',
};

function figure(state: State, owner: string, counter: Counter): Figure<Command, Names> {
  const why = whyOf(state, owner, counter);
  const icon = ICONS[counter];
  return {
    id: counter,
    label: say(`session.counter.${counter}`),
    value: valueOf(state, { owner, counter }) ?? 0,
    track: trackOf(state, { owner, counter }),
    ...(icon && { icon }),
    adjust: (by) => ({ type: 'adjust', owner, counter, by }),
    set: (to) => ({ type: 'correct', owner, counter, to }),
    ...(why.length > 0 && { why }),
    ...(counter === 'wounds' && { reference: 'wounds' }),
    ...(counter === 'determination' && { reference: 'determination' }),
  };
}

/** Where the number came from, source by source. */
function whyOf(state: State, owner: string, counter: Counter): Explanation {
  const earned = state.earned[earnedKey(owner, counter)] ?? {};
  return SOURCES.filter((source) => (earned[source] ?? 0) !== 0).map((source) => ({
    rule: say(`session.source.${source}`),
    note: counterName(owner, counter),
    deltas: [{ owner, asset: counter, by: earned[source] ?? 0 }],
  }));
}
