export const data = {
  nameEmpty: 'Wpiszcie imię lub nazwę.',
  nameTooLong: 'Najwyżej {{max}} znaków; tu jest {{length}}.',
  nameUnwanted: 'W tej nazwie są znaki, których nie da się pokazać. Wpiszcie ją jeszcze raz.',
  nameTaken: 'Ktoś o tym imieniu już jest.',
  noSuchPlayer: 'Tego gracza nie ma już na liście.',
  gap: 'W zapisie brakuje pozycji od {{from}} do {{to}}.',
  playedTogether_one: '{{a}} i {{b}} siedzą przy jednym stole w {{count}} grze, więc to dwie różne osoby.',
  playedTogether_few: '{{a}} i {{b}} siedzą przy jednym stole w {{count}} grach, więc to dwie różne osoby.',
  playedTogether_many: '{{a}} i {{b}} siedzą przy jednym stole w {{count}} grach, więc to dwie różne osoby.',
  playedTogether_other: '{{a}} i {{b}} siedzą przy jednym stole w {{count}} gry, więc to dwie różne osoby.',
  seatedTwice: 'Ktoś siedzi przy tym stole dwa razy.',
} as const;
