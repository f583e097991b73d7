import { about } from './about';

export const officers = {
  'chief-mate': about('p. 19', 'Appendix', 'officer-scoring officer-bonus sustenance', 'officers'),
  'chief-of-security': about('p. 19', 'Appendix', 'officer-scoring patrol-card military', 'officers'),
  'chief-steward': about('p. 19', 'Appendix', 'officer-scoring settlement player-die', 'officers'),
  'chief-engineer': about('p. 19', 'Appendix', 'officer-scoring wall trap engineer-bonus-ruling', 'officers'),
};

export const leaders = {
  adelita: about('Zdolności liderów', 'Appendix', 'influence-officer food diff-adelita', 'leader'),
  jack: about('Zdolności liderów', 'Appendix', 'place-dinos defense-area diff-jack', 'leader'),
  phoenix: about('Zdolności liderów', 'Appendix', 'leader-defense trap diff-phoenix', 'leader'),
  keoni: about('Zdolności liderów', 'Appendix', 'training place-soldiers diff-keoni', 'leader'),
};
