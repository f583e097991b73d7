import type { Ask, Option } from '@/engine';
import { OUTPOST_EFFECTS, type OutpostStepKind } from '../../outposts';
import { nameOf, say } from '../../say';
import { OUTPOSTS, type OutpostTile } from '../../terms';
import type { Command } from '../../session/command';
import type { OutpostEffect, OutpostStep } from '../../session/moves';
import { isBreached } from '../../session/records';
import { isFull, isTracked, type Area, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { areaName } from '../zoneEffects/askArea';
import { askPicks } from '../zoneEffects/askPicks';
import { askOutpostEffect, askSwap } from './outpostEffect';
import { askOutpostStep } from './outpostStep';

/** An Outpost's own Effect, by die or by Leader: the tile, then what it lets its user do. */
export const outpost = wizard({
  id: 'outpost',
  ...TAPS,
  title: () => say('session.action.outpost'),
  script(ask, state, player) {
    const chosen = isFull(state)
      ? ask.choose({
          id: 'tile',
          title: say('session.ask.outpost'),
          help: say('session.ask.outpostHelp'),
          ...(state.areas.every(({ outpost }) => !outpost) && { lead: say('session.ask.noOutpost') }),
          layout: 'tiles',
          options: outpostOptions(state, player),
        })
      : UNSEEN;
    return chosen === null ? null : askUse(ask, state, player, chosen);
  },
});

type UseOutpost = Extract<Command, { type: 'useOutpost' }>;

/** In Essentials nobody follows which tiles are on the Map. */
export const UNSEEN = 'unseen';

/** Which tile it is, where nobody knows, and then what it lets its user do; null while something is open. */
export function askUse(ask: Ask, state: State, player: string, outpost: string): UseOutpost | null {
  const chosen = outpost === UNSEEN ? askAnyTile(ask, state, player) : tileOf(ask, state, outpost);
  if (!chosen) return null;
  const { tile, area } = chosen;
  const taking = (steps: readonly OutpostStep[], effect: OutpostEffect | null = null): UseOutpost => ({
    type: 'useOutpost',
    player,
    tile,
    area,
    steps,
    ...(effect && { effect }),
  });
  const steps = askSteps(ask, state, { player, tile, taking });
  if (!steps || OUTPOST_EFFECTS[tile].then !== 'effect') return steps && taking(steps);
  return askOutpostEffect(ask, state, { player, tile, steps, act: (effect) => taking(steps, effect) });
}

interface Taking {
  readonly player: string;
  readonly tile: OutpostTile;
  taking(steps: readonly OutpostStep[]): Command;
}

function askSteps(ask: Ask, state: State, { player, tile, taking }: Taking): readonly OutpostStep[] | null {
  const allowed = OUTPOST_EFFECTS[tile].steps ?? {};
  const kinds = Object.keys(allowed) as readonly OutpostStepKind[];
  if (kinds.length === 0) return [];
  if (allowed.swapDice) return askSwap(ask, state);
  const most = Object.values(allowed).reduce((sum, often) => sum + often, 0);
  return askPicks<OutpostStep>(ask, {
    id: 'step',
    title: say('session.ask.outpostStep'),
    help: say(`session.outpostNote.${tile}`),
    most,
    options: (before) =>
      kinds
        .filter((kind) => before.filter((step) => step.kind === kind).length < (allowed[kind] ?? 0))
        .map((kind) => ({
          id: kind,
          label: say(`session.outpostStep.${kind}`),
          // Where no page asks for the Zone of the die, the tap itself must be possible.
          ...(kind === 'swapDie' &&
            !isFull(state) &&
            reasonAgainst(state, taking([...before, { kind, zone: null }]))),
        })),
    pick: (option, before, step) => {
      const kind = kinds.find((one) => one === option) ?? 'perk';
      return askOutpostStep(
        ask,
        { state, player, tile, id: step, command: (one) => taking([...before, one]) },
        kind,
      );
    },
  });
}

/** Those on the Map, everybody's; what each does, or why it cannot be used. `filled`: no room for a die. */
export function outpostOptions(
  state: State,
  player: string,
  filled: readonly number[] = [],
): readonly Option[] {
  return standingIn(state).map(({ area, tile, owner, id }) => ({
    id,
    player: owner,
    icon: 'outpost',
    label: tile ? say(`session.outpost.${tile}`) : say('session.structure.outpost'),
    note: say('session.ask.outpostOf', { area: areaName(area), player: nameOf(owner) }),
    ...(filled.includes(area.id) && { reason: say('session.ask.outpostFilled') }),
    ...reasonAgainstTile(state, player, area),
  }));
}

function standingIn(state: State) {
  return state.areas.flatMap((area) =>
    area.outpost ? [{ area, ...area.outpost, id: `${area.id}:${area.outpost.tile ?? 'unnamed'}` }] : [],
  );
}

function tileOf(
  ask: Ask,
  state: State,
  outpost: string,
): { readonly tile: OutpostTile; readonly area: number | null } | null {
  const standing = standingIn(state);
  const chosen = standing.find(({ id }) => id === outpost);
  if (!chosen) return null;
  if (chosen.tile) return { tile: chosen.tile, area: chosen.area.id };
  const tile = ask.choose({
    id: 'unnamed',
    title: say('session.ask.unnamed'),
    help: say('session.ask.unnamedHelp'),
    layout: 'tiles',
    options: OUTPOSTS.filter((one) => !standing.some((other) => other.tile === one)).map((one) => ({
      id: one,
      label: say(`session.outpost.${one}`),
      note: say(`session.outpostNote.${one}`),
    })),
  });
  return tile && { tile, area: chosen.area.id };
}

/** In Essentials nobody follows which tiles are on the Map. Those that only bring goods need no app. */
function askAnyTile(ask: Ask, state: State, player: string) {
  const tile = ask.choose({
    id: 'anyTile',
    title: say('session.ask.outpost'),
    help: say('session.ask.outpostHelp'),
    lead: say('session.unseen.withoutApp'),
    layout: 'tiles',
    options: OUTPOSTS.filter((one) => isFollowed(state, one)).map((one) => ({
      id: one,
      label: say(`session.outpost.${one}`),
      note: say(`session.outpostNote.${one}`),
      ...reasonAgainstUse(state, player, one, null),
    })),
  });
  return tile && { tile, area: null };
}

function isFollowed(state: State, tile: OutpostTile): boolean {
  const { gains = [], steps, then } = OUTPOST_EFFECTS[tile];
  return steps !== undefined || then !== undefined || gains.some(([asset]) => isTracked(state, asset));
}

/** The Lodge and the Staging Ground are used within the action that they change. */
function reasonAgainstTile(state: State, player: string, { id, outpost }: Area) {
  const tile = outpost?.tile;
  if (isBreached(state, id, 'outpost')) return { reason: say('session.refusal.outpostBreached') };
  return tile ? reasonAgainstUse(state, player, tile, id) : {};
}

function reasonAgainstUse(state: State, player: string, tile: OutpostTile, area: number | null) {
  const { steps, then } = OUTPOST_EFFECTS[tile];
  if (then === 'stage') return { reason: say('session.ask.inStage') };
  if (then === 'counterattack') return { reason: say('session.ask.inCounterattack') };
  if (steps) return {};
  return reasonAgainst(state, { type: 'useOutpost', player, tile, area, steps: [] });
}
