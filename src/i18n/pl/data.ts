export const data = {
  nameEmpty: 'Wpisz imię lub nazwę.',
  nameTooLong: 'Najwyżej {{max}} znaków; tu jest {{length}}.',
  nameUnwanted: 'W tej nazwie są znaki, których nie da się pokazać. Wpisz ją jeszcze raz.',
  nameTaken: 'Ktoś o tym imieniu już jest.',
  noSuchPlayer: 'Tego gracza nie ma już na liście.',
  gap: 'W zapisie brakuje pozycji od {{from}} do {{to}}.',
} as const;
