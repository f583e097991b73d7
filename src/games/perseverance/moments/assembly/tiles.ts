import type { Ask, Phrase } from '@/engine';
import { contestZone, TILE_CHOICES, type CountedZone, type TileChoice } from './rule';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { listed, say } from '../../say';
import { playersOf, type TableState } from '../../session/table';
import { choiceId, combinations, forecastFor, type Choices, type Outlook, type Tile } from './forecast';
import type { Counted } from './presence';

/** What an episode says about its tiles. */
export interface TileRules<S extends TableState, Z extends string> {
  readonly zones: readonly Z[];
  /** What one side of a tile is worth. */
  worth(state: S, zone: Z, counted: CountedZone, choice: TileChoice): Phrase;
}

/** The tiles that players hold, and what they took so far. */
export interface Tiles<Z extends string> {
  readonly held: readonly Tile<Z>[];
  readonly choices: Choices<Z>;
  /** Everybody who holds a tile has chosen. */
  readonly turnedUp: boolean;
}

const WAYS = ['phone', 'tiles'] as const;
/** Tiles that are chosen for in one tap. */
const TOGETHER = 2;

/**
 * What the holders take: with the phone, unseen, unless the tiles of the box are used. Until they are turned up the choices
 * are in the draft and nowhere else: no page before that one shows them.
 */
export function tilesOf<S extends TableState, Z extends string>(rules: TileRules<S, Z>) {
  /** `outlook` is asked only when somebody wants the forecast. */
  function askTiles(ask: Ask, state: S, counted: Counted<Z>, outlook: () => Outlook<Z>): Tiles<Z> {
    const held = rules.zones.flatMap((zone): readonly Tile<Z>[] => {
      const { holder } = contestZone(counted.zones[zone].presence);
      // The Dissenters always take Votes.
      return holder === null || holder === DISSENTERS ? [] : [{ zone, holder }];
    });
    const choices = choose(ask, state, counted, held, outlook);
    return { held, choices, turnedUp: held.every(({ zone }) => choices[zone] !== undefined) };
  }

  function choose(
    ask: Ask,
    state: S,
    counted: Counted<Z>,
    held: readonly Tile<Z>[],
    outlook: () => Outlook<Z>,
  ): Choices<Z> {
    if (held.length === 0) return {} as Choices<Z>;
    const worth = (zone: Z, choice: TileChoice) => rules.worth(state, zone, counted.zones[zone], choice);
    if (ask.answered('way', WAYS) === 'tiles') return askInTheOpen(ask, held, worth);
    const forecast = (asker: string) => forecastFor(held, playersOf(state), outlook(), asker);
    return askUnseen(ask, turnsOf(playersOf(state), held), worth, forecast);
  }

  return askTiles;
}

type Worth<Z extends string> = (zone: Z, choice: TileChoice) => Phrase;

/** The phone comes once to everybody who holds tiles: all of them are chosen for in one tap. */
interface Turn<Z extends string> {
  readonly id: string;
  readonly player: string;
  readonly about?: Phrase;
  readonly zones: readonly Z[];
}

function turnsOf<Z extends string>(players: readonly string[], held: readonly Tile<Z>[]): readonly Turn<Z>[] {
  return players.flatMap((player): readonly Turn<Z>[] => {
    const zones = held.filter(({ holder }) => holder === player).map(({ zone }) => zone);
    if (zones.length === 0) return [];
    if (zones.length <= TOGETHER) return [{ id: player, player, zones }];
    // More than two tiles make more ways than anybody reads: then one after the other.
    return zones.map((zone) => ({
      id: `${player}:${zone}`,
      player,
      about: say(`zone.${zone}`),
      zones: [zone],
    }));
  });
}

function askUnseen<Z extends string>(
  ask: Ask,
  turns: readonly Turn<Z>[],
  worth: Worth<Z>,
  forecast: (asker: string) => ReturnType<typeof forecastFor>,
): Choices<Z> {
  const taken = ask.pass({
    id: 'secret',
    title: say('session.assemblyWizard.secret'),
    help: say('session.assemblyWizard.secretHelp'),
    turns: turns.map(({ zones, ...turn }) => ({
      ...turn,
      question: say('session.assemblyWizard.question', {
        zone: together(zones.map((zone) => say(`zone.${zone}`))),
      }),
      options: combinations(zones).map((choices) => ({
        id: choiceId(choices),
        label: choicePhrase(zones, choices),
        note: together(zones.map((zone) => worth(zone, choices[zone] ?? 'votes'))),
      })),
      forecast: () => forecast(turn.player),
    })),
    otherwise: otherWay(
      'tiles',
      turns.map(({ id }) => `secret ${id}`),
    ),
  });
  const chosen = turns.map(({ id, zones }) =>
    combinations(zones).find((choices) => choiceId(choices) === taken[id]),
  );
  return Object.assign({}, ...chosen) as Choices<Z>;
}

function askInTheOpen<Z extends string>(ask: Ask, held: readonly Tile<Z>[], worth: Worth<Z>): Choices<Z> {
  const back = otherWay(
    'phone',
    held.map(({ zone, holder }) => `tile:${zone} of ${holder}`),
  );
  const taken = held.map(({ zone, holder }, i) => {
    const choice = ask.choose({
      id: `tile:${zone}`,
      title: say('session.assemblyWizard.tileOf', { zone: say(`zone.${zone}`), player: nameOf(holder) }),
      help: say('session.assemblyWizard.tileHelp'),
      per: holder,
      options: TILE_CHOICES.map((id) => ({
        id,
        icon: id === 'votes' ? 'votes' : 'food',
        label: say(`session.assemblyWizard.${id}`),
        note: worth(zone, id),
      })),
      ...(i === 0 && { otherwise: back }),
    });
    return choice === null ? {} : { [zone]: choice };
  });
  return Object.assign({}, ...taken) as Choices<Z>;
}

/** What was chosen one way is not carried over to the other, where it could be read. */
function otherWay(way: (typeof WAYS)[number], answers: readonly string[]) {
  return {
    id: way,
    label: say(`session.assemblyWizard.${way}`),
    also: { ...Object.fromEntries(answers.map((name) => [name, null])), way },
  };
}

/** What is taken, with its Zone where there are several. */
export function choicePhrase<Z extends string>(zones: readonly Z[], choices: Choices<Z>): Phrase {
  return together(
    zones.map((zone) => {
      const choice = say(`session.assemblyWizard.${choices[zone] ?? 'votes'}`);
      return zones.length === 1
        ? choice
        : say('session.assemblyWizard.choiceOf', { zone: say(`zone.${zone}`), choice });
    }),
  );
}

export function together(phrases: readonly Phrase[]): Phrase {
  return listed(phrases) ?? say('owner.nobody');
}
