/** Cubes on Officers, in Polish. */
export const influencePl = {
  rule: {
    influence: {
      place: '{{player}}: {{cubes}} na {{officer}}.',
      payStories: '{{player}} płaci: {{stories}}.',
      payFood: '{{player}}, Ship’s Chef: {{food}} zamiast tylu par Opowieści.',
      full: '{{officer}}: wszystkie pola zajęte, kostki zsuwają się na kafelek. Premia: {{winners}}.',
      bonus: '{{player}}: {{asset}} +{{amount}}.',
      overflow: 'Na opróżniony tor trafia jeszcze: {{cubes}}.',
    },
  },
  ruleRefusal: {
    dissentersAct: 'Dysydenci umieszczają kostki tylko za darmo.',
    trackFull: 'Tor ma {{spaces}}: pełny opróżnia się od razu.',
    oneFreeCube: 'Za darmo jest dokładnie jedna kostka.',
    cubesLeft: 'Za mało kostek: zostało {{cubes}}.',
    onlyAdelita: 'Żywnością płaci tylko Adelita.',
    foodForPairs: 'Można tu użyć najwyżej: {{food}}.',
    stories: 'Koszt: {{stories}}.',
    food: 'Koszt: {{food}}.',
  },
  wizard: {
    free: 'Za darmo',
    costs: 'Koszt: {{stories}}',
    costsFood: 'Koszt: {{food}}',
    costsBoth: 'Koszt: {{stories}} i {{food}}',
  },
  hint: {
    influence:
      'Pierwsza kostka jest za darmo, każda następna kosztuje 2 Opowieści. Pełny tor od razu daje premię.',
    influenceCount:
      'Od jednej do trzech kostek, wszystkie na tego oficera. Czego nie da się opłacić, to widać.',
  },
  event: {
    bonus: 'Tor pełny, premia: {{winners}}',
    bonusOf: '{{player}} {{asset}} +{{amount}}',
  },
} as const;
