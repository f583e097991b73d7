import type { Refusal } from '@/engine';
import { hasEffect } from '../../perks';
import { SOLDIER_ASSET } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { CombatInput } from './rule';
import { damageBy, damageNeeded, healed, injuriesBy } from './damage';
import { addDinos, allDinos, beyond, takeDinos } from './dinos';
import { checkEnclosure, mostCaptures } from './enclosure';
import { refuse } from '../../rules/refuse';

/** What no Combat can be, in the order of the contract: who fights, enough Damage, Injuries, captures, rewards. */
export function checkCombat(input: CombatInput): Refusal | null {
  return (
    checkEnclosure(input.player.enclosure, input.player.perks, 'player.enclosure') ??
    checkCommitted(input) ??
    checkDamage(input) ??
    checkInjuries(input) ??
    checkCancelled(input) ??
    checkCaptured(input) ??
    checkRewards(input)
  );
}

function checkCommitted({ player, ready, committed }: CombatInput): Refusal | null {
  const standing = ready ?? { light: player.lightSoldier, heavy: player.heavySoldier, leader: true };
  const absent = SOLDIERS.find((kind) => standing[kind] > player[SOLDIER_ASSET[kind]]);
  if (absent)
    return refuse('out-of-range', `ready.${absent}`, 'refusal.inPlay', {
      soldiers: amount(SOLDIER_ASSET[absent], player[SOLDIER_ASSET[absent]]),
    });
  const lacking = SOLDIERS.find((kind) => committed[kind] > standing[kind]);
  if (lacking)
    return refuse('not-affordable', `committed.${lacking}`, 'refusal.standing', {
      soldiers: amount(SOLDIER_ASSET[lacking], standing[lacking]),
    });
  return committed.leader && !standing.leader
    ? refuse('not-affordable', 'committed.leader', 'refusal.leaderAway')
    : null;
}

/** A Counterattack fights every Dino of the card; fewer cannot be (R20). */
function checkDamage({ player, kind, committed, dinos }: CombatInput): Refusal | null {
  if (kind === 'adventure' && allDinos(dinos) === 0) return refuse('not-allowed', 'dinos', 'refusal.noDinos');
  const damage = damageBy(committed);
  const needed = damageNeeded(dinos, player.perks);
  return damage < needed ? refuse('not-affordable', 'committed', 'refusal.damage', { damage, needed }) : null;
}

/** Light Soldiers take one Injury each, Heavy ones and the Leader up to two. */
function checkInjuries({ committed, dinos, injuries }: CombatInput): Refusal | null {
  const astray =
    injuries.light > committed.light
      ? 'light'
      : injuries.heavy.length > committed.heavy
        ? 'heavy'
        : injuries.leader > 0 && !committed.leader
          ? 'leader'
          : null;
  if (astray)
    return refuse('not-allowed', `injuries.${astray}`, 'refusal.injuryAstray', {
      figure: say(`figure.${astray}`),
    });
  const allocated = injuries.light + injuries.heavy.reduce((sum, hits) => sum + hits, 0) + injuries.leader;
  const due = injuriesBy(dinos);
  return allocated === due ? null : refuse('not-allowed', 'injuries', 'refusal.injuries', { due, allocated });
}

function checkCancelled({ player, injuries, cancel }: CombatInput): Refusal | null {
  if (cancel.light > injuries.light) return refuse('not-allowed', 'cancel.light', 'refusal.nothingToHeal');
  if (cancel.heavy > injuries.heavy.length)
    return refuse('not-allowed', 'cancel.heavy', 'refusal.nothingToHeal');
  if (cancel.heavy > 0 && !hasEffect(player.perks, 'heavyMedicine'))
    return refuse('not-allowed', 'cancel.heavy', 'refusal.needsPerk', { perk: say('perk.medic-training') });
  return healed(cancel) > player.valor
    ? refuse('not-affordable', 'cancel', 'refusal.valor', { valor: amount('valor', player.valor) })
    : null;
}

function checkCaptured({ player, dinos, capture, release }: CombatInput): Refusal | null {
  const stranger = beyond(capture, dinos);
  if (stranger)
    return refuse('not-allowed', `capture.${stranger}`, 'refusal.notDefeated', {
      dino: say(`dino.${stranger}`),
    });
  const most = mostCaptures(player.perks);
  if (allDinos(capture) > most)
    return refuse('limit-exceeded', 'capture', 'refusal.captures', { dinos: amount('dinos', most) });
  if (allDinos(release) > 0 && allDinos(capture) === 0)
    return refuse('not-allowed', 'release', 'refusal.releaseForNothing');
  const missing = beyond(release, player.enclosure);
  if (missing)
    return refuse('not-affordable', `release.${missing}`, 'refusal.notInEnclosure', {
      dino: say(`dino.${missing}`),
    });
  return checkEnclosure(addDinos(takeDinos(player.enclosure, release), capture), player.perks, 'capture');
}

function checkRewards({ player, kind, capture, wrangler, saviorBonus }: CombatInput): Refusal | null {
  if (wrangler && !hasEffect(player.perks, 'rewardedCaptures'))
    return refuse('not-allowed', 'wrangler', 'refusal.needsPerk', { perk: say('perk.wrangler') });
  if (wrangler && capture[wrangler] === 0)
    return refuse('not-allowed', 'wrangler', 'refusal.notCaptured', { dino: say(`dino.${wrangler}`) });
  return saviorBonus.length > 0 && kind !== 'counterattack'
    ? refuse('not-allowed', 'saviorBonus', 'refusal.saviorBonus', { player: nameOf(player.id) })
    : null;
}
