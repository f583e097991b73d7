import type { Delta } from '@/engine';
import { DISSENTER_CUBES } from '../../../perseverance/dissenters';
import { amount, nameOf, say } from '../../say';
import type { Asset } from '../../terms';
import type { Books } from '../../rules/books';
import type { SetupResult } from './rule';
import type { Placement, SetupInput } from './ruleInput';

/** Tells how the table begins. */
export function explainTable(
  { tell }: Books,
  { players, dissenterZone }: SetupInput,
  dicePool: SetupResult['dicePool'],
): void {
  tell('setup', 'setup.assets');
  tell('setup', 'setup.dice', {
    dice: amount('dice', dicePool.total),
    neutral: dicePool.neutral,
    players: players.length,
    dissenters: dicePool.dissenters,
  });
  if (players.length > 2 || dissenterZone === null) return;
  tell('setup', 'setup.dissenterSettlements', { zone: say(`zone.${dissenterZone}`) });
  tell('setup', 'setup.dissenterCubes', {
    drawn: amount('cubes', DISSENTER_CUBES.drawn),
    others: amount('cubes', DISSENTER_CUBES.others),
  });
}

/** Tells one player's start: the piece, the cubes, what the Perk costs and what the Officer gives. */
export function explainPlacement(
  { tell }: Books,
  { officers }: SetupInput,
  { player, zone, perk, dino }: Placement,
  cost: readonly Delta[],
  bonus: readonly Delta[],
): void {
  const name = nameOf(player);
  const officer = say(`officer.${officers[zone]}`);
  tell('setup', zone === 'discovery' ? 'setup.firstCamp' : 'setup.firstSettlement', {
    player: name,
    zone: say(`zone.${zone}`),
    officer,
    perk: say(`perk.${perk}`),
  });
  for (const paid of cost)
    tell('setup', 'perkGain.cost', { player: name, price: amount(paid.asset as Asset, 1) }, [paid]);
  for (const gain of bonus)
    tell('setup', 'setup.bonus', { player: name, officer, gain: amount(gain.asset as Asset, gain.by) }, [
      gain,
    ]);
  if (dino) tell('setup', 'perkGain.dino', { player: name, dino: say(`dino.${dino}`) });
}
