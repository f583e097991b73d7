import { about } from './about';

export const rewards = {
  'reward-kills': about('Dodatek', 'Appendix', 'combat-rewards trampler raptor', 'skull'),
  'reward-production': about('Dodatek', 'Appendix', 'combat-rewards production', 'food'),
  'reward-fallen': about('Dodatek', 'Appendix', 'combat-rewards soldiers', 'light'),
  'reward-settlements-dice': about(
    'Dodatek',
    'Appendix',
    'combat-rewards settlement player-die',
    'settlement',
  ),
  'reward-walls': about('Dodatek', 'Appendix', 'combat-rewards wall', 'wall'),
  'reward-five-followers': about('Dodatek', 'Appendix', 'combat-rewards followers', 'followers'),
  'reward-place-settlement': about(
    null,
    'Appendix',
    'combat-rewards settlement diff-reward-two',
    'settlement',
  ),
  'reward-retrieve-leader': about('Dodatek', null, 'combat-rewards leader diff-reward-two', 'leader'),
  'reward-light-soldier': about('Dodatek', 'Appendix', 'combat-rewards light-soldier', 'light'),
};
