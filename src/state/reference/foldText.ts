/** Letters without their marks, small: what people type on a keyboard that lacks them. */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      // The stroke of ł is no combining mark, so decomposing leaves it.
      .replaceAll('ł', 'l')
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
  );
}

/** The words of a text, folded; an apostrophe does not end a word. */
export function wordsOf(text: string): string[] {
  return foldText(text)
    .replaceAll(/['’]/g, '')
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
