import type { Ask, Phrase } from '@/engine';
import { EFFECT_ZONES } from '../../outposts';
import { say } from '../../say';
import { CITY_ZONES, EFFECTS, type CityZone } from '../../terms';
import type { Command } from '../../session/command';
import { freeCamps } from '../adventure/rally';
import type { OutpostEffect } from '../../session/moves';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { askRally } from '../adventure/askRally';
import { askBuild } from './askBuild';
import { askGather, askMarketplace } from './goods';
import { askPolitics } from './askPolitics';
import { askSettle } from './askSettle';
import { askTraining } from './askTraining';

const WITH_ADVENTURE = ['adventure', ...EFFECTS] as const;
type AnyEffect = (typeof WITH_ADVENTURE)[number];

/** The others only move goods, which Essentials does not follow. */
const FOLLOWED: readonly AnyEffect[] = ['adventure', 'training', 'politics', 'settle', 'build'];

interface EffectQuestion {
  readonly player: string;
  /** Only Effects that are printed there. */
  readonly zones: readonly CityZone[];
  /** The table may mean another Zone after all. */
  readonly elsewhere?: boolean;
  act(move: OutpostEffect): Command;
}

/** Which Effect, and everything that it needs to know; null while something is open. */
export function askEffect(ask: Ask, state: State, question: EffectQuestion): Command | null {
  const { player, zones, elsewhere = false, act } = question;
  const narrow = zones.length < CITY_ZONES.length;
  const said = ask.choose<AnyEffect | 'elsewhere'>({
    id: 'effect',
    title: say('session.ask.effect'),
    help: say('session.ask.effectHelp'),
    ...(!isFull(state) && { lead: say('session.unseen.withoutApp') }),
    options: [
      ...optionsIn(state, question, zones),
      ...(narrow && elsewhere ? [{ id: 'elsewhere', label: say('session.ask.elsewhere') } as const] : []),
    ],
  });
  const chosen =
    said === 'elsewhere'
      ? ask.choose<AnyEffect>({
          id: 'otherEffect',
          title: say('session.ask.effect'),
          help: say('session.ask.effectHelp'),
          options: optionsIn(
            state,
            question,
            CITY_ZONES.filter((zone) => !zones.includes(zone)),
          ),
        })
      : said;
  switch (chosen) {
    case null:
      return null;
    case 'adventure': {
      const point = askRally(ask, state, player, null);
      return point && act({ effect: chosen, ...point });
    }
    case 'pub':
    case 'salvage':
      return act({ effect: chosen });
    case 'gather':
      return askGather(ask, state, player, act);
    case 'training':
      return askTraining(ask, state, act);
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

function optionsIn(state: State, question: EffectQuestion, zones: readonly CityZone[]) {
  const there = WITH_ADVENTURE.filter((name) => zones.some((zone) => zone === EFFECT_ZONES[name]));
  return there
    .filter((name) => isFull(state) || FOLLOWED.includes(name))
    .map((name) => ({
      id: name,
      label: say(`session.effect.${name}`),
      note: say(`session.effectNote.${name}`),
      ...refused(state, question, name),
    }));
}

/** A die is not placed just to block a space; what of the other Effects is possible, their own pages say. */
function refused(state: State, { act }: EffectQuestion, name: AnyEffect): { readonly reason?: Phrase } {
  if (name === 'adventure')
    return isFull(state) && freeCamps(state).length === 0
      ? { reason: say('session.refusal.noFreeCamp') }
      : {};
  return name === 'pub' || name === 'salvage' ? reasonAgainst(state, act({ effect: name })) : {};
}
