export const boot = {
  elsewhereTitle: 'Foothold jest otwarty gdzie indziej',
  elsewhereText:
    'Wasze gry są otwarte w innej karcie lub oknie. Zapisywać może tylko jedno miejsce naraz, żeby nic się nie pomieszało.',
  takeOver: 'Używaj tutaj',
  takingOver: 'Przejmuję…',
  waiting: {
    asked: 'Pytam drugą kartę…',
    writing: 'Druga karta jeszcze zapisuje. Gdy skończy, gry otworzą się tutaj.',
    refused:
      'W drugiej karcie są zmiany, których nie da się jeszcze zapisać. Zajrzyjcie najpierw tam; gry otworzą się tutaj, gdy będą zapisane.',
    stuck: 'Druga karta nadal trzyma gry. Zamknijcie ją, a otworzą się tutaj.',
  },
  unsavedHere_one: 'Nie zapisano {{count}} zmiany z tej karty.',
  unsavedHere_few: 'Nie zapisano {{count}} zmian z tej karty.',
  unsavedHere_many: 'Nie zapisano {{count}} zmian z tej karty.',
  unsavedHere_other: 'Nie zapisano {{count}} zmiany z tej karty.',
  unkeptHere_one: 'Nie zapisano odpowiedzi z {{count}} kreatora na tej karcie: zacznijcie go jeszcze raz.',
  unkeptHere_few: 'Nie zapisano odpowiedzi z {{count}} kreatorów na tej karcie: zacznijcie je jeszcze raz.',
  unkeptHere_many: 'Nie zapisano odpowiedzi z {{count}} kreatorów na tej karcie: zacznijcie je jeszcze raz.',
  unkeptHere_other: 'Nie zapisano odpowiedzi z {{count}} kreatora na tej karcie: zacznijcie je jeszcze raz.',
  takeOverFailed: 'Druga karta nie puszcza gier. Zamknijcie ją i spróbujcie jeszcze raz.',
  newerTitle: 'Te gry są z nowszego Foothold',
  newerText:
    'Zapisano je w wersji danych {{theirs}}, a ta aplikacja zna wersję {{ours}}. Nic nie zmieniono. Zaktualizujcie aplikację i otwórzcie ją ponownie.',
  damagedTitle: 'Pamięć jest uszkodzona',
  damagedText:
    'Foothold znalazł: {{found}}. Może odłożyć uszkodzony plik bez zmian i pracować dalej z tym, co da się jeszcze odczytać.',
  salvage: 'Odłóż i kontynuuj',
  salvageFailed: 'Nie udało się: {{reason}}',
  noPlace: {
    noneTitle: 'Nie ma gdzie trzymać gier',
    noneText:
      'Ta przeglądarka nie daje Foothold pamięci: okno prywatne albo zablokowane dane witryn. Otwórzcie zwykłe okno, pozwólcie witrynie przechowywać dane i spróbujcie ponownie. Powód: {{reason}}',
    fullTitle: 'Brak miejsca na gry',
    fullText:
      'Nie ma już miejsca na pliki Foothold. To, co zapisano, nadal tam jest. Zwolnijcie trochę miejsca na tym urządzeniu i spróbujcie ponownie. Powód: {{reason}}',
    unreachedTitle: 'Gry są poza zasięgiem',
    unreachedText:
      'Foothold nie może teraz dostać się do swoich plików; nic nie zostało zmienione. Spróbujcie ponownie. Jeśli to nie pomoże, zamknijcie Foothold (a przeglądarkę ze wszystkimi oknami) i otwórzcie na nowo. Powód: {{reason}}',
  },
  tryAgain: 'Spróbuj ponownie',
} as const;
