import { about } from './about';

export const tables = {
  'table-start': about('Przygotowanie gracza', 'Setup', 'setup adelita', 'rounds'),
  'table-dice': about('Główny obszar gry', 'Setup', 'dice-pool wrap-up', 'die'),
  'table-settlement-spaces': about(
    'p. 16',
    'Primary Actions',
    'settle settlement dangerous-zone',
    'settlement',
  ),
  'table-influence-cost': about('p. 18', 'Secondary Actions', 'influence-officer', 'influence'),
  'table-officers': about(
    'p. 19',
    'Appendix',
    'chief-mate chief-of-security chief-steward chief-engineer',
    'officers',
  ),
  'table-trap-die': about('p. 20', 'Defense Areas and Dino Attack', 'trap-phase', 'trap'),
  'table-fight': about('pp. 20–23', 'Defense Areas and Dino Attack', 'fight-phase', 'skull'),
  'table-picks': about('pp. 20–23', 'Defense Areas and Dino Attack', 'picks diff-picks', 'trophy'),
  'table-rewards': about('Dodatek', 'Appendix', 'combat-rewards safeguard valor', 'trophy'),
  'table-assembly': about('p. 26', 'Assembly', 'assembly-scoring diff-assembly-values', 'assembly'),
  'table-final': about('Punktacja końcowa', 'Final Scorings', 'final-scoring', 'finish'),
  'table-limits': about('Zasoby', 'Components', 'personal-supply', 'lock'),
};
