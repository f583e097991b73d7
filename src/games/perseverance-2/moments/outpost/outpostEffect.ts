import type { Ask } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { OUTPOST_EFFECTS } from '../../outposts';
import { amount, say } from '../../say';
import { CITY_ZONES, ZONES, type CityZone, type OutpostTile } from '../../terms';
import type { Command } from '../../session/command';
import type { BoardDie, OutpostEffect, OutpostStep } from '../../session/moves';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { askEffect } from '../zoneEffects/askEffect';

interface EffectOf<Done extends Command> {
  readonly player: string;
  readonly tile: OutpostTile;
  readonly steps: readonly OutpostStep[];
  act(effect: OutpostEffect | null): Done;
}

/** The Effect that the Command Center or the Underground Passage lets its user resolve, in the same entry. */
export function askOutpostEffect<Done extends Command>(
  ask: Ask,
  state: State,
  { player, tile, steps, act }: EffectOf<Done>,
): Done | null {
  const zones = zonesFor(state, player, tile, steps);
  const how = ask.choose({
    id: 'how',
    title: say('session.ask.outpostEffect'),
    help: say(`session.outpostNote.${tile}`),
    layout: 'chips',
    initial: zones.length > 0 ? 'here' : 'later',
    options: [
      ...(zones.length > 0 ? [{ id: 'here', label: say('session.ask.effectNow') } as const] : []),
      { id: 'later', label: say('session.ask.effectApart'), ...reasonAgainst(state, act(null)) } as const,
    ],
  });
  if (how === null) return null;
  return how === 'later' ? act(null) : askEffect(ask, state, { player, zones, act });
}

/** Where the Leader stands, or where the swapped dice are; Outposts of Discovery have a wizard of their own. */
function zonesFor(
  state: State,
  player: string,
  tile: OutpostTile,
  steps: readonly OutpostStep[],
): readonly CityZone[] {
  const { leader } = seatOf(state, player);
  if (OUTPOST_EFFECTS[tile].leaderReturns) return CITY_ZONES.filter((zone) => zone === leader);
  const swapped = steps.flatMap((step) => (step.kind === 'swapDice' ? [step.one.zone, step.other.zone] : []));
  return swapped.length === 0 ? CITY_ZONES : CITY_ZONES.filter((zone) => swapped.includes(zone));
}

/** Which two dice of the board change places; dice whose Zone nobody knows need not be named. */
export function askSwap(ask: Ask, state: State): readonly OutpostStep[] | null {
  if (!isFull(state)) return [];
  const lying = ZONES.flatMap((zone) =>
    Object.entries(state.zones[zone].dice).map(([owner, count]) => ({ zone, owner, count })),
  ).filter(({ count }) => count > 0);
  const askDie = (id: string, dice: typeof lying) =>
    ask.choose({
      id,
      title: say(id === 'swapOne' ? 'session.ask.swapOne' : 'session.ask.swapOther'),
      help: say('session.ask.swapDiceHelp'),
      layout: 'chips',
      options: [
        ...dice.map(({ zone, owner, count }) => ({
          id: `${zone}:${owner}`,
          label: say('session.ask.dieIn', { zone: say(`zone.${zone}`), owner: dieOwnerName(owner) }),
          note: amount('dice', count),
        })),
        { id: 'unsaid', label: say('session.wizard.notSaid') },
      ],
    });
  if (lying.reduce((sum, { count }) => sum + count, 0) < 2) return [];
  const first = askDie('swapOne', lying);
  if (first === null) return null;
  const one = dieOf(first, lying);
  if (!one) return [];
  const rest = lying
    .map((die) => (die.zone === one.zone && die.owner === one.owner ? { ...die, count: die.count - 1 } : die))
    .filter(({ count }) => count > 0);
  const second = askDie('swapOther', rest);
  if (second === null) return null;
  const other = dieOf(second, rest);
  return other ? [{ kind: 'swapDice', one, other }] : [];
}

function dieOf(id: string, dice: readonly BoardDie[]): BoardDie | null {
  const found = dice.find(({ zone, owner }) => `${zone}:${owner}` === id);
  return found ? { zone: found.zone, owner: found.owner } : null;
}
