import { about } from './about';

export const officers = {
  'chief-mate': about('Appendix', 'defender savant trainer tactician adventurer survivalist', 'officers'),
  'chief-of-security': about(
    'Appendix',
    'skinner trampler-expert warrior medic-training tracker wrangler security-bonus-ruling',
    'officers',
  ),
  'chief-steward': about('Appendix', 'gatherer lobbyist politician manager popular settler', 'officers'),
  'chief-engineer': about('Appendix', 'herder capturer trapper quartermaster breeder architect', 'officers'),
  captain: about('Appendix', 'agile-1 influencer greedy friendly persistent agile-2', 'officers'),
};

export const leaders = {
  adelita: about('Before Starting Play', 'first-game expansion gatherer', 'leader'),
  jack: about('Before Starting Play', 'first-game military skinner', 'leader'),
  phoenix: about('Before Starting Play', 'first-game construction herder', 'leader'),
  keoni: about('Before Starting Play', 'first-game sustenance defender', 'leader'),
};
