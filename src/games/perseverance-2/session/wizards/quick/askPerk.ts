import type { Trail } from '../../../../perseverance/session/wizards/trail';
import { PERK_IDS, PERKS, type PerkId } from '../../../perks';
import { NO_DINOS } from '../../../rules/dinos';
import { say } from '../../../say';
import { DINOS, PERK_COSTS, type Officer } from '../../../terms';
import type { Command } from '../../command';
import type { PerkPick } from '../../moves';
import { perkWays } from '../../perkWays';
import type { State } from '../../state';
import { reasonAgainst, reasonAgainstAll } from '../reasonAgainst';

export const NO_PERK = 'none';

interface PerkQuestion {
  /** Tells the steps of several Perks apart. */
  readonly id: string;
  /** Only Perks of this one; null: of all. */
  readonly officer: Officer | null;
  /** What would be done with it: an option that cannot be says why. */
  command(pick: PerkPick): Command;
  /** The Perk may be left out. */
  readonly skip: boolean;
}

/** Which Perk, what its extra cost is paid with, which Dino Capturer brings; null while something is open. */
export function askPerk(
  trail: Trail,
  state: State,
  { id, officer, command, skip }: PerkQuestion,
): PerkPick | typeof NO_PERK | null {
  const perks = PERK_IDS.filter((perk) => officer === null || PERKS[perk].officer === officer);
  const chosen = trail.ask<PerkId | typeof NO_PERK>({
    id: `perk:${id}`,
    title: say('session.ask.perk'),
    help: say('session.ask.perkHelp'),
    options: [
      ...perks.map((perk) => ({
        id: perk,
        icon: 'influence',
        label: say(`perk.${perk}`),
        note: say(PERKS[perk].cost ? 'session.ask.tierCost' : 'session.ask.tier', {
          tier: PERKS[perk].tier,
          officer: say(`officer.${PERKS[perk].officer}`),
        }),
        ...reasonAgainstAll(state, perkWays(perk).map(command)),
      })),
      ...(skip ? [{ id: NO_PERK, label: say('session.ask.noPerk') } as const] : []),
    ],
  });
  if (chosen === null || chosen === NO_PERK) return chosen;
  const { cost, effects } = PERKS[chosen];
  const pay = cost
    ? trail.ask({
        id: `pay:${id}`,
        title: say('session.ask.pay'),
        help: say('session.ask.payHelp'),
        options: PERK_COSTS.map((price) => ({
          id: price,
          label: say(`asset.${price}`),
          ...reasonAgainst(state, command(pickOf(chosen, price))),
        })),
      })
    : null;
  if (cost && pay === null) return null;
  if (effects.dinosAtOnce === undefined) return pickOf(chosen, pay);
  const dino = trail.ask({
    id: `dino:${id}`,
    title: say('session.ask.dino'),
    help: say('session.ask.dinoHelp'),
    options: [
      ...DINOS.map((species) => ({
        id: species,
        label: say(`dino.${species}`),
        ...reasonAgainst(state, command({ ...pickOf(chosen, pay), dino: species })),
      })),
      { id: 'none', label: say('session.ask.noDino') } as const,
    ],
  });
  return dino && { ...pickOf(chosen, pay), dino: dino === 'none' ? null : dino };
}

function pickOf(perk: PerkId, pay: PerkPick['pay']): PerkPick {
  return { perk, pay, dino: null, release: NO_DINOS };
}
