import type { StringTree } from '@/engine';
import { guide } from './guide/en';
import { session } from './session/en';
import { setupEn } from '../moments/setup/wordsEn';
import { travelEn } from '../moments/travel/wordsEn';
import { encounterEn } from '../moments/encounter/wordsEn';
import { settleEn } from '../moments/settle/wordsEn';

/** Survivors in English, in our own words. */
export const en = {
  guide,
  session,
  skill: { combat: 'Combat', civilized: 'Civilized', production: 'Production' },
  resource: { survivors: 'Survivors', scrap: 'Scrap', herb: 'Herb', resolve: 'Resolve', fuel: 'Fuel' },
  side: { primary: 'primary side', secondary: 'secondary side' },
  place: {
    middle: 'the middle',
    north: 'north',
    northEast: 'north-east',
    southEast: 'south-east',
    south: 'south',
    southWest: 'south-west',
    northWest: 'north-west',
  },
  list: { none: 'none', more: '{{first}}, {{rest}}' },
  amount: {
    successes_one: '{{count}} success',
    successes_other: '{{count}} successes',
    challenges_one: '{{count}} Challenge',
    challenges_other: '{{count}} Challenges',
    resources_one: '{{count}} Resource',
    resources_other: '{{count}} Resources',
    hordes_one: '{{count}} Horde',
    hordes_other: '{{count}} Hordes',
    icons_one: '{{count}} icon',
    icons_other: '{{count}} icons',
    dice_one: '{{count}} die',
    dice_other: '{{count}} dice',
    factions_one: '{{count}} Faction',
    factions_other: '{{count}} Factions',
  },
  limit: {
    resource: '{{resource}}: nothing left; {{count}} cannot be taken and is not owed.',
    challenge: '{{skill}}: a Challenge never drops below 0; {{count}} of the reduction is lost.',
  },
  ...setupEn.rule,
  ...encounterEn.rule,
  ...travelEn.rule,
  ...settleEn.rule,
  refusal: {
    ...setupEn.refusal,
    ...travelEn.refusal,
    ...encounterEn.refusal,
    ...settleEn.refusal,
    unknownPlayer: '“{{id}}” is not at this table.',
  },
} as const satisfies StringTree;
