import type { TurnOption, TurnView } from '@/engine';

/** One thing that the companion of a turn offers, by its group and its own name. */
export function turnOption<Command>(
  view: TurnView<Command> | null,
  group: string,
  id: string,
): TurnOption<Command> {
  const found = view?.groups.find((one) => one.id === group)?.options.find((one) => one.id === id);
  if (!found) throw new Error(`no ${id} in ${group}`);
  return found;
}
