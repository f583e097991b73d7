import type { IconName } from '@/engine';
import { about } from './about';

/** The six Temple cards: the only Adventures whose rewards the book lists. */
export const cards = {
  'trial-of-strength': about('Temple Adventures', 'temple heavy-soldier watchtower', 'patrol'),
  'trial-of-proficiency': about('Temple Adventures', 'temple light-soldier perk', 'patrol'),
  'trial-of-wit': about('Temple Adventures', 'temple player-die outpost', 'patrol'),
  'trial-of-momentum': about('Temple Adventures', 'temple camp influence', 'patrol'),
  'trial-of-leadership': about('Temple Adventures', 'temple valor settlement camp outpost', 'patrol'),
  'trial-of-equilibrium': about('Temple Adventures', 'temple settlement table-dino-sets', 'patrol'),
};

/** Our own drawings, as they stand on the screens of this app; the book shows where each is printed. */
export const symbols = {
  'symbol-followers': drawing('followers', 'followers'),
  'symbol-votes': drawing('votes', 'votes permanent-votes'),
  'symbol-food': drawing('food', 'food'),
  'symbol-scrap': drawing('scrap', 'scrap'),
  'symbol-island-resource': drawing('production', 'island-resource'),
  'symbol-story': drawing('story', 'story'),
  'symbol-glowberry': drawing('herb', 'glowberry'),
  'symbol-valor': drawing('valor', 'valor'),
  'symbol-light': drawing('light', 'light-soldier'),
  'symbol-heavy': drawing('heavy', 'heavy-soldier'),
  'symbol-leader': drawing('leader', 'leader'),
  'symbol-influence': drawing('influence', 'influence perk'),
  'symbol-officer': drawing('officers', 'officer'),
  'symbol-settlement': drawing('settlement', 'settlement camp'),
  'symbol-outpost': drawing('wall', 'outpost watchtower'),
  'symbol-adventure': drawing('patrol', 'adventure-card'),
  'symbol-combat': drawing('combat', 'combat counterattack'),
  'symbol-breach': drawing('skull', 'breach threat'),
  'symbol-trampler': drawing('trampler', 'trampler'),
  'symbol-raptor': drawing('raptor', 'raptor dino-attack'),
  'symbol-shieldhead': drawing('shieldhead', 'shieldhead'),
  'symbol-dissenters': drawing('knot', 'dissenters'),
};

export const tables = {
  'table-start': about('Player Setup', 'setup first-game', 'rounds'),
  'table-dice': about('Main Play Area Setup', 'dice-pool wrap-up', 'die'),
  'table-officers': about(
    'Appendix',
    'chief-mate chief-of-security chief-steward chief-engineer captain',
    'officers',
  ),
  'table-combat': about('p. 23', 'combat damage injury', 'combat'),
  'table-defense': about('p. 21', 'dino-attack defense-value', 'safeguard'),
  'table-assembly': about('Assembly Resolution', 'assembly-scoring assembly-scoring-tile', 'assembly'),
  'table-dino-sets': about('Final Scoring', 'captured-dinos enclosure', 'trampler'),
  'table-limits': about('Components', 'influence settlement soldiers', 'lock'),
};

function drawing(icon: IconName, see: string) {
  return about('Icon Glossary', see, icon);
}
