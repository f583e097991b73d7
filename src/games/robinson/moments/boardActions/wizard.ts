import type { IconName, Phrase } from '@/engine';
import { ITEM_NAMES, type Item } from '../../items';
import { cardName, nameAlone, say } from '../../say';
import { CAMP } from '../../terms';
import { bodiesOf } from '../../session/config';
import { BODY_COUNTERS, trackOf, type BodyCounter } from '../../session/counters';
import { evolve } from '../../session/evolve';
import type { CommandOf } from '../../session/command';
import type { State } from '../../session/state';
import { askFate } from '../../session/wizards/askFate';
import { figure, wizard, type Ask } from '../../session/wizards/wizard';
import { actionsEnd } from '../actions/decideEndActions';
import { SIDES } from '../plan/planned';
import { scenarioNotes } from '../scenario/notes';
import { isDead } from '../wounds/decide';
import { BOARD_DIALS, type BoardDial } from './dials';
import { moraleAfter } from './morale';

/** What the round brought, counted once on the board; a tap is one more. */
export const boardActions = wizard({
  id: 'boardActions',
  onePage: true,
  title: () => say('session.board.title'),
  done: say('session.board.done'),
  script(ask, state) {
    // Prefilled with what is there when the pawns come back.
    const now = actionsEnd(state).reduce(evolve, state);
    const goods = askDials(ask, now, 'goods', ['food', 'nonPerishable', 'wood', 'fur']);
    const bodies = askBodies(ask, now);
    const before = { ...now, camp: { ...now.camp, morale: moraleAfter(now, bodies) } };
    const levels = askDials(ask, before, 'levels', ['weapon', 'roof', 'palisade', 'morale']);
    const shelter = askShelter(ask, now);
    const dealt = askThreat(ask, now);
    const built = askBuilt(ask, now);
    const sky = askSky(ask, now);
    const said: Partial<Record<BoardDial, number>> = { ...goods, ...levels, shelter, ...sky };
    const command: CommandOf<'boardActions'> = {
      type: 'boardActions',
      camp: Object.fromEntries(BOARD_DIALS.map((dial) => [dial, said[dial] ?? now.camp[dial]])) as Record<
        BoardDial,
        number
      >,
      bodies,
      ...built,
      dealt,
    };
    askFate(ask, state, command);
    return command;
  },
});

/** One row of numbers, four side by side. */
function askDials<D extends BoardDial>(
  ask: Ask,
  state: State,
  id: 'goods' | 'levels',
  dials: readonly D[],
): Readonly<Record<D, number>> {
  return ask.count({
    id,
    title: say(`session.board.${id}`),
    help: say('session.help.boardCount'),
    reference: id === 'goods' ? 'resources' : 'camp',
    matrix: {
      columns: dials.map((dial) => ({ id: dial, label: shortName(dial) })),
      rows: [{ id, label: say('session.board.now') }],
    },
    figures: dials.map((dial) => ({
      ...figure(
        dial,
        say(`session.counter.${dial}`),
        state.camp[dial],
        trackOf(state, { owner: CAMP, counter: dial }),
      ),
      row: id,
      column: dial,
    })),
  });
}

/** There is no room for many letters over a column. */
function shortName(dial: BoardDial): Phrase {
  if (dial === 'nonPerishable') return say('session.board.keeps');
  return dial === 'weapon' ? say('session.board.weapon') : say(`session.counter.${dial}`);
}

function askBodies(ask: Ask, state: State) {
  const living = bodiesOf(state.config).filter((id) => !isDead(state, id));
  const said: Readonly<Record<string, number>> = ask.count({
    id: 'bodies',
    title: say('session.board.bodies'),
    help: say('session.help.boardBodies'),
    reference: 'wounds',
    matrix: {
      columns: living.map((id) => ({ id, player: id, label: nameAlone(id), icon: 'player' as const })),
      rows: BODY_COUNTERS.map((counter) => ({ id: counter, label: say(`session.counter.${counter}`) })),
    },
    figures: BODY_COUNTERS.flatMap((counter) =>
      living.map((id) => ({
        ...figure<string>(
          `${id} ${counter}`,
          say('session.ofPlayer', { player: nameAlone(id), what: say(`session.counter.${counter}`) }),
          state.bodies[id]?.[counter] ?? 0,
          trackOf(state, { owner: id, counter }),
        ),
        row: counter,
        column: id,
      })),
    ),
  });
  const of = (id: string, counter: BodyCounter) => said[`${id} ${counter}`] ?? 0;
  return Object.fromEntries(
    living.map((id) => [id, { wounds: of(id, 'wounds'), determination: of(id, 'determination') }]),
  );
}

/** A small yes or no; mostly no. */
function askWhether(
  ask: Ask,
  {
    icon,
    ...about
  }: Pick<Parameters<Ask['choose']>[0], 'id' | 'title' | 'help' | 'reference'> & {
    readonly icon: IconName;
  },
): boolean {
  const said = ask.choose({
    ...about,
    layout: 'chips',
    initial: 'no',
    options: [
      { id: 'no', label: say('session.board.no') },
      { id: 'yes', label: say('session.board.yes'), icon },
    ],
  });
  return said === 'yes';
}

/** It cannot be lost, so it is only asked for where there is none. */
function askShelter(ask: Ask, { camp }: State): number {
  if (camp.shelter > 0) return camp.shelter;
  const said = askWhether(ask, {
    id: 'shelter',
    title: say('session.board.shelter'),
    help: say('session.help.boardShelter'),
    reference: 'shelter',
    icon: 'settlement',
  });
  return Number(said);
}

function askThreat(ask: Ask, { threat }: State): readonly (typeof SIDES)[number][] {
  const cards = SIDES.flatMap((side) => {
    const card = threat[side];
    return card === null
      ? []
      : [{ id: side, label: say('session.board.dealtWith', { card: cardName(card) }) }];
  });
  if (cards.length === 0) return [];
  return ask.pick({
    id: 'dealt',
    title: say('session.board.dealt'),
    help: say('session.help.boardDealt'),
    reference: 'threat-action',
    most: cards.length,
    options: () => cards,
  });
}

type Built = Pick<CommandOf<'boardActions'>, 'built' | 'scenarioBuilt'>;

/** Items matter to weather, night and morale: which ones were built is asked for where there was one. */
function askBuilt(ask: Ask, state: State): Built {
  const any = askWhether(ask, {
    id: 'any',
    title: say('session.board.any'),
    help: say('session.help.boardBuilt'),
    reference: 'inventions',
    icon: 'invention',
  });
  if (!any) return { built: [], scenarioBuilt: [] };
  const { items, inventions } = state;
  const open = ITEM_NAMES.filter((item) => !items.includes(item));
  const known = open.filter((item) => inventions.includes(item));
  const offered: readonly Item[] = known.length > 0 ? known : open;
  const named = scenarioNotes(state).items.filter(({ built }) => !built);
  const options = [
    ...named.map(({ name }) => ({ id: `${NAMED}${name}`, label: say('session.own', { text: name }) })),
    ...offered.map((item) => ({ id: item, label: say(`item.name.${item}`) })),
  ];
  const picked: readonly string[] = ask.pick<string>({
    id: 'built',
    title: say('session.board.built'),
    help: say('session.help.boardBuilt'),
    reference: 'inventions',
    most: options.length,
    options: () => options,
    missing: (some) => (some.length === 0 ? say('session.refusal.nothingChosen') : null),
  });
  return {
    built: offered.filter((item) => picked.includes(item)),
    scenarioBuilt: named.map(({ name }) => name).filter((name) => picked.includes(`${NAMED}${name}`)),
  };
}

/** Ids of items have no space in them. */
const NAMED = 'scenario ';

/** Tokens that adventures put into the weather. */
function askSky(ask: Ask, state: State): Partial<Record<BoardDial, number>> {
  const any = askWhether(ask, {
    id: 'sky',
    title: say('session.board.sky'),
    help: say('session.help.boardSky'),
    reference: 'weather-phase',
    icon: 'drop',
  });
  if (!any) return {};
  return ask.count({
    id: 'skyTokens',
    title: say('session.board.skyTokens'),
    help: say('session.help.boardSky'),
    reference: 'weather-phase',
    figures: (['rainTokens', 'winterTokens', 'stormToken'] as const).map((dial) =>
      figure(
        dial,
        say(`session.counter.${dial}`),
        state.camp[dial],
        trackOf(state, { owner: CAMP, counter: dial }),
      ),
    ),
  });
}
