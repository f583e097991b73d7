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
      'W drugiej karcie są zmiany, których nie da się jeszcze zapisać. Zajrzyj najpierw tam; gry otworzą się tutaj, gdy będą zapisane.',
    stuck: 'Druga karta jeszcze nie puściła. Zamknij ją, a gry otworzą się tutaj.',
  },
  unsavedHere_one: 'Nie zapisano {{count}} zmiany z tej karty.',
  unsavedHere_few: 'Nie zapisano {{count}} zmian z tej karty.',
  unsavedHere_many: 'Nie zapisano {{count}} zmian z tej karty.',
  unsavedHere_other: 'Nie zapisano {{count}} zmiany z tej karty.',
  unkeptHere_one: 'Nie zachowano {{count}} czynności zaczętej na tej karcie: zacznij ją jeszcze raz.',
  unkeptHere_few: 'Nie zachowano {{count}} czynności zaczętych na tej karcie: zacznij je jeszcze raz.',
  unkeptHere_many: 'Nie zachowano {{count}} czynności zaczętych na tej karcie: zacznij je jeszcze raz.',
  unkeptHere_other: 'Nie zachowano {{count}} czynności zaczętej na tej karcie: zacznij ją jeszcze raz.',
  takeOverFailed: 'Tamta karta nie puszcza. Zamknij ją i spróbuj jeszcze raz.',
  newerTitle: 'Te gry są z nowszego Foothold',
  newerText:
    'Zapisała je wersja {{theirs}} magazynu, a ta aplikacja zna wersję {{ours}}. Nic nie zmieniono. Zaktualizuj aplikację i otwórz ją ponownie.',
  damagedTitle: 'Magazyn jest uszkodzony',
  damagedText:
    'Foothold znalazł: {{found}}. Może odłożyć uszkodzony plik bez zmian i pracować dalej z tym, co da się jeszcze odczytać.',
  salvage: 'Odłóż i pracuj dalej',
  salvageFailed: 'Nie udało się: {{reason}}',
  noPlace: {
    noneTitle: 'Nie ma gdzie trzymać gier',
    noneText:
      'Ta przeglądarka nie daje Foothold pamięci: okno prywatne albo zablokowane dane witryn. Otwórz ją w zwykłym oknie, pozwól witrynie przechowywać dane i spróbuj ponownie. Powód: {{reason}}',
    fullTitle: 'Nie ma gdzie trzymać gier',
    fullText:
      'Nie ma już miejsca na pliki Foothold. To, co zapisano, nadal tam jest. Zwolnij trochę miejsca na tym urządzeniu i spróbuj ponownie. Powód: {{reason}}',
    unreachedTitle: 'Gry są poza zasięgiem',
    unreachedText:
      'Foothold nie może teraz dostać się do swoich plików; nic nie zostało zmienione. Spróbuj ponownie. Jeśli to nie pomoże, zamknij Foothold, a przeglądarkę ze wszystkimi oknami, i otwórz na nowo. Powód: {{reason}}',
  },
  tryAgain: 'Spróbuj ponownie',
} as const;
