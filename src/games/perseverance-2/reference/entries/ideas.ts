import { about } from './about';

export const ideas = {
  overview: about('Game Overview', 'winning turn zone since-episode-1', 'learn'),
  winning: about('Ending the Game', 'followers final-scoring tie-break', 'trophy'),
  rulebook: about('Rulebook', 'rulings overview', 'history'),
  'since-episode-1': about('Rulebook', 'perk discovery combat permanent-votes', 'history'),
  'first-game': about('Before Starting Play', 'setup table-start keoni jack adelita phoenix', 'learn'),
  'two-players': about('Before Starting Play', 'dissenters dissenter-die wrap-up', 'group'),
  secrets: about('Player Setup', 'adventure-card assembly-choice', 'lock'),
  ties: about('Assembly Resolution', 'assembly-scoring officer-scoring second-place tie-break', 'group'),
  rounding: about('Assembly Resolution', 'ties second-place leftovers'),
  'losing-followers': about('Assets: Gaining & Spending', 'followers breach-turn anothers-die', 'followers'),
  deterministic: about('Optional Rule Set', 'threat threat-track survivalist', 'warning'),
  rulings: about(
    'Rulebook',
    'security-bonus-ruling rally-point perk-tier resolve-adventure next-stage adventurers-lodge staging-ground rulebook',
    'info',
  ),
  'security-bonus-ruling': about('Appendix', 'chief-of-security officer-bonus rulings', 'officers'),
};
