import type { Translation } from '@/engine';
import type { en } from './wordsEn';

/** The Dino Attack, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    attack: {
      structures: 'Budowle na Oczyszczonym Obszarze: Obrona {{value}}.',
      valor: '{{player}} wydaje: {{valor}}. Obrona rośnie o {{value}}.',
      valorDefender: '{{player}} (Obrońca) wydaje: {{valor}}. Obrona rośnie o {{value}}.',
      holds: '{{player}}: Obrona {{value}} wystarcza wobec {{threshold}}.',
      fails: '{{player}}: Obrona {{value}} to za mało wobec {{threshold}}.',
      successReward: '{{player}}, nagroda za obronę: {{gains}}.',
      failReward: '{{player}}, nagroda mimo porażki: {{gains}}.',
      sweptAway: '{{player}}: starsze Przełamanie znika ({{dinos}}), utrata: {{followers}}.',
      breach: '{{player}}: Przełamanie – {{structure}}: {{dinos}}.',
    },
  },
  ruleRefusal: {
    noStructure: 'Nie ma tu czego atakować: {{structure}}.',
    chooseDangerous: 'Które dinozaury z niebezpiecznych pól przychodzą? Dokładnie {{dinos}}.',
    notDangerous: 'Za mało na niebezpiecznych polach: {{dino}}.',
  },
  battle: {
    target: 'Czego użyto?',
    targetHelp:
      'Po Przygodzie: Obozu, który był punktem zbiórki; po Placówce: tej Placówki. Właściciel odkrywa wierzchnią kartę terenu i broni się; pustą talię tasuje się na nowo z odrzuconych.',
    targetNote: '{{area}}, Obrona {{value}}',
    noTarget: 'Na mapie nie ma żadnego Obozu ani Placówki.',
    breached: 'Przełamane, więc nikt nie mógł tego użyć.',
    defense: 'Obrona',
    defenseHelp:
      'Wpiszcie Próg z karty (rewers wierzchniej go zapowiadał), potem wybierzcie, ile Męstwa wydać. Wydane Męstwo przepada, także w razie porażki. Znacznik zbiórki wraca.',
    threshold: 'Próg z karty',
    built: 'Budowle: Obrona {{value}}',
    valor: 'Wydane Męstwo',
    valorNote: 'Wydane Męstwo, Obrona po {{worth}}; jest: {{count}}',
    valorDefender: 'Wydane Męstwo, Obrona po {{worth}} (Obrońca); jest: {{count}}',
    defenseOf: 'Obrona, {{area}}',
    spent: 'Wydane: {{valor}}',
    holds: 'Obrona wytrzymuje',
    holdsHelp: 'Wystarczy dorównać Progowi. Dalej nagroda za obronę; kartę odrzućcie.',
    fails: 'Obrona zawodzi',
    failsHelp: 'Poniżej Progu: nagroda mimo porażki, potem Przełamanie. Wpiszcie, co pokazuje karta.',
    defenseAgainst: 'Obrona {{value}} wobec {{threshold}}',
    reward: {
      success: 'Nagroda za obronę',
      successHelp: 'Jak wydrukowano na karcie; spośród kilku wybiera właściciel. Nic tam nie ma: dalej.',
      fail: 'Nagroda mimo porażki',
      failHelp:
        'Jak wydrukowano na karcie; spośród kilku wybiera właściciel. Przysługuje przed Przełamaniem.',
      savior: 'Premia Wybawcy',
      saviorHelp: 'Wydrukowana na karcie, dla tego, kto kontratakuje. Aplikacja pamięta ją przy Przełamaniu.',
    },
    card: 'Dinozaury z karty',
    cardHelp:
      'Wydrukowane dinozaury biorą się z zasobów. Karta może też wskazywać, ile przychodzi z niebezpiecznych pól obok obszaru.',
    fromSupply: 'Z zasobów',
    fromMap: 'Z mapy',
    dangerous: 'Niebezpieczne pola',
    dangerousNote: 'Tyle, ile pokazuje karta',
    standingThere: 'Dinozaury na niebezpiecznych polach',
    standingThereHelp: 'Policzcie dinozaury na niebezpiecznych polach heksów obok Oczyszczonego Obszaru.',
    nextToArea: 'Na niebezpiecznych polach obok obszaru',
    coming: 'Które z nich przychodzą?',
    comingHelp: 'Jest ich tam więcej, niż wzywa karta: wybiera właściciel budowli.',
    comingExactly: 'Przychodzi: {{dinos}}',
  },
  wrapUp: {
    discard: 'Odrzućcie kartę ataku dinozaurów',
    old: '{{player}}: starsza karta odrzucona, jej znacznik Przełamania wraca',
    card: 'Karta obok planszy gracza: {{player}}',
    supply: 'Z zasobów na kartę: {{dinos}}',
    map: 'Z mapy na kartę: {{dinos}}',
    underCamp: 'Znacznik Przełamania pod Obóz: {{area}}',
    onOutpost: 'Znacznik Przełamania na Placówkę: {{area}}',
    tokenNote: 'Nie da się tego używać aż do Kontrataku. Przeciwnicy: {{dinos}}.',
  },
  event: {
    attackHeld: '{{player}} odpiera atak dinozaurów',
    attackFailed: '{{player}}: Przełamanie',
    attackNote: 'Obrona {{value}} przeciw {{threshold}}',
  },
  refusal: {
    notTheOwner: '{{player}} nie jest właścicielem: {{structure}}.',
  },
};
