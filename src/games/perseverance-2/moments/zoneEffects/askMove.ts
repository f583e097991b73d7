import type { Ask } from '@/engine';
import type { Command } from '../../session/command';
import type { OutpostEffect } from '../../session/moves';
import type { State } from '../../session/state';
import { askRally } from '../adventure/askRally';
import type { AnyEffect } from './anyEffect';
import { askBuild } from './askBuild';
import { askPolitics } from './askPolitics';
import { askSettle } from './askSettle';
import { askTraining } from './askTraining';
import { effectCommand } from './effectCommand';
import { askGather, askMarketplace } from './goods';

/** Everything that one Effect asks; null while something is open. */
export function askMove(ask: Ask, state: State, player: string, name: AnyEffect): OutpostEffect | null {
  const act = (move: OutpostEffect): Command => effectCommand(player, move);
  switch (name) {
    case 'adventure': {
      const point = askRally(ask, state, player, null);
      return point && { effect: name, ...point };
    }
    case 'pub':
    case 'salvage':
      return { effect: name };
    case 'gather':
      return askGather(ask, state, player);
    case 'training':
      return askTraining(ask, state, player, act);
    case 'marketplace':
      return askMarketplace(ask, state, act);
    case 'politics':
      return askPolitics(ask, state, player, act);
    case 'settle':
      return askSettle(ask, state, player, act);
    case 'build':
      return askBuild(ask, state, player, act);
  }
}
