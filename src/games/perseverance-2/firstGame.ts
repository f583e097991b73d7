import type { Start } from './moments/setup/ruleInput';
import type { Leader, Officer, Zone } from './terms';

/** The suggested first game: who stands beside which Zone. */
export const FIRST_GAME_OFFICERS: Readonly<Record<Zone, Officer>> = {
  sustenance: 'chief-mate',
  military: 'chief-of-security',
  expansion: 'chief-steward',
  construction: 'chief-engineer',
  discovery: 'captain',
};

/** Where each Leader begins in it, and with which Perk. */
export const RECOMMENDED: Readonly<Record<Leader, Start>> = {
  keoni: { zone: 'sustenance', perk: 'defender', pay: null, dino: null },
  jack: { zone: 'military', perk: 'skinner', pay: null, dino: null },
  adelita: { zone: 'expansion', perk: 'gatherer', pay: null, dino: null },
  phoenix: { zone: 'construction', perk: 'herder', pay: null, dino: null },
};
