/** Putting the caravan right. */
export const putRightEn = {
  turn: 'Turn',
  leader: 'Caravan Leader',
  moves: 'Moves made',
  phase: 'Part of the turn',
  hordes: 'Hordes',
  hordesHere: 'Hordes on the Encounter Tile',
  hordeAt: 'A Horde: {{place}}',
  tiles: 'Tiles',
  aside: 'Tiles set aside',
  icons: 'Icons of the tiles',
  leaving:
    'The rulebook does not cover this. Here the Faction leaves with its dice and cards; the caravan keeps its Resources, and the lead passes on.',
  joining:
    'The rulebook does not cover this. Here a new Faction starts with no dice and no cards: enter them from its tile on this page afterwards.',
  full: 'Nobody can join: the caravan has {{max}} Factions at most.',
  left: '{{player}} leaves the caravan',
  back: '{{player}} is back',
  joined: '{{name}} joins the caravan',
  phaseSet: 'Part of the turn: {{phase}}',
} as const;
