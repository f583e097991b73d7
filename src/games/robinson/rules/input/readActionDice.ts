import { field, flag, given, oneOf, refuseForm, whole, type At } from '@/engine';
import { DICE_ACTIONS } from '../../terms';
import { diceFault, type ActionDice, type ActionDiceInput } from '../actionDice';
import { readCount, readFlag } from './fields';
import { readPawnDemands } from './readPlan';

const LEADS = ['player', 'friday'] as const;

export function readActionDice(at: At): ActionDiceInput {
  const input: ActionDiceInput = {
    action: oneOf(field(at, 'action'), DICE_ACTIONS),
    lead: oneOf(field(at, 'lead'), LEADS),
    pawns: whole(field(at, 'pawns'), { min: 1, max: 9 }),
    ...readPawnDemands(at),
    adventureToken: readFlag(at, 'adventureToken'),
    rerollToken: readFlag(at, 'rerollToken'),
    beastOnTile: readFlag(at, 'beastOnTile'),
    weaponLevel: readCount(at, 'weaponLevel'),
    dice: given(field(at, 'dice'), readDice, null),
  };
  refuseForm(at, ['pawns'], diceFault(input));
  return input;
}

function readDice(at: At): ActionDice {
  return {
    wound: flag(field(at, 'wound')),
    success: flag(field(at, 'success')),
    adventure: flag(field(at, 'adventure')),
    successReroll: given(field(at, 'successReroll'), flag, null),
  };
}
