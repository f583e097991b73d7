import { board } from './board';
import { demand } from './demand';
import { discovery } from './discovery';
import { endActions } from './endActions';
import { fight } from './fight';
import { night, skipNight } from './night';
import { event, morale, production } from './phases';
import { plan } from './plan';
import { resolve } from './resolve';
import { first, inventions, terrains, tiles, tokens } from './setRight';
import { setupChecklist } from './setupChecklist';
import { weather } from './weather';
import { wounds } from './wounds';

/** By their id. */
export const wizards = {
  setupChecklist,
  event,
  morale,
  production,
  plan,
  resolve,
  endActions,
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
