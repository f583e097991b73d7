import { board } from './board';
import { demand } from '../../moments/eventPhase/demandWizard';
import { discovery } from '../../moments/actions/discoveryWizard';
import { endActions } from '../../moments/actions/endActionsWizard';
import { fight } from '../../moments/actions/fightWizard';
import { night, skipNight } from '../../moments/night/wizard';
import { event } from '../../moments/eventPhase/wizard';
import { morale } from '../../moments/moralePhase/wizard';
import { production } from '../../moments/productionPhase/wizard';
import { plan } from '../../moments/plan/wizard';
import { resolve } from '../../moments/actions/wizard';
import { first, inventions, terrains, tiles, tokens } from './setRight';
import { setupChecklist } from '../../moments/setup/wizard';
import { boardActions } from '../../moments/boardActions/wizard';
import { lessTracking, moreTracking } from '../../moments/tracking/wizard';
import { weather } from '../../moments/weather/wizard';
import { wounds } from '../../moments/wounds/wizard';

/** By their id. */
export const wizards = {
  setupChecklist,
  event,
  morale,
  production,
  plan,
  resolve,
  endActions,
  boardActions,
  lessTracking,
  moreTracking,
  weather,
  night,
  skipNight,
  wounds,
  fight,
  demand,
  tokens,
  board,
  discovery,
  terrains,
  tiles,
  inventions,
  first,
};
