/** What the colours and their emblems are called. */
export const colour = {
  sun: 'amber, sun',
  drop: 'sea blue, drop',
  peak: 'moss green, peak',
  kite: 'rose, kite',
  moon: 'violet, moon',
  leaf: 'lime, leaf',
  shell: 'rust, shell',
  anchor: 'slate blue, anchor',
} as const;
