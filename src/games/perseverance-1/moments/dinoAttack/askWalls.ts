import type { Ask, Count } from '@/engine';
import { TRACKS } from '../../pieces';
import type { WallRoll } from './defenseArea';
import { nameOf, say } from '../../say';
import type { Zone } from '../../terms';
import type { ColumnState, State } from '../../session/state';

const STEP = 'walls';
const MOST_FOLLOWERS = 9;

/** No column looks at another one, so one page holds the dice of all Walls. By column; null while one is missing. */
export function askWalls(
  ask: Ask,
  state: State,
  zone: Zone,
  columns: readonly ColumnState[],
): readonly (WallRoll | null)[] | null {
  const walls = columns.flatMap(({ wall }, column) => (wall === null ? [] : [{ wall, column }]));
  if (walls.length === 0 || state.config.deterministic.walls) return columns.map(() => null);
  const nothing = (column: number) => `${zone}:${column}:nothing`;
  const isRolled = (column: number) =>
    ask.answered(nothing(column), ['nothing']) !== null ||
    wallFigures(zone, '', column).some((figure) => ask.counted(STEP, { ...figure, value: -1 }) >= 0);
  const open = walls.filter(({ column }) => !isRolled(column));
  const { counts } = ask.countOr({
    id: STEP,
    title: say('session.attack.walls'),
    help: say('session.attack.wallsHelp'),
    per: zone,
    figures: walls.flatMap(({ wall, column }) => wallFigures(zone, wall, column)),
    instead: open.map(({ wall, column }) => ({
      id: `${column}:nothing`,
      label: say('session.attack.wallNothing', { player: nameOf(wall), column: column + 1 }),
      also: { [nothing(column)]: 'nothing' },
    })),
    missing: () => {
      const [next] = open;
      return next
        ? say('session.attack.wallMissing', { player: nameOf(next.wall), column: next.column + 1 })
        : null;
    },
  });
  if (open.length > 0) return null;
  return columns.map((_, column) => ({
    followers: counts[`${column}:followers`] ?? 0,
    safeguard: counts[`${column}:safeguard`] ?? 0,
    kill: (counts[`${column}:skull`] ?? 0) > 0,
  }));
}

function wallFigures(zone: Zone, owner: string, column: number): readonly Count[] {
  const about = {
    group: say('session.attack.wallOf', { player: nameOf(owner), column: column + 1 }),
    value: 0,
    per: zone,
  };
  return [
    {
      ...about,
      id: `${column}:safeguard`,
      label: say('asset.safeguard'),
      track: TRACKS.safeguard,
    },
    { ...about, id: `${column}:skull`, label: say('session.attack.skull'), track: { min: 0, max: 1 } },
    {
      ...about,
      id: `${column}:followers`,
      label: say('asset.followers'),
      track: { min: 0, max: MOST_FOLLOWERS },
    },
  ];
}
