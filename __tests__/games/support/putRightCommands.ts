import { figureRows, type AnyGame, type PutRightRow } from '@/engine';

const newcomer = { id: 'zoe', name: 'Zoe', colour: 'anchor' } as const;

export function rowsOf(game: AnyGame, state: unknown): readonly PutRightRow<unknown>[] {
  const right = game.putRight(state);
  const figures = figureRows(game.table(state), right);
  return [...right.sections, ...figures].flatMap(({ rows }) => rows);
}

/** Whatever a finger can do on the page: every row, and the people. */
export function putRightCommands(game: AnyGame, state: unknown, value: number): readonly unknown[] {
  const { people } = game.putRight(state);
  const ofRows = rowsOf(game, state).flatMap((row): readonly unknown[] => {
    switch (row.kind) {
      case 'figure': {
        const { min, max = min + 50 } = row.track;
        return [row.set(min + (value % (max - min + 2)))];
      }
      case 'choice': {
        const option = row.options[value % Math.max(1, row.options.length)];
        return option ? [row.set(option.id)] : [];
      }
      case 'several': {
        const from = value % row.options.length;
        const some = [...row.options.slice(from), ...row.options.slice(0, from)];
        return [row.set(some.slice(0, row.exactly ?? value % (some.length + 1)).map(({ id }) => id))];
      }
      case 'toggle':
        return [row.set(!row.on)];
      case 'act':
        return [row.command];
      case 'wizard':
      case 'screen':
      case 'fixed':
        return [];
    }
  });
  const { late } = people;
  return [
    ...ofRows,
    ...people.here.map((player) => people.leave(player)),
    ...people.left.map((player) => people.comeBack(player)),
    ...('reason' in late ? [] : [late.join(newcomer, late.roles[0]?.id ?? null)]),
  ];
}
