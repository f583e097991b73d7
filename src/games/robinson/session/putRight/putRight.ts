import { figureRow, type PutRight, type PutRightRow, type PutRightSection } from '@/engine';
import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { ITEM_NAMES, type Item } from '../../items';
import { PLAYERS, START } from '../../pieces';
import { cardName, nameOf, say, startingName } from '../../say';
import { CAMP, CHARACTERS, FRIDAY, PHASES, TERRAINS, type Terrain } from '../../terms';
import type { Command } from '../command';
import { BODY_COUNTERS, trackOf, valueOf, type Counter, type Dial } from '../counters';
import { SUGGESTED } from '../setup/fields';
import { FIELD_TOKENS, playersOf, type FieldToken, type State } from '../state';
import { tokenName } from '../wizards/tokenName';
import { cardsOf } from './cards';
import { freeCharacters, MOST_TILES } from './decide';
import type { Names } from '../names';

type Row = PutRightRow<Command, Names>;
type Section = PutRightSection<Command, Names>;

export function putRight(state: State): PutRight<Command, Names> {
  return {
    sections: [round(state), threat(state), weather(state), board(state), means(state), friday(state)].filter(
      ({ rows }) => rows.length > 0,
    ),
    people: {
      here: playersOf(state),
      left: state.left.map(({ id }) => id),
      leaving: say('session.putRight.leaving'),
      leave: (player) => ({ type: 'leave', player }),
      comeBack: (player) => ({ type: 'comeBack', player }),
      late:
        state.config.seats.length >= PLAYERS.max || freeCharacters(state).length === 0
          ? { reason: say('session.putRight.full') }
          : {
              note: say('session.putRight.joining', { last: SUGGESTED.last, symbols: SUGGESTED.symbols }),
              roles: freeCharacters(state).map((id) => ({ id, label: say(`character.${id}`) })),
              join: (seat, role) => ({
                type: 'join',
                seat,
                character: CHARACTERS.find((id) => id === role) ?? 'cook',
              }),
            },
    },
  };
}

function round(state: State): Section {
  const players = playersOf(state);
  const named = (id: string) => ({ id, player: id, label: say('session.own', { text: nameOf(id) }) });
  return {
    id: 'round',
    title: say('session.putRight.round'),
    rows: [
      {
        id: 'round',
        kind: 'figure',
        label: say('session.walk.round'),
        icon: 'rounds',
        value: state.round,
        track: { min: 1, max: state.config.rounds },
        set: (to) => ({ type: 'setRound', to }),
      },
      {
        id: 'phase',
        kind: 'choice',
        label: say('session.putRight.phase'),
        icon: 'next',
        value: state.stage,
        options: PHASES.map((id) => ({ id, label: say(`phase.${id}`) })),
        set: (to) => ({
          type: 'setRight',
          thing: 'stage',
          to: PHASES.find((phase) => phase === to) ?? 'event',
        }),
      },
      {
        id: 'first',
        kind: 'choice',
        label: say('session.putRight.first'),
        icon: 'player',
        value: state.first,
        options: players.map(named),
        set: (to) => ({ type: 'giveFirst', to }),
      },
      {
        id: 'outside',
        kind: 'several',
        label: say('session.putRight.outside'),
        icon: 'player',
        ticked: state.outside,
        options: players.map(named),
        set: (to) => ({ type: 'setRight', thing: 'outside', to }),
      },
      {
        id: 'scenarioScreen',
        kind: 'screen',
        screen: 'scenario',
        label: say('session.action.scenario'),
        icon: 'story',
      },
    ],
  };
}

const NO_CARD = 'none';

function threat(state: State): Section {
  const options = [
    { id: NO_CARD, label: say('session.putRight.noCard') },
    ...cardsOf(state).map((id) => ({ id, label: cardName(id) })),
  ];
  return {
    id: 'threat',
    title: say('session.putRight.threat'),
    rows: (['left', 'right'] as const).map((side) => ({
      id: `threat/${side}`,
      kind: 'choice',
      label: say(`session.putRight.${side}Space`),
      icon: 'warning',
      value: state.threat[side] ?? NO_CARD,
      options,
      set: (to) => ({
        type: 'setRight',
        thing: 'threat',
        to: { ...state.threat, [side]: to === NO_CARD ? null : to },
      }),
    })),
  };
}

const WEATHER = ['rainTokens', 'winterTokens', 'stormToken'] as const satisfies readonly Dial[];
const CAMP_DIALS = [
  'shelter',
  'tileShelter',
  'roof',
  'palisade',
  'futureFood',
  'futureNonPerishable',
  'futureWood',
  'futureFur',
  'huntingDeck',
  'foodSources',
  'woodSources',
  'plusFood',
  'plusWood',
  'buildingPawn',
] as const satisfies readonly Dial[];

function dial(state: State, owner: string, counter: Counter): Row {
  return {
    id: owner === CAMP ? counter : figureRow(owner, counter),
    kind: 'figure',
    label: say(`session.counter.${counter}`),
    value: valueOf(state, { owner, counter }) ?? 0,
    track: trackOf(state, { owner, counter }),
    set: (to) => ({ type: 'correct', owner, counter, to }),
  };
}

function weather(state: State): Section {
  return {
    id: 'weather',
    title: say('phase.weather'),
    rows: WEATHER.map((counter) => dial(state, CAMP, counter)),
  };
}

function board(state: State): Section {
  return {
    id: 'board',
    title: say('session.action.board'),
    rows: [
      ...CAMP_DIALS.map((counter) => dial(state, CAMP, counter)),
      {
        id: 'campTile',
        kind: 'figure',
        label: say('session.putRight.campTile'),
        value: state.campTile,
        track: { min: 1, max: MOST_TILES },
        set: (to) => ({ type: 'setRight', thing: 'campTile', to }),
      },
      {
        id: 'tokens',
        kind: 'several',
        label: say('session.action.tokens'),
        icon: 'edit',
        ticked: state.tokens,
        options: FIELD_TOKENS.map((id) => ({ id, label: tokenName(id) })),
        set: (to) => ({ type: 'setTokens', to: to as readonly FieldToken[] }),
      },
      {
        id: 'terrains',
        kind: 'several',
        label: say('session.action.terrains'),
        icon: 'terrain',
        ticked: state.terrains,
        options: TERRAINS.map((id) => ({ id, label: say(`terrain.${id}`) })),
        set: (to) => ({ type: 'setTerrains', to: to as readonly Terrain[] }),
      },
    ],
  };
}

function means(state: State): Section {
  return {
    id: 'means',
    title: say('session.action.means'),
    rows: [
      {
        id: 'items',
        kind: 'several',
        label: say('session.putRight.items'),
        note: say('session.putRight.itemsNote'),
        icon: 'check',
        ticked: state.items,
        options: ITEM_NAMES.map((id) => ({ id, label: say(`item.name.${id}`) })),
        set: (to) => ({ type: 'setRight', thing: 'items', to: to as readonly Item[] }),
      },
      {
        id: 'discoveries',
        kind: 'several',
        label: say('session.putRight.discoveries'),
        icon: 'discovery',
        ticked: state.discoveries,
        options: DISCOVERY_TOKENS.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
        set: (to) => ({ type: 'setRight', thing: 'discoveries', to: to as readonly DiscoveryToken[] }),
      },
      ...state.starting.map((left, item): Row => ({
        id: `starting/${item}`,
        kind: 'figure',
        label: say('session.putRight.usesLeft', {
          item: startingName(item, state.config.startingNames[item] ?? null),
        }),
        value: left,
        track: { min: 0, max: START.startingItemUses },
        set: (to) => ({
          type: 'setRight',
          thing: 'starting',
          to: state.starting.map((uses, i) => (i === item ? to : uses)),
        }),
      })),
      {
        id: 'meansScreen',
        kind: 'screen',
        screen: 'means',
        label: say('session.putRight.skills'),
        icon: 'leader',
      },
    ],
  };
}

function friday(state: State): Section {
  return {
    id: FRIDAY,
    title: say('owner.friday'),
    rows: state.config.friday ? BODY_COUNTERS.map((counter) => dial(state, FRIDAY, counter)) : [],
  };
}
