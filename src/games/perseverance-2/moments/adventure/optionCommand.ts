import type { Command } from '../../session/command';
import type { TakenOption } from './commands';

/** An option of an Adventure as an entry of its own. */
export function optionCommand(
  player: string,
  taken: TakenOption,
): Extract<Command, { type: 'combat' | 'buildCamp' | 'beginAdventure' }> {
  switch (taken.option) {
    case 'combat':
      return { type: 'combat', player, ...without(taken) };
    case 'camp':
      return { type: 'buildCamp', player, ...without(taken) };
    case 'clear':
      return { type: 'beginAdventure', player, ...without(taken) };
  }
}

function without<T extends TakenOption>({ option: _option, ...rest }: T): Omit<T, 'option'> {
  return rest;
}
