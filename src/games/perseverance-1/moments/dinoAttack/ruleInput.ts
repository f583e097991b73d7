import {
  among,
  andThen,
  fail,
  flag,
  isAbsent,
  items,
  listOf,
  number,
  orElse,
  shape,
  shapeOf,
  type Read,
  type Shape,
} from '@/engine';
import { columnCount, DINO_ROWS, SETTLEMENT_SPACES } from '../../pieces';
import { nameOf, say } from '../../say';
import { ZONES, type Edition } from '../../terms';
import { columnOf, figureOf, trapRoll, wallRoll, type DefenseColumn, type Defender } from './defenseArea';
import {
  breachTokenRuleOf,
  breachTokensOf,
  edition,
  madeOnce,
  optionalFlag,
  ownerAmong,
  picksTable,
  playersOf,
  safeguard,
} from '../../rules/fields';
import { idsOf, ownersOf } from '../../rules/table';

const modules = shape({ traps: optionalFlag, walls: optionalFlag });
type Modules = Read<typeof modules>;

const ALL_DICE: Modules = { traps: false, walls: false };

const head = shape({
  edition,
  players: playersOf(shape({ followers: number(), safeguard })),
  zone: among(ZONES),
  /** Before this attack: false is the first attack on this Zone. */
  dangerous: flag,
});

const activeAmong = madeOnce((ids: readonly string[]) =>
  shape({ activePlayer: ownerAmong(ids), deterministic: orElse(modules, ALL_DICE) }),
);

const areaOf = madeOnce(
  (edition: Edition, ids: readonly string[], dangerous: boolean, traps: boolean, walls: boolean) =>
    shape({
      /** Left to right. */
      columns: columnsOf({ ids, dangerous, deterministic: { traps, walls } }),
      /** Bottom to top, gaps left out. */
      settlements: listOf(ownerAmong(ownersOf(ids.map((id) => ({ id })))), {
        max: dangerous ? SETTLEMENT_SPACES.dangerous : SETTLEMENT_SPACES.safe,
      }),
      breachTokens: breachTokensOf(edition),
      picksTable,
      breachTokenRule: breachTokenRuleOf(edition),
    }),
);

export const dinoAttackInput = andThen(
  andThen(head, ({ players }) => activeAmong(idsOf(players))),
  ({ edition, players, dangerous, deterministic: { traps, walls } }) =>
    areaOf(edition, idsOf(players), dangerous, traps, walls),
);
export type DinoAttackInput = Read<typeof dinoAttackInput>;

interface Area {
  readonly ids: readonly string[];
  readonly dangerous: boolean;
  readonly deterministic: Modules;
}

/** Rolls given although the module is deterministic are ignored and not checked. */
const noRoll: Shape<null> = shapeOf(() => null);

/** As many columns as the board has; each player has one Leader, so the second figure of one is refused. */
function columnsOf({ ids, dangerous, deterministic }: Area): Shape<readonly DefenseColumn[]> {
  const owner = ownerAmong(ids);
  const trap = deterministic.traps ? noRoll : trapRoll;
  const wall = deterministic.walls ? noRoll : wallRoll;
  const dinos = { max: dangerous ? DINO_ROWS.dangerous : DINO_ROWS.safe };
  let leaders = new Set<string>();
  const column = columnOf(owner, { trap, wall, soldiers: rowsOf(figureOf(owner), () => leaders), dinos });
  return shapeOf((at) => {
    const columns = items(at);
    const expected = columnCount(ids.length);
    if (columns.length !== expected)
      fail(at.path, 'wrong-column-count', say('refusal.columnCount', { expected, count: columns.length }));
    leaders = new Set();
    return columns.map((one) => column(one));
  });
}

/** Top row and bottom row; `met` are the Leaders met so far. */
function rowsOf(figure: Shape<Defender>, met: () => Set<string>): Shape<DefenseColumn['soldiers']> {
  return shapeOf((at) => {
    const rows = items(at);
    if (rows.length !== 2) fail(at.path, 'wrong-row-count', say('refusal.rowCount', { count: rows.length }));
    const [top, bottom] = rows.map((row): Defender | null => {
      if (isAbsent(row)) return null;
      const { owner, type } = figure(row);
      if (type === 'leader') {
        const leaders = met();
        if (leaders.has(owner))
          fail(row.path, 'duplicate-leader', say('refusal.secondLeader', { player: nameOf(owner) }));
        leaders.add(owner);
      }
      return { owner, type };
    });
    return [top ?? null, bottom ?? null];
  });
}
