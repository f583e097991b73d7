/** As it is searched: "Łóżko" is found by "lozko", whatever the case. */
export function foldWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ł', 'l');
}
