import { tapWizard } from '../../../../perseverance/session/wizards/tapWizard';
import type { Trail } from '../../../../perseverance/session/wizards/trail';
import { OUTPOST_EFFECTS, type OutpostStepKind } from '../../../outposts';
import { say } from '../../../say';
import { OUTPOSTS, type OutpostTile } from '../../../terms';
import type { Command } from '../../command';
import type { OutpostStep } from '../../moves';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import { areaName } from './askArea';
import { askPicks } from './askPicks';
import { askOutpostStep } from './outpostStep';

/** An Outpost's own Effect, by die or by Leader: the tile, then what it lets its user do. */
export const outpost = tapWizard<State, Command>(
  'outpost',
  say('session.action.outpost'),
  (trail, state, player) => {
    const chosen = askTile(trail, state, player);
    if (!chosen) return null;
    const { tile, area } = chosen;
    const taking = (steps: readonly OutpostStep[]): Command => ({
      type: 'useOutpost',
      player,
      tile,
      area,
      steps,
    });
    const allowed = OUTPOST_EFFECTS[tile].steps ?? {};
    const kinds = Object.keys(allowed) as readonly OutpostStepKind[];
    if (kinds.length === 0) return taking([]);
    const most = Object.values(allowed).reduce((sum, often) => sum + often, 0);
    const steps = askPicks<OutpostStep>(trail, {
      id: 'step',
      title: say('session.ask.outpostStep'),
      help: say(`session.outpostNote.${tile}`),
      most,
      options: (before) =>
        kinds
          .filter((kind) => before.filter((step) => step.kind === kind).length < (allowed[kind] ?? 0))
          .map((kind) => ({ id: kind, label: say(`session.outpostStep.${kind}`) })),
      pick: (option, before, step) => {
        const kind = kinds.find((one) => one === option) ?? 'perk';
        return askOutpostStep(
          trail,
          { state, player, tile, id: step, command: (one) => taking([...before, one]) },
          kind,
        );
      },
    });
    return steps && taking(steps);
  },
);

/** Those that stand on the Map; one whose tile nobody said, or that is not tracked, by its name. */
function askTile(
  trail: Trail,
  state: State,
  player: string,
): { readonly tile: OutpostTile; readonly area: number | null } | null {
  const standing = state.areas.flatMap((area) =>
    area.outpost?.tile ? [{ area, tile: area.outpost.tile }] : [],
  );
  const others = OUTPOSTS.filter((tile) => !standing.some((one) => one.tile === tile));
  const chosen = trail.ask({
    id: 'tile',
    title: say('session.ask.outpost'),
    help: say('session.ask.outpostHelp'),
    options: [
      ...standing.map(({ area, tile }) => ({
        id: `${area.id}:${tile}`,
        label: say(`session.outpost.${tile}`),
        note: areaName(area),
        ...(OUTPOST_EFFECTS[tile].steps
          ? {}
          : reasonAgainst(state, { type: 'useOutpost', player, tile, area: area.id, steps: [] })),
      })),
      ...others.map((tile) => ({
        id: `0:${tile}`,
        label: say(`session.outpost.${tile}`),
        note: say(`session.outpostNote.${tile}`),
      })),
    ],
  });
  if (chosen === null) return null;
  const [area = '0', tile = ''] = chosen.split(':');
  const known = OUTPOSTS.find((one) => one === tile);
  return known ? { tile: known, area: area === '0' ? null : Number(area) } : null;
}
