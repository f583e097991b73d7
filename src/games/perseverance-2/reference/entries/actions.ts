import { about } from './about';

export const actions = {
  adventure: about('p. 13', 'rally-point combat clear-area camp dino-attack adventurer', 'patrol'),
  'clear-area': about('p. 13', 'adventure-card cleared-area resolve-adventure tactician', 'patrol'),
  gather: about('Gather', 'glowberry releasing gatherer sustenance', 'herb'),
  pub: about('Pub', 'story player-die sustenance', 'story'),
  training: about('Training', 'light-soldier heavy-soldier releasing trainer military', 'light'),
  marketplace: about('Marketplace', 'glowberry food scrap island-resource expansion', 'scrap'),
  politics: about('Politics', 'player-die neutral-die permanent-votes politician', 'die'),
  settle: about('p. 16', 'settlement settlement-bonus settler architect', 'settlement'),
  build: about('p. 17', 'outpost watchtower camp quartermaster releasing', 'wall'),
  salvage: about('Salvage', 'scrap construction', 'scrap'),
  'outpost-effect': about('p. 18', 'outpost rally-point dino-attack breach-token', 'wall'),
  'influence-officer': about('p. 19', 'influence perk officer-bonus story', 'influence'),
  'place-leader': about('p. 19', 'leader move-leader outpost-effect persistent', 'leader'),
  'move-leader': about('p. 19', 'leader agile-1 agile-2 influencer friendly', 'leader'),
  explore: about('p. 19', 'adventure-card glowberry story valor', 'search'),
  counterattack: about('p. 19', 'combat breach savior-bonus staging-ground', 'combat'),
  'change-face': about('Primary Action', 'place-die die-faces story', 'story'),
  'anothers-die': about('Primary Action', 'place-die losing-followers dissenter-die', 'die'),
};
