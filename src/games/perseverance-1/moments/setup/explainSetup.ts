import { amount, assetName, nameOf, say } from '../../say';
import type { Books } from '../../rules/books';
import type { Step } from '../../rules/parts';
import type { SetupResult } from './rule';
import type { SetupInput } from './ruleInput';

const STEP: Step = { part: 'setup' };

/** Tells how the table begins. */
export function explainSetup(
  { rules, tell }: Books,
  input: SetupInput,
  { dicePool, placementOrder, influenceSlots }: SetupResult,
) {
  const { players, placements, dissenterZone } = input;
  tell('setup', STEP, 'setup.assets', { resource: assetName(rules, 'mr') });
  const chef = players.find(({ leader }) => leader === 'adelita');
  if (input.leaderAbilities && chef)
    tell('setup', { part: 'setup', of: chef.id }, 'setup.chef', { player: nameOf(chef.id) });
  tell('setup', STEP, 'setup.dice', {
    dice: amount('dice', dicePool.total),
    neutral: dicePool.neutral,
    players: players.length,
    dissenters: dicePool.dissenters,
  });
  tell('setup', STEP, 'setup.influenceSpaces', { spaces: amount('spaces', influenceSlots) });
  for (const id of placementOrder) {
    const zone = placements[players.findIndex((player) => player.id === id)];
    if (zone)
      tell('setup', { part: 'setup', of: id }, 'setup.firstSettlement', {
        player: nameOf(id),
        zone: say(`zone.${zone}`),
      });
  }
  if (dissenterZone)
    tell('setup', STEP, 'setup.dissenterSettlements', { zone: say(`zone.${dissenterZone}`) });
  const cubes = rules.dissenterCubes;
  if (dissenterZone && cubes)
    tell('setup', STEP, 'setup.dissenterCubes', {
      drawn: amount('cubes', cubes.drawn),
      others: amount('cubes', cubes.others),
    });
  if (input.deterministic.threat) tell('deterministic', STEP, 'setup.trackers', {});
}
