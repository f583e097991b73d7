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
    'The book does not say what to do. Here the Faction goes with its dice and cards; the caravan keeps its Resources, and the lead passes on.',
  joining:
    'The book does not say how. Here a new Faction begins with no dice and no cards: count them from its tile on this page afterwards.',
  full: 'Nobody can join: the caravan has {{max}} Factions at most.',
  left: '{{player}} leaves the caravan',
  back: '{{player}} is back',
  joined: '{{name}} joins the caravan',
  phaseSet: 'Part of the turn: {{phase}}',
} as const;
