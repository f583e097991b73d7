export const colour = {
  sun: 'bursztyn, słońce',
  drop: 'morski, kropla',
  peak: 'mech, szczyt',
  kite: 'róż, latawiec',
  moon: 'fiolet, księżyc',
  leaf: 'limonka, liść',
  shell: 'rdza, muszla',
  anchor: 'granat, kotwica',
} as const;
