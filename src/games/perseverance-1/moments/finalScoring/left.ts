import type { Ask, Phrase } from '@/engine';
import { lastCount } from '../../../perseverance/moments/tracking/level';
import { countOf, isCounted, type Left } from '../../../perseverance/moments/finalScoring/left';
import { PIECES, TRACKS } from '../../pieces';
import type { Breakdown, FinalPlayer } from './rule';
import { assetName, say } from '../../say';
import { FIGURE } from '../../session/known';
import { finalPlayer } from '../../session/records';
import { isFull, playersOf, type State } from '../../session/state';
import { COUNT_LIMIT, rulesFor } from '../../session/supplies';

/** What gives Followers at the end, in the order in which it is counted: of what it is counted, and what gives them. */
export const SOURCES = {
  soldiers: { left: ['light', 'heavy', 'leader'], gives: ['soldiers'] },
  fortifications: { left: ['walls', 'traps'], gives: ['fortifications'] },
  resources: { left: ['food', 'mr', 'story'], gives: ['food', 'mr', 'story'] },
  army: {
    left: ['boardLight', 'boardHeavy', 'patrolLight', 'patrolHeavy'],
    gives: ['lightSoldiers', 'heavySoldiers'],
  },
  pairs: { left: ['safeguard', 'valor'], gives: ['pairs'] },
  threat: { left: ['heavyThreat'], gives: ['threat'] },
} as const satisfies Record<
  string,
  { readonly left: readonly string[]; readonly gives: readonly (keyof Breakdown)[] }
>;
export type Source = keyof typeof SOURCES;
export const SOURCE_NAMES = Object.keys(SOURCES) as readonly Source[];
type Thing = (typeof SOURCES)[Source]['left'][number];
type Gives = (typeof SOURCES)[Source]['gives'][number];

/** The rules check that Soldiers do not add up to more than there are. */
const MOST: Readonly<Record<Thing, number>> = {
  light: PIECES.soldiersOfAKind,
  heavy: PIECES.soldiersOfAKind,
  leader: 1,
  walls: PIECES.walls,
  traps: PIECES.traps,
  food: COUNT_LIMIT,
  mr: COUNT_LIMIT,
  story: COUNT_LIMIT,
  boardLight: PIECES.soldiersOfAKind,
  boardHeavy: PIECES.soldiersOfAKind,
  patrolLight: PIECES.soldiersOfAKind,
  patrolHeavy: PIECES.soldiersOfAKind,
  safeguard: TRACKS.safeguard.max,
  valor: TRACKS.valor.max,
  heavyThreat: 5,
};

/** Followed in Essentials too; the rest only the table knows. */
const ESSENTIAL: readonly Thing[] = ['safeguard', 'valor', 'patrolLight', 'patrolHeavy', 'heavyThreat'];

/** Soldiers on the board are remembered by the name of their counter. */
const REMEMBERED_AS: Readonly<Partial<Record<Thing, string>>> = {
  boardLight: 'lightSoldier',
  boardHeavy: 'heavySoldier',
};

/** Something that somebody has left, on the page of what it is counted for. */
export interface ThingLeft extends Left {
  readonly page: Source;
  readonly thing: Thing;
  /** As the table says it. */
  readonly count: number;
  /** Whether anybody has counted it, or the app follows it. */
  readonly known: boolean;
}

/** Everything that everybody has left: in Full it may be set on its line, in Essentials it is counted on one page. */
export function everythingLeft(ask: Ask, state: State): readonly ThingLeft[] {
  return playersOf(state).flatMap((player) => {
    const followed = followedOf(state, player);
    return SOURCE_NAMES.flatMap((page) =>
      SOURCES[page].left.map((thing): ThingLeft => {
        const unfollowed = !isFull(state) && !ESSENTIAL.includes(thing);
        const last = unfollowed ? lastCount(state, memoryName(player, thing)) : undefined;
        const left = {
          player,
          thing,
          label: nameOf(state, thing),
          value: unfollowed ? (last?.value ?? 0) : followed[thing],
          most: MOST[thing],
          ...(last !== undefined && { last }),
        };
        const count = isFull(state) ? leftOverride(ask, left).value : countOf(ask, left);
        return { ...left, page, count, known: isCounted(ask, left) };
      }),
    );
  });
}

export function leftOverride(ask: Ask, { thing, player, label, value, most }: Left) {
  return ask.override(`left:${thing}:${player}`, { label, computed: value, track: { min: 0, max: most } });
}

/** The names of what was counted, under which it is remembered. */
export function countedNames(left: readonly ThingLeft[]): readonly string[] {
  return left.filter(({ known }) => known).map(({ player, thing }) => memoryName(player, thing));
}

function memoryName(player: string, thing: Thing): string {
  return FIGURE.of(REMEMBERED_AS[thing] ?? thing, player);
}

function followedOf(state: State, id: string): Readonly<Record<Thing, number>> {
  const { board, defense, patrol, ...rest } = finalPlayer(state, id);
  return {
    ...rest,
    ...defense,
    leader: defense.leader ? 1 : 0,
    boardLight: board.light,
    boardHeavy: board.heavy,
    patrolLight: patrol.light,
    patrolHeavy: patrol.heavy,
  };
}

/** The players as the rules want them. */
export function playersWith(state: State, left: readonly ThingLeft[]): readonly FinalPlayer[] {
  return playersOf(state).map((id) => {
    const own = left.filter(({ player }) => player === id);
    const of = (thing: Thing) => own.find((one) => one.thing === thing)?.count ?? 0;
    return {
      id,
      followers: state.players[id]?.followers ?? 0,
      food: of('food'),
      mr: of('mr'),
      story: of('story'),
      safeguard: of('safeguard'),
      valor: of('valor'),
      board: { light: of('boardLight'), heavy: of('boardHeavy') },
      defense: {
        light: of('light'),
        heavy: of('heavy'),
        leader: of('leader') === 1,
        walls: of('walls'),
        traps: of('traps'),
      },
      patrol: { light: of('patrolLight'), heavy: of('patrolHeavy') },
      heavyThreat: of('heavyThreat'),
    };
  });
}

const ASSETS = ['food', 'mr', 'story', 'safeguard', 'valor'] as const;

export function nameOf(state: State, what: Thing | Gives): Phrase {
  return isAsset(what) ? assetName(rulesFor(state), what) : say(`session.finalWizard.${what}`);
}

function isAsset(what: Thing | Gives): what is (typeof ASSETS)[number] {
  return ASSETS.some((asset) => asset === what);
}
