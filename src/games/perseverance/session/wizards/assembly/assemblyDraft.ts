import { entries, field, isAbsent, whole, type At } from '@/engine';
import { playersOf, type TableState } from '../../table';

type Figures = Readonly<Record<string, number>>;

/** Numbers by known names; anything else in a stored map is left behind. */
export function readFigures<K extends string>(
  at: At,
  names: readonly K[],
  most: (name: K) => number,
): Readonly<Partial<Record<K, number>>> & Figures {
  const known = entries(at).flatMap(([key, value]) => {
    const name = names.find((candidate) => candidate === key);
    return name === undefined ? [] : [[name, whole(value, { max: most(name) })] as const];
  });
  return Object.fromEntries(known) as Readonly<Partial<Record<K, number>>> & Figures;
}

/** The same for each player; who said nothing is left out. */
export function readPlayerFigures<K extends string>(
  at: At,
  state: TableState,
  names: readonly K[],
  most: (name: K) => number,
): Readonly<Record<string, Readonly<Partial<Record<K, number>>>>> {
  return Object.fromEntries(
    playersOf(state)
      .map((id) => [id, field(at, id)] as const)
      .filter(([, figures]) => !isAbsent(figures))
      .map(([id, figures]) => [id, readFigures(figures, names, most)]),
  );
}
