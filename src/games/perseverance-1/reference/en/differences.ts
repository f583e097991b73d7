export const differences = {
  'diff-resource': {
    title: 'Editions: name of the second resource',
    also: ['MR or Scrap', 'Modern Resource'],
    text: [
      'Beta: Modern Resource, MR for short.',
      'Published: Scrap. It is the same thing; Foothold shows the word of your edition.',
    ],
  },
  'diff-supply-name': {
    title: 'Editions: Social Aid and Supply',
    text: [
      'The effect for 1 Scrap and 1 Food is called Social Aid in the beta and Supply in the published edition.',
    ],
  },
  'diff-abilities': {
    title: 'Editions: Leader abilities',
    also: ['side A', 'side B', 'abilities'],
    text: [
      'Beta: every Leader uses its ability.',
      'Published: all players with abilities (side B of the boards), or all without (side A).',
    ],
  },
  'diff-adelita': {
    title: 'Editions: Adelita',
    text: [
      'Beta: 1 Food for 2 Stories.',
      'Published: spelt out that it works twice, or mixed with Stories. Foothold allows that in both.',
    ],
  },
  'diff-jack': {
    title: 'Editions: Jack',
    text: [
      'Beta: not if the other area would be attacked by it.',
      'Published: the other area needs at least 2 Dino spaces. We read that as 2 free ones, which comes to the same thing (our ruling).',
    ],
  },
  'diff-phoenix': {
    title: 'Editions: Phoenix',
    text: [
      'Published says that she chooses between Safeguard and Valor, and that a Trap cannot go on an empty space. Foothold plays both editions that way.',
    ],
  },
  'diff-keoni': {
    title: 'Editions: Keoni',
    text: [
      'Published says that the Soldier comes from his board and earns Valor or Safeguard as usual. Foothold plays both editions that way.',
    ],
  },
  'diff-blocking': {
    title: 'Editions: placing a die to block',
    also: ['block', 'blocking a space'],
    text: [
      'Beta: nothing is said against it.',
      'Published: not allowed; you must be able to resolve at least one option.',
    ],
  },
  'diff-secondary': {
    title: 'Editions: must I take a Secondary Action?',
    also: ['optional', 'mandatory', 'skip'],
    text: ['Beta: you may leave it out.', 'Published: you have to, unless none is possible.'],
  },
  'diff-training-story': {
    title: 'Editions: Story from Training',
    also: ['Training for a Follower'],
    text: ['Beta: that option costs 1 Follower, so not with 0.', 'Published: it is free.'],
  },
  'diff-settle-two': {
    title: 'Editions: bonus for two Settlements',
    text: [
      'Beta: you take the bonus of one of them.',
      'Published: of the one placed first. The other goes on the lowest free space in both.',
    ],
  },
  'diff-influence-spaces': {
    title: 'Editions: Influence spaces with two',
    also: ['3 spaces', '4 spaces'],
    text: [
      'With two players an Officer has 3 spaces in the beta and 4 in the published edition. With more players always 4.',
    ],
  },
  'diff-officer-bonus': {
    title: 'Editions: who gets an Officer’s bonus',
    text: [
      'Beta: the most cubes on the spaces, all who tie; nobody if four players have one each.',
      'Published: everybody with at least two. On four spaces both name the same players.',
    ],
  },
  'diff-dissenter-cubes': {
    title: 'Editions: Influence of the Dissenters',
    also: ['Dissenter cubes'],
    text: [
      'Beta: none.',
      'Published: 2 cubes on one Officer and 1 on each other at set-up, and 1 on each after the first Assembly. They count in majorities and score nothing.',
    ],
  },
  'diff-patrol-limit': {
    title: 'Editions: Soldiers on a Patrol',
    text: ['Beta: no upper limit.', 'Published: 8 at most. Light and Heavy may be mixed in both.'],
  },
  'diff-challenge-cards': {
    title: 'Editions: how many Challenge cards',
    also: ['keep cards'],
    text: [
      'Beta: up to the number shown, also none.',
      'Published: exactly that number, or all if fewer were drawn.',
    ],
  },
  'diff-patrol-timing': {
    title: 'Editions: when a Patrol is resolved',
    text: [
      'Beta: at the end of the turn.',
      'Published: the table may let it wait while the next player begins, but not past an attack or an Assembly.',
    ],
  },
  'diff-patrol-rewards': {
    title: 'Editions: rewards of a Patrol stage',
    text: ['Published: a stage may also hand out pieces. Place them at once and enter them manually.'],
  },
  'diff-raptors': {
    title: 'Editions: Raptors in a breach',
    text: [
      'Beta: players whose Settlements were hit lose 2 Followers.',
      'Published: 2 for each Settlement hit. Foothold counts Settlements in both.',
    ],
  },
  'diff-picks': {
    title: 'Editions: number of picks',
    text: ['Beta: the second pick comes with Contribution 3, then 5, 7.', 'Published: with 2, then 4, 6, 8.'],
  },
  'diff-giving-up': {
    title: 'Editions: giving up a pick',
    text: [
      'Published: allowed, and a pick that you cannot pay is lost.',
      'Beta: not mentioned; Foothold allows it as well.',
    ],
  },
  'diff-reward-two': {
    title: 'Editions: reward for 2 Safeguard',
    text: [
      'One of the two rewards at this price differs.',
      'Beta: place a Settlement.',
      'Published: take your Leader back.',
    ],
  },
  'diff-reward-numbers': {
    title: 'Editions: numbers of the rewards',
    also: ['option number'],
    text: [
      'The same rewards are in another order. Foothold names them by what they do. For the Breach tokens look at the numbers on your board.',
    ],
  },
  'diff-breach-tokens': {
    title: 'Editions: Breach tokens',
    text: [
      'Beta: the three rewards are always blocked.',
      'Published: only after an attack in which a Dino broke through.',
    ],
  },
  'diff-used-traps': {
    title: 'Editions: used Traps',
    text: [
      'Beta: they lie face up on the board of their owner.',
      'Published: beside the Chief Engineer. They count for him either way.',
    ],
  },
  'diff-assembly-ties': {
    title: 'Editions: tied Votes',
    also: ['friendly ties', 'shared places', 'tie at the Assembly'],
    text: [
      'Beta: the tied players add up the places they take and share, rounded down. 10 and 5 for two players: 7 each.',
      'Published: each takes the full place, and the next player the place right after it.',
    ],
  },
  'diff-no-votes': {
    title: 'Editions: no Votes',
    also: ['zero Votes', '0 Votes'],
    text: ['Beta: 0 Votes are ranked like any other number.', 'Published: no place and no Followers.'],
  },
  'diff-assembly-values': {
    title: 'Editions: values of the Assembly tiles',
    text: [
      'They differ with four players. The published ones are printed on the tiles only: compare them with your box at set-up.',
    ],
  },
  'diff-vote-marker': {
    title: 'Editions: Vote marker',
    text: ['Beta: turn it over above 10 Votes.', 'Published: above 9. Foothold simply counts on.'],
  },
  'diff-wrap-up': {
    title: 'Editions: order of the wrap-up',
    text: ['Beta: Leaders first.', 'Published: the tile first; if it was the last, the rest is skipped.'],
  },
  'diff-final-ties': {
    title: 'Editions: ties in the final majorities',
    text: ['Beta: shared and rounded down.', 'Published: everybody takes the full place.'],
  },
  'diff-pairs': {
    title: 'Editions: pairs of Safeguard and Valor',
    also: ['pair'],
    text: ['At the end each pair is worth 2 Followers in the beta and 1 in the published edition.'],
  },
  'diff-light-at-end': {
    title: 'Editions: Light Soldiers at the end',
    text: ['Beta: worth nothing.', 'Published: 1 Follower for every two, counted in all places together.'],
  },
  'diff-patrol-at-end': {
    title: 'Editions: unfinished Patrol at the end',
    text: [
      'Beta: Soldiers on it score nothing, but count for the tie-break.',
      'Published: they are leftovers like the others.',
    ],
  },
  'diff-threat-penalty': {
    title: 'Editions: Threat, no dice luck: end of the game',
    text: ['Beta: a Heavy token on 3 or more costs 1 Follower, last of all.', 'Published: no penalty.'],
  },
  'diff-threat-token': {
    title: 'Editions: Threat, no dice luck: which token',
    text: [
      'Between two stages you choose the token.',
      'Beta: either one.',
      'Published: only of a kind that is on the card.',
    ],
  },
};
