import { about } from './about';

export const actions = {
  rations: about('p. 12', 'Primary Actions', 'food sustenance', 'food'),
  patrol: about('pp. 12–13', 'Primary Actions', 'resolve-patrol patrol-card chief-of-security', 'patrol'),
  pub: about('pp. 12–17', 'Primary Actions', 'story player-die politics', 'story'),
  training: about(
    'pp. 12–17',
    'Primary Actions',
    'light-soldier heavy-soldier keoni diff-training-story',
    'light',
  ),
  politics: about('pp. 12–17', 'Primary Actions', 'player-die neutral-die chief-steward', 'die'),
  supply: about('pp. 12–17', 'Primary Actions', 'food scrap diff-supply-name', 'scrap'),
  settle: about(
    'pp. 12–17',
    'Primary Actions',
    'settlement table-settlement-spaces diff-settle-two',
    'settlement',
  ),
  salvage: about('pp. 12–17', 'Primary Actions', 'scrap protection', 'scrap'),
  fortifications: about('p. 17', 'Primary Actions', 'trap wall chief-engineer', 'wall'),
  'influence-officer': about(
    'p. 18',
    'Secondary Actions',
    'influence table-influence-cost officer-bonus adelita',
    'influence',
  ),
  'place-soldiers': about('p. 18', 'Secondary Actions', 'soldiers valor safeguard defense-area', 'light'),
  'leader-community': about('p. 18', 'Secondary Actions', 'leader community-area wrap-up', 'leader'),
  'leader-defense': about('p. 18', 'Secondary Actions', 'leader defense-area phoenix retrieve', 'leader'),
  'change-face': about('Akcja podstawowa', 'Turn Structure', 'place-die die-faces story', 'story'),
  'anothers-die': about(
    'Akcja podstawowa',
    'Turn Structure',
    'place-die losing-followers dissenter-die',
    'die',
  ),
};
