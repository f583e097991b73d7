import { PERKS, type PerkId } from '../../perks';
import { NO_DINOS } from '../combat/dinos';
import { DINOS, PERK_COSTS } from '../../terms';
import type { PerkPick } from '../../session/moves';

/** Every way to gain a Perk: what its additional cost is paid with, and which Dino Capturer brings. */
export function perkWays(perk: PerkId): readonly PerkPick[] {
  const { cost, effects } = PERKS[perk];
  const dinos = effects.dinosAtOnce === undefined ? [null] : [...DINOS, null];
  return (cost ? PERK_COSTS : [null]).flatMap((pay) =>
    dinos.map((dino) => ({ perk, pay, dino, release: NO_DINOS })),
  );
}
