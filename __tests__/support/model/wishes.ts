import {
  ok,
  type AnyGame,
  type Action,
  type Figure,
  type FigureGroup,
  type Refusal,
  type Result,
} from '@/engine';
import { offeredWizards } from '../storeEvening';
import type { Draw } from './chance';

/** Something that somebody may tap on the table as it is now. */
export function drawCommand(game: AnyGame, state: unknown, draw: Draw): unknown {
  const view = game.table(state);
  const figures: Figure<unknown>[] = [
    ...view.rows.flatMap(({ main, stats, more = [] }) => [
      ...(main ? [main] : []),
      ...stats,
      ...inGroups(more),
    ]),
    ...inGroups(view.shared ?? []),
  ];
  const deeds: Action<unknown>[] = [
    ...(view.primary ? [view.primary.does] : []),
    ...[...view.actions, ...(view.more ?? [])].filter(({ reason }) => !reason).map(({ does }) => does),
  ];
  const commands = [
    ...figures.map((figure) => () => figure.adjust(draw.chance(0.7) ? 1 : -1)),
    ...deeds.flatMap((does) => commandOf(does)),
    ...offeredWizards(game, state).map((id) => () => committed(game, state, id)),
  ];
  return commands.length === 0 ? null : draw.pick(commands)();
}

function inGroups(groups: readonly FigureGroup<unknown>[]): readonly Figure<unknown>[] {
  return groups.flatMap(({ figures }) => figures);
}

function commandOf(does: Action<unknown>): readonly (() => unknown)[] {
  if (does.kind === 'command') return [() => does.command];
  return does.kind === 'text' ? [() => does.command('a word')] : [];
}

/** The command of a wizard with no answers: null where it wants one. */
function committed(game: AnyGame, state: unknown, id: string): unknown {
  const wizard = game.wizards.find((candidate) => candidate.id === id);
  const command: Result<unknown, Refusal> = wizard ? wizard.commit(state, wizard.begin(state)) : ok(null);
  return command.ok ? command.value : null;
}
