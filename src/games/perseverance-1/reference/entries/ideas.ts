import { about } from './about';

export const ideas = {
  overview: about('Opis gry', 'Game Overview', 'winning turn zone', 'learn'),
  winning: about('Punktacja końcowa', 'Final Scorings', 'followers final-scoring tie-break', 'trophy'),
  'published-2021': about(
    'Zacznij tutaj',
    'Title page',
    'beta-2020 diff-abilities diff-assembly-ties',
    'history',
  ),
  'beta-2020': about('Zacznij tutaj', 'Title page', 'published-2021 diff-resource diff-picks', 'history'),
  'first-game': about('Przed rozpoczęciem gry', 'Setup', 'setup table-start diff-abilities', 'learn'),
  'two-players': about(
    'Zasady dla 2 graczy',
    '2-player rules',
    'dissenters dissenter-die diff-dissenter-cubes',
    'group',
  ),
  secrets: about('p. 17', 'Setup', 'trap assembly-choice', 'lock'),
  ties: about('pp. 24–26', 'Assembly', 'assembly-scoring officer-scoring diff-assembly-ties', 'group'),
  rounding: about('pp. 24–26', 'Assembly', 'ties second-place'),
  'losing-followers': about(
    'Zasoby',
    'Assets: Gaining & Spending',
    'followers breach anothers-die',
    'followers',
  ),
  deterministic: about(
    'Wersja deterministyczna',
    'The Deterministic Version',
    'det-dinos det-traps det-walls det-threat',
  ),
  'det-dinos': about(
    'Wersja deterministyczna',
    'The Deterministic Version',
    'deterministic place-dinos dino-die',
    'die',
  ),
  'det-traps': about(
    'Wersja deterministyczna',
    'The Deterministic Version',
    'deterministic trap-phase trap',
    'trap',
  ),
  'det-walls': about(
    'Wersja deterministyczna',
    'The Deterministic Version',
    'deterministic wall-phase fight-phase',
    'wall',
  ),
  'det-threat': about(
    'Wersja deterministyczna',
    'The Deterministic Version',
    'deterministic threat-track diff-threat-penalty',
    'warning',
  ),
  rulings: about(
    'Dodatek',
    'Appendix',
    'published-2021 beta-2020 engineer-bonus-ruling jack diff-jack',
    'info',
  ),
  'engineer-bonus-ruling': about('p. 19', 'Appendix', 'chief-engineer officer-bonus rulings', 'officers'),
};
