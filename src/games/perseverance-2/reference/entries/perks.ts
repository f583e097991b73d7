import { about } from './about';

/** All thirty, in the order of the Player board. */
export const perks = {
  defender: of('chief-mate', 'dino-attack valor'),
  savant: of('chief-mate', 'completing-adventure perk'),
  trainer: of('chief-mate', 'training'),
  tactician: of('chief-mate', 'clear-area completing-adventure'),
  adventurer: of('chief-mate', 'adventure combat'),
  survivalist: of('chief-mate', 'threat threat-track'),
  skinner: of('chief-of-security', 'kill-or-capture trampler'),
  'trampler-expert': of('chief-of-security', 'damage trampler'),
  warrior: of('chief-of-security', 'kill-or-capture raptor'),
  'medic-training': of('chief-of-security', 'injury heavy-soldier'),
  tracker: of('chief-of-security', 'kill-or-capture shieldhead'),
  wrangler: of('chief-of-security', 'kill-or-capture enclosure'),
  gatherer: of('chief-steward', 'gather'),
  lobbyist: of('chief-steward', 'player-die place-die'),
  politician: of('chief-steward', 'politics'),
  manager: of('chief-steward', 'die-faces place-die'),
  popular: of('chief-steward', 'assembly-choice production'),
  settler: of('chief-steward', 'settle'),
  herder: of('chief-engineer', 'enclosure'),
  capturer: of('chief-engineer', 'enclosure dino'),
  trapper: of('chief-engineer', 'kill-or-capture enclosure'),
  quartermaster: of('chief-engineer', 'build'),
  breeder: of('chief-engineer', 'enclosure captured-dinos'),
  architect: of('chief-engineer', 'settle'),
  'agile-1': of('captain', 'move-leader agile-2'),
  influencer: of('captain', 'move-leader'),
  greedy: of('captain', 'officer-bonus'),
  friendly: of('captain', 'move-leader influence'),
  persistent: of('captain', 'place-leader move-leader'),
  'agile-2': of('captain', 'move-leader agile-1'),
};

function of(officer: string, see: string) {
  return about('Appendix', `${see} ${officer}`, 'influence');
}
