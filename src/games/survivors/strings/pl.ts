import type { Translation } from '@/engine';
import type { en } from './en';
import { guide } from './guide/pl';
import { session } from './session/pl';
import { setupPl } from '../moments/setup/wordsPl';
import { travelPl } from '../moments/travel/wordsPl';
import { encounterPl } from '../moments/encounter/wordsPl';
import { settlePl } from '../moments/settle/wordsPl';

/** Survivors po polsku, własnymi słowami. */
export const pl: Translation<typeof en> = {
  guide,
  session,
  skill: { combat: 'Walka', civilized: 'Cywilizacja', production: 'Produkcja' },
  resource: { survivors: 'Ocaleni', scrap: 'Złom', herb: 'Zioła', resolve: 'Hart ducha', fuel: 'Paliwo' },
  side: { primary: 'strona główna', secondary: 'strona poboczna' },
  place: {
    middle: 'środek',
    north: 'północ',
    northEast: 'północny wschód',
    southEast: 'południowy wschód',
    south: 'południe',
    southWest: 'południowy zachód',
    northWest: 'północny zachód',
  },
  list: { none: 'brak', more: '{{first}}, {{rest}}' },
  amount: {
    successes_one: '{{count}} sukces',
    successes_few: '{{count}} sukcesy',
    successes_many: '{{count}} sukcesów',
    successes_other: '{{count}} sukcesu',
    challenges_one: '{{count}} Wyzwanie',
    challenges_few: '{{count}} Wyzwania',
    challenges_many: '{{count}} Wyzwań',
    challenges_other: '{{count}} Wyzwania',
    resources_one: '{{count}} zasób',
    resources_few: '{{count}} zasoby',
    resources_many: '{{count}} zasobów',
    resources_other: '{{count}} zasobu',
    hordes_one: '{{count}} Horda',
    hordes_few: '{{count}} Hordy',
    hordes_many: '{{count}} Hord',
    hordes_other: '{{count}} Hordy',
    icons_one: '{{count}} symbol',
    icons_few: '{{count}} symbole',
    icons_many: '{{count}} symboli',
    icons_other: '{{count}} symbolu',
    dice_one: '{{count}} kość',
    dice_few: '{{count}} kości',
    dice_many: '{{count}} kości',
    dice_other: '{{count}} kości',
    factions_one: '{{count}} Frakcja',
    factions_few: '{{count}} Frakcje',
    factions_many: '{{count}} Frakcji',
    factions_other: '{{count}} Frakcji',
  },
  limit: {
    resource: '{{resource}}: nic już nie zostało, {{count}} przepada i nie staje się długiem.',
    challenge: '{{skill}}: Wyzwanie nie spada poniżej 0, {{count}} obniżki przepada.',
  },
  ...setupPl.rule,
  ...encounterPl.rule,
  ...travelPl.rule,
  ...settlePl.rule,
  refusal: {
    ...setupPl.refusal,
    ...travelPl.refusal,
    ...encounterPl.refusal,
    ...settlePl.refusal,
    unknownPlayer: '„{{id}}”: nikogo takiego nie ma przy tym stole.',
  },
};
