import { field, oneOf, optional, whole, type At } from '@/engine';
import { hasEffect } from '../../perks';
import { TRACKS } from '../../pieces';
import { PLACE_BONUSES, ZONES } from '../../terms';
import type { BuildPick } from '../build';
import type { GatherPick } from '../gather';
import { GOODS, type Bundle, type MarketplacePick } from '../marketplace';
import type { Player } from '../player';
import type { SettlePick } from '../settle';
import type { TrainingPick } from '../training';
import { readCount, readFlag, readKeyed } from './fields';

/** The printed number of an option, then what has to be said about it; anything else in a pick is passed over. */
export function readGatherPick(at: At, { perks }: Player): GatherPick {
  const option = oneOf(field(at, 'option'), [1, 2]);
  if (option === 2) return { option };
  const take = field(at, 'take');
  const reader = (good: At) => oneOf(good, ['food', 'islandResource']);
  return { option, take: hasEffect(perks, 'gatherBoth') ? optional(take, reader, null) : reader(take) };
}

export function readTrainingPick(at: At): TrainingPick {
  const option = oneOf(field(at, 'option'), [1, 2, 3, 4, 5, 6, 7]);
  if (option === 4) return { option, count: whole(field(at, 'count'), { min: 1, max: 2 }) };
  if (option === 5) return { option, take: oneOf(field(at, 'take'), ['story', 'valor']) };
  return { option };
}

export function readMarketplacePick(at: At): MarketplacePick {
  const option = oneOf(field(at, 'option'), [1, 2]);
  if (option === 1) return { option, gain: readBundle(field(at, 'gain')) };
  return { option, give: readBundle(field(at, 'give')), gain: readBundle(field(at, 'gain')) };
}

export function readPoliticsPick(at: At): { readonly option: 1 | 2 | 3 } {
  return { option: oneOf(field(at, 'option'), [1, 2, 3]) };
}

export function readSettlePick(at: At): SettlePick {
  const option = oneOf(field(at, 'option'), [1, 2, 3]);
  const zone = oneOf(field(at, 'zone'), ZONES);
  return option === 3 ? { option, zone } : { option, zone, bonus: oneOf(field(at, 'bonus'), PLACE_BONUSES) };
}

export function readBuildPick(at: At): BuildPick {
  const option = oneOf(field(at, 'option'), [1, 2, 3]);
  if (option === 2) return { option, takeAdventure: readFlag(at, 'takeAdventure') };
  const followers = readCount(at, 'followers', 20);
  return option === 1
    ? { option, followers, valor: readCount(at, 'valor', TRACKS.valor.max) }
    : {
        option,
        followers,
        bonus: optional(field(at, 'bonus'), (bonus) => oneOf(bonus, PLACE_BONUSES), null),
      };
}

function readBundle(at: At): Bundle {
  return [...readKeyed(at, GOODS, (value) => whole(value, { max: 99 }))];
}
