import { ok, type Refusal, type Result } from '@/engine';
import { perkEffect } from '../../perks';
import { reach as reaching } from './rule';
import { nameOf, say } from '../../say';
import type { AdventureOption, OutpostTile } from '../../terms';
import type { Change } from '../../session/change';
import type { RallyPoint } from '../../session/moves';
import { happened, type Decision, type Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import { areaOf, isBreached, rulesPlayer, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, type Area, type Rally, type State } from '../../session/state';
import { changesIn } from '../../session/decide/decision';

const PICKS = 2;

/**
 * Up to two different options of an Adventure Effect, p. 13. `hexes`: Combats on top of that, whatever was picked
 * (Adventurer).
 */
export function mayTake(taken: readonly AdventureOption[], option: AdventureOption, hexes: number): boolean {
  const after = [...taken, option];
  const often = (one: AdventureOption) => after.filter((each) => each === one).length;
  const picked = Math.max(0, often('combat') - hexes) + often('clear') + often('camp');
  return often('combat') <= 1 + hexes && often('clear') <= 1 && often('camp') <= 1 && picked <= PICKS;
}

/** Camps that can be a Rally point, anybody's: those without a Breach token, p. 13. */
export function freeCamps(state: State): readonly Area[] {
  return state.areas.filter((area) => area.camp !== null && !isBreached(state, area.id, 'camp'));
}

/** The Adventure Effect of this player that is still under way and has room for the option. */
export function openRally(state: State, player: string, option: AdventureOption): Rally | undefined {
  return state.rallies.findLast((rally) => rally.player === player && hasRoom(state, rally, option));
}

function hasRoom(state: State, { player, at, taken }: Rally, option: AdventureOption): boolean {
  return at === 'camp' && mayTake(taken, option, perkEffect(seatOf(state, player).perks, 'combatHexes'));
}

/** A Camp is chosen and the marker put beside it; 2 Glowberries widen the targets of the whole Effect. */
export function rally(state: State, player: string, { rally: id, reach }: RallyPoint): Decision {
  if (!isFull(state)) return ok([happened('rallied', { player, area: null }, [])]);
  const camp = campFor(state, id);
  if (!camp.ok) return camp;
  const { id: area } = camp.value;
  const opened: Rally = { player, area, at: 'camp', reach, taken: [] };
  return marked(state, player, camp.value, reach, [...state.rallies, opened]);
}

function campFor(state: State, id: number | undefined): Result<Area, Refusal> {
  const free = freeCamps(state);
  const [only, ...others] = free;
  if (!only) return refuse('noFreeCamp');
  if (id === undefined) return others.length === 0 ? ok(only) : refuse('whichCamp');
  const camp = free.find((area) => area.id === id);
  if (camp) return ok(camp);
  return refuse(areaOf(state, id)?.camp ? 'campBreached' : 'noCampThere');
}

function marked(
  state: State,
  player: string,
  { id, code }: Area,
  pays: boolean,
  rallies: readonly Rally[],
): Decision {
  const paid = pays ? reaching(rulesPlayer(state, player)) : null;
  if (paid && !paid.ok) return paid;
  return ok([
    happened(
      'rallied',
      { player, area: id, ...(code && { code }) },
      [...(paid ? changesIn(state, paid.value.figures.deltas) : []), { what: 'rallies', to: rallies }],
      paid?.value.explanation,
    ),
  ]);
}

/**
 * One option of an Adventure Effect: in the one that is under way, or in a new one. What was paid for a wider reach
 * holds for the whole Effect. In Essentials nobody follows the Camps: the table sees to the Rally point itself.
 */
export function withinAdventure(
  state: State,
  player: string,
  option: AdventureOption,
  point: RallyPoint,
  act: (state: State) => Decision,
): Decision {
  if (!isFull(state)) return act(state);
  const open = openRally(state, player, option);
  const goesOn = open !== undefined && (point.rally === undefined || point.rally === open.area);
  if (
    !goesOn &&
    point.rally === undefined &&
    state.rallies.some((one) => one.player === player && one.at === 'camp')
  )
    return refuse('optionTaken', { option: say(`session.option.${option}`), player: nameOf(player) });
  const begun = goesOn ? widened(state, player, open, point.reach) : rally(state, player, point);
  if (!begun.ok) return begun;
  const after = begun.value.reduce(evolve, state);
  return together(after, begun.value, player, option, act(after));
}

function widened(state: State, player: string, open: Rally, reach: boolean): Decision {
  const area = areaOf(state, open.area);
  if (!reach || open.reach || !area) return ok([]);
  const wide = state.rallies.map((one) => (one === open ? { ...open, reach } : one));
  return marked(state, player, area, true, wide);
}

/** One fact with the option itself: what the Rally point cost, and that the option is taken. */
function together(
  state: State,
  begun: readonly Event[],
  player: string,
  option: AdventureOption,
  acted: Decision,
): Decision {
  if (!acted.ok) return acted;
  const open = openRally(state, player, option);
  const [first, ...rest] = acted.value;
  if (!first || !open) return acted;
  const to = state.rallies.map((one) => (one === open ? { ...one, taken: [...one.taken, option] } : one));
  const changes = [
    ...begun.flatMap((event) => event.changes),
    ...first.changes,
    { what: 'rallies', to } as const,
  ];
  const why = [...begun.flatMap((event) => event.why ?? []), ...(first.why ?? [])];
  return ok([{ ...first, changes, ...(why.length > 0 && { why }) }, ...rest]);
}

/** An Outpost was used: its owner is attacked afterwards. */
export function outpostRally(state: State, player: string, area: number): Change {
  const used: Rally = { player, area, at: 'outpost', reach: false, taken: [] };
  return { what: 'rallies', to: [...state.rallies, used] };
}

/** The attack is over and the marker goes back. */
export function rallyBack({ rallies }: State, area: number, at: Rally['at']): readonly Change[] {
  const first = rallies.findIndex((one) => one.area === area && one.at === at);
  return first < 0 ? [] : [{ what: 'rallies', to: rallies.filter((_, i) => i !== first) }];
}

/** A tile that is part of another action: the Adventurers' Lodge, the Staging Ground. */
export function usedOutpost(state: State, player: string, tile: OutpostTile, area: number): Decision {
  if (areaOf(state, area)?.outpost?.tile !== tile) return refuse('noSuchOutpost');
  if (isBreached(state, area, 'outpost')) return refuse('outpostBreached');
  return ok([happened('outpostUsed', { player, tile, area }, [outpostRally(state, player, area)])]);
}
