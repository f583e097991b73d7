import { field, flag, given, list, oneOf, refuseForm, slug, type At } from '@/engine';
import { priceFault, TARGETS, type BuildCheckInput, type CampState, type Invention } from '../buildCheck';
import { readBodyId, readCount, readFlag, readGoods, readPlayerId } from './fields';

const PAYMENTS = ['wood', 'fur'] as const;

export function readBuildCheck(at: At): BuildCheckInput {
  const input: BuildCheckInput = {
    target: oneOf(field(at, 'target'), TARGETS),
    pay: given(field(at, 'pay'), (pay) => oneOf(pay, PAYMENTS), 'wood' as const),
    cost: given(field(at, 'cost'), readGoods, null),
    available: readGoods(field(at, 'available')),
    state: readCamp(field(at, 'state')),
    plusWoodField: readFlag(at, 'plusWoodField'),
    plusWoodTarget: readFlag(at, 'plusWoodTarget'),
    economical: readFlag(at, 'economical'),
    item: given(field(at, 'item'), readInvention, null),
    actor: given(field(at, 'actor'), readBodyId, null),
    explored: readIds(at, 'explored', 30),
    built: readIds(at, 'built', 60),
  };
  refuseForm(at, [], priceFault(input));
  return input;
}

function readCamp(at: At): CampState {
  return {
    shelter: flag(field(at, 'shelter')),
    tileShelter: flag(field(at, 'tileShelter')),
    roof: readCount(at, 'roof'),
    palisade: readCount(at, 'palisade'),
    weapon: readCount(at, 'weapon'),
  };
}

function readInvention(at: At): Invention {
  return {
    id: slug(field(at, 'id')),
    terrain: given(field(at, 'terrain'), slug, null),
    items: readIds(at, 'items', 10),
    owner: given(field(at, 'owner'), readPlayerId, null),
  };
}

function readIds(at: At, key: string, max: number): readonly string[] {
  return given(field(at, key), (ids) => list(ids, slug, { max }), []);
}
