/** Poprawianie stołu. */
export const putRightPl = {
  zones: 'Strefy',
  dangerous: '{{zone}}: niebezpiecznie',
  settlements: 'Osady',
  defense: 'Mury, Pułapki, Żołnierze i Dinozaury',
  breachTokens: 'Zakryte nagrody',
  breachTokensNote: 'Trzy nagrody, których karty Wyzwań wylosowano przy stole jako żetony uszkodzenia.',
  leaders: 'Liderzy na planszy',
  leaderOf: 'Lider: {{player}}',
  atHome: 'Na planszy gracza',
  inDefense: 'W obszarze Obrony: {{zone}}',
  patrolsNote:
    'Żołnierze na karcie Patrolu pochodzą z zasobów. Gdy nikogo na niej nie ma, Patrol się kończy.',
  onPatrol: '{{player}}: {{soldier}} na Patrolu',
  stageOf: 'Etap Patrolu: {{player}}',
  stage: 'Etap {{number}}',
  usedTraps: 'Zużyte Pułapki',
  patrolSet: '{{player}}: Patrol ustawiony ręcznie',
} as const;
