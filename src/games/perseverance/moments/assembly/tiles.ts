import type { Ask, EachChoice, Phrase, RevealedCard } from '@/engine';
import { contestZone, populationOf, TILE_CHOICES, type CountedZone, type TileChoice } from './rule';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import { listed, say } from '../../say';
import { playersOf, type TableState } from '../../session/table';
import { forecastFor, type Choices, type Outlook, type Tile } from './forecast';
import type { Counted } from './presence';
import { TILE_WAYS, type TileWay } from './tileWay';

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
  /** How they are chosen. */
  readonly way: TileWay;
}

/** What else is chosen in the open for a Zone, once its tile shows this. */
export type AlsoOpen<Z extends string> = (zone: Z, choices: Choices<Z>) => readonly EachChoice[];

/**
 * What the holders take: with the phone, unseen, or with the tiles of the box, on one page for all; as last time, unless
 * the table wants it otherwise. With the phone the choices are in the draft and nowhere else until all are turned up: no
 * page before that one shows them.
 */
export function tilesOf<S extends TableState, Z extends string>(rules: TileRules<S, Z>) {
  /** `outlook` is asked only when somebody wants the forecast. */
  function askTiles(
    ask: Ask,
    state: S,
    counted: Counted<Z>,
    outlook: () => Outlook<Z>,
    alsoOpen: AlsoOpen<Z> = () => [],
  ): Tiles<Z> {
    const held = rules.zones.flatMap((zone): readonly Tile<Z>[] => {
      const { holder } = contestZone(counted.zones[zone].presence);
      // The Dissenters always take Votes.
      return holder === null || holder === DISSENTERS ? [] : [{ zone, holder }];
    });
    const way = ask.answered('way', TILE_WAYS) ?? state.tileWay ?? 'phone';
    const choices = choose(ask, state, { counted, held, way, outlook, alsoOpen });
    return { held, choices, turnedUp: held.every(({ zone }) => choices[zone] !== undefined), way };
  }

  interface Choosing {
    readonly counted: Counted<Z>;
    readonly held: readonly Tile<Z>[];
    readonly way: TileWay;
    readonly outlook: () => Outlook<Z>;
    readonly alsoOpen: AlsoOpen<Z>;
  }

  function choose(ask: Ask, state: S, { counted, held, way, outlook, alsoOpen }: Choosing): Choices<Z> {
    if (held.length === 0) return {} as Choices<Z>;
    const choiceOf = ({ zone, holder }: Tile<Z>) => ({
      player: holder,
      note: presenceIn(counted.zones[zone]),
      options: TILE_CHOICES.map((id) => ({
        id,
        icon: id,
        label: say(`session.assemblyWizard.${id}`),
        note: rules.worth(state, zone, counted.zones[zone], id),
      })),
    });
    if (way === 'tiles') return askInTheOpen(ask, rules.zones, held, choiceOf, alsoOpen);
    const forecast = (asker: string) => forecastFor(held, playersOf(state), outlook(), asker);
    return askUnseen(ask, playersOf(state), held, choiceOf, forecast);
  }

  return askTiles;
}

type ChoiceOf<Z extends string> = (tile: Tile<Z>) => Omit<EachChoice<TileChoice>, 'id' | 'label'>;

/** The phone comes once to everybody who holds tiles: all of them are chosen for on one page. */
function askUnseen<Z extends string>(
  ask: Ask,
  players: readonly string[],
  held: readonly Tile<Z>[],
  choiceOf: ChoiceOf<Z>,
  forecast: (asker: string) => ReturnType<typeof forecastFor>,
): Choices<Z> {
  const turns = players.flatMap((player) => {
    const own = held.filter(({ holder }) => holder === player);
    return own.length > 0 ? [{ player, own }] : [];
  });
  const taken = ask.pass({
    id: 'secret',
    title: say('session.assemblyWizard.secret'),
    help: say('session.assemblyWizard.secretHelp'),
    turns: turns.map(({ player, own }) => ({
      id: player,
      player,
      question: say('session.assemblyWizard.question'),
      choices: own.map((tile) => {
        const { note, options } = choiceOf(tile);
        return { id: tile.zone, label: say(`zone.${tile.zone}`), ...(note && { note }), options };
      }),
      forecast: () => forecast(player),
    })),
    otherwise: otherWay(
      'tiles',
      held.map(({ zone, holder }) => `secret ${holder}:${zone}`),
    ),
  });
  return chosenFor(held, ({ zone, holder }) => taken[holder]?.[zone] ?? null);
}

/** On one page; what a tile shows may open another choice right under it. */
function askInTheOpen<Z extends string>(
  ask: Ask,
  zones: readonly Z[],
  held: readonly Tile<Z>[],
  choiceOf: ChoiceOf<Z>,
  alsoOpen: AlsoOpen<Z>,
): Choices<Z> {
  const choices = chosenFor(held, (tile) => ask.answered(tileName(tile), TILE_CHOICES));
  ask.chooseEach({
    id: 'tiles',
    title: say('session.assemblyWizard.tilesUp'),
    help: say('session.assemblyWizard.tileHelp'),
    choices: zones.flatMap((zone): readonly EachChoice[] => {
      const tile = held.find((one) => one.zone === zone);
      if (!tile) return alsoOpen(zone, choices);
      const label = say('session.assemblyWizard.tileOf', {
        zone: say(`zone.${zone}`),
        player: nameOf(tile.holder),
      });
      return [{ id: `tile:${zone}`, per: tile.holder, label, ...choiceOf(tile) }, ...alsoOpen(zone, choices)];
    }),
    otherwise: otherWay('phone', held.map(tileName)),
  });
  return choices;
}

/** What the choice for a tile is called in the draft: for another holder it is made again. */
function tileName({ zone, holder }: Tile<string>): string {
  return `tile:${zone} of ${holder}`;
}

function chosenFor<Z extends string>(
  held: readonly Tile<Z>[],
  chosen: (tile: Tile<Z>) => TileChoice | null,
): Choices<Z> {
  return Object.fromEntries(
    held.flatMap((tile) => {
      const choice = chosen(tile);
      return choice === null ? [] : [[tile.zone, choice] as const];
    }),
  ) as Choices<Z>;
}

/** What was chosen one way is not carried over to the other, where it could be read. */
function otherWay(way: TileWay, answers: readonly string[]) {
  return {
    id: way,
    label: say(`session.assemblyWizard.${way}`),
    also: { ...Object.fromEntries(answers.map((name) => [name, null])), way },
  };
}

/** Who is there, and for how many Votes: in Full the page before this one is not shown unless somebody goes back to it. */
function presenceIn({ settlements, presence }: CountedZone): Phrase {
  const present = presence
    .filter(([, pieces]) => pieces > 0)
    .map(([owner, pieces]) => say('session.assemblyWizard.present', { player: nameOf(owner), pieces }));
  return say('session.assemblyWizard.presenceIn', {
    population: populationOf(settlements),
    presence: together(present),
  });
}

/** All tiles on the table at once; what was chosen with the tiles of the box has been turned up there. */
export function revealedIn<Z extends string>({
  held,
  choices,
  turnedUp,
  way,
}: Tiles<Z>): { readonly revealed?: readonly RevealedCard[] } {
  if (way !== 'phone' || !turnedUp || held.length === 0) return {};
  return {
    revealed: held.map(({ zone, holder }): RevealedCard => {
      const choice = choices[zone] ?? 'votes';
      return {
        id: zone,
        player: holder,
        label: say(`zone.${zone}`),
        icon: choice,
        choice: say(`session.assemblyWizard.${choice}`),
      };
    }),
  };
}

/** The way of the tiles, where it is not the one of last time; without a tile nobody chose any. */
export function wayOf({ tileWay = 'phone' }: Pick<TableState, 'tileWay'>, { held, way }: Tiles<string>) {
  return held.length > 0 && way !== tileWay ? { tileWay: way } : {};
}

function together(phrases: readonly Phrase[]): Phrase {
  return listed(phrases) ?? say('owner.nobody');
}
