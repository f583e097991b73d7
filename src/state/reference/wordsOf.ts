/** The words of a text, small and without marks, as people type them; an apostrophe does not end a word. */
export function wordsOf(text: string): string[] {
  return fold(text)
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function fold(text: string): string {
  return (
    text
      .toLowerCase()
      // The stroke of ł is not a combining mark, so decomposing leaves it.
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
  );
}
