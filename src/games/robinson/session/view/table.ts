import type { Explanation, Figure, FigureGroup, Hint, IconName, PlayerRow, TableView } from '@/engine';
import { counterName, listed, nameOf, say } from '../../say';
import { CAMP, FRIDAY } from '../../terms';
import type { Command } from '../command';
import { BODY_COUNTERS, trackOf, valueOf, type Counter, type Dial } from '../counters';
import { isDead } from '../../moments/wounds/decide';
import { tokenName } from '../wizards/tokenName';
import { earnedKey, hasShelter, playersOf, SOURCES, type State } from '../state';
import { actions, more, primary } from './actions';
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
    ...(state.tokens.length > 0 && stage !== 'finished' && { hint: tokensHint(state) }),
    shared: shared(state),
    rows: playersOf(state).map((player) => row(state, player)),
    ...(next && { primary: next }),
    actions: actions(state),
    more: more(state),
  };
}

/** Tokens are looked at before anybody plans (line 127). */
function tokensHint({ tokens }: State): Hint<Names> {
  return {
    icon: 'resolve',
    text: say('session.table.tokens', { tokens: listed(tokens.map(tokenName)) }),
    does: { kind: 'wizard', wizard: 'tokens' },
  };
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
    figures: dials.map((dial) => figure(state, CAMP, dial)),
  });
  const coming = FUTURE.filter((dial) => camp[dial] > 0);
  return [
    // Without a shelter there is neither roof nor palisade.
    group('camp', walls ? ['morale', 'weapon', 'roof', 'palisade'] : ['morale', 'weapon']),
    group('available', ['food', 'nonPerishable', 'wood', 'fur']),
    ...(coming.length > 0 ? [group('future', coming)] : []),
    ...(state.config.friday ? [friday(state)] : []),
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
  return {
    player,
    note: outside
      ? say('session.table.outside', { character })
      : player === state.first
        ? say('session.table.first', { character })
        : character,
    now: state.stage !== 'finished' && player === state.first,
    main: figure(state, player, 'wounds'),
    stats: [figure(state, player, 'determination')],
  };
}

function friday(state: State): FigureGroup<Command, Names> {
  return {
    id: FRIDAY,
    title: isDead(state, FRIDAY) ? say('session.table.fridayDead') : say('owner.friday'),
    reference: 'friday',
    figures: BODY_COUNTERS.map((counter) => ({
      ...figure(state, FRIDAY, counter),
      id: `${FRIDAY}-${counter}`,
      label: counterName(FRIDAY, counter),
    })),
  };
}

const ICONS: Readonly<Partial<Record<Counter, IconName>>> = {
  food: 'food',
  wounds: 'skull',
  weapon: 'combat',
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
