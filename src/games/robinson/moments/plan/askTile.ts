import type { Phrase } from '@/engine';
import { sourceName } from '../productionPhase/sources';
import { say } from '../../say';
import { CUBES, type Cube } from '../../terms';
import { openTiles, tileNotes, type State } from '../../session/state';
import { figure, type Ask } from '../../session/wizards/wizard';
import { SPACES } from './decide';
import type { Planned } from './planned';
import type { InRow } from './askRow';

const OTHER = 'other';
const SECOND = ' second';

/** A source that the table knows of. */
interface KnownSource {
  readonly id: string;
  readonly tile: number;
  readonly second: boolean;
  /** Nobody said that the tile shows two. */
  readonly unsure: boolean;
  /** Why it gives nothing now. */
  readonly reason: Phrase | null;
}

/** From which tile: those that lie face up with a source of this kind, the first that still gives one prefilled. */
export function askTile(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  row: string,
  one: Planned,
): InRow {
  const { cube } = one;
  if (cube === null) return { one: null };
  const known = knownSources(state, planned, cube);
  const said = ask.choose({
    id: `tile:${row}`,
    title: say('session.plan.whichTile'),
    help: say('session.help.tile', { camp: state.campTile }),
    reference: 'gathering',
    layout: 'chips',
    initial: known.find(({ reason, unsure }) => reason === null && !unsure)?.id ?? null,
    missing: say('session.plan.tileMissing'),
    options: [
      ...known.map(({ id, tile, second, reason }) => ({
        id,
        label: tileName(state, tile, second),
        ...(reason && { reason }),
      })),
      { id: OTHER, label: say('session.plan.otherTile') },
    ],
  });
  if (said === null) return { one: null };
  const space = said === OTHER ? askNumber(ask, state, row) : Number.parseInt(said, 10);
  const second = said.endsWith(SECOND);
  const { said: about, steps: details } = ask.within(() => askSource(ask, state, row, space, cube, second));
  return {
    one: {
      ...one,
      space,
      ...about,
      ...(said === OTHER && { faceUp: true }),
      ...(second && { second: true }),
    },
    details,
  };
}

function askNumber(ask: Ask, state: State, row: string): number {
  const { space } = ask.count({
    id: `number:${row}`,
    title: say('session.walk.tile'),
    help: say('session.help.otherTile'),
    reference: 'gathering',
    figures: [{ ...figure('space', say('session.walk.tile'), firstUnknown(state), SPACES), quick: 12 }],
    missing: (said) => {
      if (said.space === state.campTile) return say('refusal.campTile');
      return tileNotes(state, said.space).inaccessible
        ? say('refusal.inaccessibleTile', { tile: said.space })
        : null;
    },
  });
  return space;
}

/** The lowest number that is neither the camp's nor noted. */
export function firstUnknown({ campTile, island }: State): number {
  for (let tile: number = SPACES.min; tile <= SPACES.max; tile++)
    if (tile !== campTile && !Object.hasOwn(island, String(tile))) return tile;
  return SPACES.min;
}

/** What lies on the tile, as the table noted it. */
function askSource(ask: Ask, state: State, row: string, space: number, cube: Cube, second: boolean) {
  const { far, minusPawn, beast, plus } = tileNotes(state, space);
  const ticked = ask.tick({
    // Another tile is another question: its answers are not those of the one before.
    id: `about:${row}:${space}`,
    title: say('session.walk.onTile', { tile: space }),
    help: say('session.help.space'),
    reference: 'gathering',
    lines: (['far', 'exhausted', 'plusToken', 'minusTile', 'beastTile'] as const).map((id) => ({
      id,
      text: say(`session.walk.${id}`),
    })),
    ticked: [
      ...(far ? ['far'] : []),
      ...(isDead(state, { tile: space, cube, second }) ? ['exhausted'] : []),
      ...(plus.includes(cube) ? ['plusToken'] : []),
      ...(minusPawn ? ['minusTile'] : []),
      ...(beast ? ['beastTile'] : []),
    ],
    missing: (said): Phrase | null =>
      said.includes('exhausted') && !said.includes('plusToken') ? say('refusal.exhausted') : null,
  });
  return {
    far: ticked.includes('far'),
    exhausted: ticked.includes('exhausted'),
    plusToken: ticked.includes('plusToken'),
    minusPawnTile: ticked.includes('minusTile'),
    beastTile: ticked.includes('beastTile'),
  };
}

function knownSources(state: State, planned: readonly Planned[], cube: Cube): readonly KnownSource[] {
  return openTiles(state).flatMap((tile): readonly KnownSource[] => {
    const { sources, plus } = tileNotes(state, tile);
    const shown = sources?.[cube];
    const taken = reasonAgainst(state, planned, { tile, cube, second: false });
    const source = (second: boolean, reason: Phrase | null): KnownSource => ({
      id: second ? `${tile}${SECOND}` : String(tile),
      tile,
      second,
      unsure: second && shown === undefined,
      reason,
    });
    // Where nobody said how many there are, the other one is offered once the first is taken (line 201).
    const two = shown === undefined ? taken !== null : shown > 1;
    if (shown === 0 && !plus.includes(cube)) return [];
    return [
      source(false, taken),
      ...(two ? [source(true, reasonAgainst(state, planned, { tile, cube, second: true }))] : []),
    ];
  });
}

function reasonAgainst(
  state: State,
  planned: readonly Planned[],
  source: { readonly tile: number; readonly cube: Cube; readonly second: boolean },
): Phrase | null {
  const { tile, cube, second } = source;
  const { plus } = tileNotes(state, tile);
  if (state.used.includes(sourceName(source))) return say('refusal.producedAlready');
  if (
    planned.some(
      (one) =>
        one.action === 'gather' &&
        one.space === tile &&
        one.cube === cube &&
        (one.second ?? false) === second,
    )
  )
    return say('refusal.sourceTwice');
  return isDead(state, source) && !plus.includes(cube) ? say('refusal.exhausted') : null;
}

/** Of two, one may still give; where nobody said how many there are, it is one of each. */
function isDead(
  state: State,
  { tile, cube, second }: { readonly tile: number; readonly cube: Cube; readonly second: boolean },
): boolean {
  const { sources, exhausted } = tileNotes(state, tile);
  const live = (sources?.[cube] ?? 1) - exhausted.filter((other) => other === cube).length;
  return live < (second && sources !== undefined ? 2 : 1);
}

/** "Tile 3", "Tile 3, far". */
function tileName(state: State, tile: number, second: boolean): Phrase {
  if (second) return say('session.plan.secondSource', { tile });
  return tileNotes(state, tile).far
    ? say('session.plan.farTile', { tile })
    : say('session.plan.tile', { tile });
}

/** What a tile gives, as far as the table said it: for the note of a row. */
export function isGiving(state: State, cube: Cube): boolean {
  return CUBES.includes(cube) && knownSources(state, [], cube).some(({ reason }) => reason === null);
}
