import type { IconName } from '@/engine';
import { about } from './about';

/** Our own drawings, as they stand on the screens of this app; the books show where each is printed. */
export const symbols = {
  'symbol-followers': drawing('followers', 'followers'),
  'symbol-votes': drawing('votes', 'votes'),
  'symbol-food': drawing('food', 'food'),
  'symbol-scrap': drawing('scrap', 'scrap'),
  'symbol-story': drawing('story', 'story'),
  'symbol-light': drawing('light', 'light-soldier'),
  'symbol-heavy': drawing('heavy', 'heavy-soldier'),
  'symbol-leader': drawing('leader', 'leader'),
  'symbol-safeguard': drawing('safeguard', 'safeguard'),
  'symbol-valor': drawing('valor', 'valor'),
  'symbol-influence': drawing('influence', 'influence'),
  'symbol-officer': drawing('officers', 'officer'),
  'symbol-settlement': drawing('settlement', 'settlement'),
  'symbol-die': drawing('die', 'player-die neutral-die'),
  'symbol-wall': drawing('wall', 'wall'),
  'symbol-trap': drawing('trap', 'trap'),
  'symbol-trampler': drawing('trampler', 'trampler'),
  'symbol-raptor': drawing('raptor', 'raptor'),
  'symbol-killed': drawing('skull', 'fight-phase reward-kills'),
  'symbol-patrol': drawing('patrol', 'patrol-card'),
  'symbol-threat': drawing('warning', 'threat breach'),
  'symbol-dissenters': drawing('knot', 'dissenters'),
};

function drawing(icon: IconName, see: string) {
  return about('Ikony', 'Icon glossary', see, icon);
}
