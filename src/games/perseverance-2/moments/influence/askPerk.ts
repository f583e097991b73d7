import type { Ask, Phrase } from '@/engine';
import { PERK_IDS, PERKS, type PerkId } from '../../perks';
import { NO_DINOS } from '../combat/dinos';
import { say } from '../../say';
import { OFFICERS, PERK_COSTS, type Officer } from '../../terms';
import type { Command } from '../../session/command';
import type { PerkPick } from '../../session/moves';
import { perkWays } from './perkWays';
import type { State } from '../../session/state';
import { reasonAgainst, reasonAgainstAll } from '../../session/wizards/reasonAgainst';
import { askDino } from '../zoneEffects/askDino';

export const NO_PERK = 'none';

interface PerkQuestion {
  /** Tells the steps of several Perks apart. */
  readonly id: string;
  readonly player: string;
  /** Only Perks of this one; null: of all. */
  readonly officer: Officer | null;
  /** What would be done with it: an option that cannot be says why. */
  command(pick: PerkPick): Command;
  /** The Perk may be left out. */
  readonly skip: boolean;
  /** No additional cost, as when a cube is moved. */
  readonly free?: boolean;
  /** What has to be known for the choice. */
  readonly lead?: Phrase;
}

/** Which Perk, what its extra cost is paid with, which Dino Capturer brings; null while something is open. */
export function askPerk(ask: Ask, state: State, question: PerkQuestion): PerkPick | typeof NO_PERK | null {
  const { id, officer, command, skip } = question;
  const perks = PERK_IDS.filter((perk) => officer === null || PERKS[perk].officer === officer);
  const options = perks.map((perk) => ({
    id: perk,
    ...(officer === null && { group: PERKS[perk].officer }),
    icon: 'perk' as const,
    reference: perk,
    label: say(`perk.${perk}`),
    note: say(PERKS[perk].cost ? 'session.ask.tierCost' : 'session.ask.tier', {
      tier: PERKS[perk].tier,
      does: say(`screens.perkNote.${perk}`),
    }),
    ...reasonAgainstAll(state, perkWays(perk).map(command)),
  }));
  // Nobody is asked for what cannot be had.
  if (skip && options.every(({ reason }) => reason)) return NO_PERK;
  const chosen = ask.choose<PerkId | typeof NO_PERK>({
    id: `perk:${id}`,
    title: say('session.ask.perk'),
    help: say('session.ask.perkHelp'),
    ...(question.lead && { lead: question.lead }),
    layout: 'tiles',
    ...(officer === null && { groups: OFFICERS.map((one) => ({ id: one, title: say(`officer.${one}`) })) }),
    options: [
      ...options,
      ...(skip ? [{ id: NO_PERK, icon: 'close', label: say('session.ask.noPerk') } as const] : []),
    ],
  });
  if (chosen === null || chosen === NO_PERK) return chosen;
  const { cost, effects } = PERKS[chosen];
  const pay = cost && !question.free ? askPay(ask, state, question, chosen) : 'nothing';
  if (pay === null) return null;
  const pick: PerkPick = {
    perk: chosen,
    pay: pay === 'nothing' ? null : pay,
    dino: null,
    release: NO_DINOS,
  };
  if (effects.dinosAtOnce === undefined) return pick;
  const taken = askDino(ask, state, {
    id,
    player: question.player,
    command: (dino, release) => command({ ...pick, dino, release }),
    none: true,
  });
  return taken && { ...pick, ...taken };
}

/** A single way to pay needs no question. */
function askPay(ask: Ask, state: State, { id, command }: PerkQuestion, perk: PerkId) {
  const options = PERK_COSTS.map((price) => ({
    id: price,
    label: say(`asset.${price}`),
    ...reasonAgainst(state, command({ perk, pay: price, dino: null, release: NO_DINOS })),
  }));
  const [only, ...others] = options.filter(({ reason }) => !reason);
  if (only && others.length === 0) return only.id;
  return ask.choose({
    id: `pay:${id}`,
    title: say('session.ask.pay'),
    help: say('session.ask.payHelp'),
    layout: 'chips',
    options,
  });
}
