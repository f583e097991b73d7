import { about } from './about';

/** All twenty tiles, by name. */
export const outposts = {
  'adventurers-lodge': tile('resolve-adventure threat'),
  'builders-workshop': tile('settlement settlement-bonus'),
  'command-center': tile('leader effect'),
  'crash-site': tile('scrap'),
  'dinosaur-boneyard': tile('island-resource'),
  'dinosaur-trap': tile('enclosure dino'),
  'forward-barracks': tile('heavy-soldier'),
  'glowberry-patch': tile('glowberry'),
  'hidden-paradise': tile('permanent-votes'),
  'mushroom-farm': tile('food'),
  'officers-lodge': tile('perk perk-tier'),
  'patrol-hub': tile('challenge-card threat'),
  'pioneer-base': tile('cleared-area valor'),
  'proving-grounds': tile('influence perk light-soldier'),
  'rendezvous-point': tile('perk glowberry'),
  'secret-meeting-place': tile('influence glowberry'),
  'speakers-rock': tile('neutral-die votes'),
  'staging-ground': tile('counterattack savior-bonus'),
  'tranquil-meadow': tile('story player-die'),
  'underground-passage': tile('die-faces effect'),
};

function tile(see: string) {
  return about('Appendix', `${see} outpost-effect`, 'wall');
}
