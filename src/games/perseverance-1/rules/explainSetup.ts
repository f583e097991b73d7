import { amount, assetName, nameOf, say } from '../say';
import type { Books } from './books';
import type { SetupResult } from './setup';
import type { SetupInput } from './setupInput';

/** Tells how the table begins. */
export function explainSetup(
  { rules, tell }: Books,
  input: SetupInput,
  { dicePool, placementOrder, influenceSlots }: SetupResult,
) {
  const { players, placements, dissenterZone } = input;
  tell('setup', 'setup.assets', { resource: assetName(rules, 'mr') });
  if (input.leaderAbilities && players.some(({ leader }) => leader === 'adelita'))
    tell('setup', 'setup.chef', {
      player: nameOf(players.find(({ leader }) => leader === 'adelita')?.id ?? ''),
    });
  tell('setup', 'setup.dice', {
    dice: amount('dice', dicePool.total),
    neutral: dicePool.neutral,
    players: players.length,
    dissenters: dicePool.dissenters,
  });
  tell('setup', 'setup.influenceSpaces', { spaces: amount('spaces', influenceSlots) });
  for (const id of placementOrder) {
    const zone = placements[players.findIndex((player) => player.id === id)];
    if (zone) tell('setup', 'setup.firstSettlement', { player: nameOf(id), zone: say(`zone.${zone}`) });
  }
  if (dissenterZone) tell('setup', 'setup.dissenterSettlements', { zone: say(`zone.${dissenterZone}`) });
  const cubes = rules.dissenterCubes;
  if (dissenterZone && cubes)
    tell('setup', 'setup.dissenterCubes', {
      drawn: amount('cubes', cubes.drawn),
      others: amount('cubes', cubes.others),
    });
  if (input.deterministic.threat) tell('deterministic', 'setup.trackers', {});
}
