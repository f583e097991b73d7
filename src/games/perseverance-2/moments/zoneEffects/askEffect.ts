import type { Ask, Option, OptionGroup } from '@/engine';
import { say } from '../../say';
import { CITY_ZONES, type CityZone } from '../../terms';
import type { Command } from '../../session/command';
import type { OutpostEffect } from '../../session/moves';
import { isFull, type State } from '../../session/state';
import { GOODS_ONLY, WITH_ADVENTURE, zoneOf, type AnyEffect } from './anyEffect';
import { askMove } from './askMove';
import { effectOption } from './effectOption';

interface EffectQuestion<Done extends Command> {
  readonly player: string;
  /** Only Effects that are printed there. */
  readonly zones: readonly CityZone[];
  /** The table may mean another Zone after all. */
  readonly elsewhere?: boolean;
  act(move: OutpostEffect): Done;
}

/** Which Effect, and everything that it needs to know; null while something is open. */
export function askEffect<Done extends Command>(
  ask: Ask,
  state: State,
  question: EffectQuestion<Done>,
): Done | null {
  const { player, zones, elsewhere = false, act } = question;
  const narrow = zones.length < CITY_ZONES.length;
  const said = ask.choose<AnyEffect | 'elsewhere'>({
    id: 'effect',
    title: say('session.ask.effect'),
    help: say('session.ask.effectHelp'),
    ...(!isFull(state) && { lead: say('session.unseen.withoutApp') }),
    layout: 'tiles',
    groups: groupsOf(zones),
    options: [
      ...optionsIn(state, player, zones),
      ...(narrow && elsewhere ? [{ id: 'elsewhere', label: say('session.ask.elsewhere') } as const] : []),
    ],
  });
  const others = CITY_ZONES.filter((zone) => !zones.includes(zone));
  const chosen =
    said === 'elsewhere'
      ? ask.choose<AnyEffect>({
          id: 'otherEffect',
          title: say('session.ask.effect'),
          help: say('session.ask.effectHelp'),
          layout: 'tiles',
          groups: groupsOf(others),
          options: optionsIn(state, player, others),
        })
      : said;
  const move = chosen && askMove(ask, state, player, chosen);
  return move && act(move);
}

function groupsOf(zones: readonly CityZone[]): readonly OptionGroup[] {
  return zones.map((zone) => ({ id: zone, title: say(`zone.${zone}`), reference: zone }));
}

function optionsIn(state: State, player: string, zones: readonly CityZone[]): readonly Option<AnyEffect>[] {
  // The others only move goods, which Essentials does not follow.
  return WITH_ADVENTURE.filter((name) => zones.includes(zoneOf(name)))
    .filter((name) => isFull(state) || !GOODS_ONLY.includes(name))
    .map((name) => effectOption(state, player, name));
}
