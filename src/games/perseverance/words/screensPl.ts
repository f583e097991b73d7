import type { Translation } from '@/engine';
import type * as english from './screensEn';

/** To, co ekrany obu epizodów mówią tak samo, po polsku. */
export const rankPl: Translation<typeof english.rankEn> = {
  first: '1.',
  second: '2.',
  firstTie: '1. remis',
  secondTie: '2. remis',
  none: 'bez miejsca',
};

export const ownerPl: Translation<typeof english.ownerEn> = { neutral: 'Neutralne' };

export const officersPl: Translation<typeof english.officersEn> = {
  title: 'Oficerowie',
  subtitle: 'Gdyby Zgromadzenie było teraz',
  left: 'ma {{count}}',
  noPool: 'pula pusta',
  unknown: '?',
  full: 'Pierwszy: całość',
  half: 'Drugi: połowa',
  slotsAndPool: 'Liczą się pola i pula',
  asked: '? Zapyta Zgromadzenie',
  cell: '{{officer}}, {{player}}, kostki: {{cubes}}, {{place}}',
  cellPays: '{{officer}}, {{player}}, kostki: {{cubes}}, {{place}}, {{followers}}',
  cellAsked: '{{officer}}, {{player}}, kostki: {{cubes}}, {{place}}; o resztę zapyta Zgromadzenie',
  why: '{{officer}}: skąd ten wynik ({{player}})?',
  whyCubes: '{{player}}: kostki na polach i w puli',
  whyNoPlace: '{{player}}: ani pierwsze, ani drugie miejsce, więc nic.',
  whyAsked: 'Tego, na co patrzy ten Oficer, nie śledzi się w trybie podstawowym: zapyta o to Zgromadzenie.',
  correct: 'Popraw: {{officer}}',
  correctNote: 'Pola po kolei: {{slots}}. Pula: {{pool}}.',
  slots: 'Pola po kolei',
  addSlot: 'Następne pole: kostka gracza {{player}}',
  removeSlot: 'Pole {{slot}}: zabierz kostkę gracza {{player}}',
  emptySlot: 'Pole {{slot}}: puste',
  slotHint: 'Dotknijcie kostki, aby ją zabrać.',
  slotsFull: 'Pełny rząd od razu zsuwa się do puli: wpiszcie te kostki tam.',
  pool: 'Pula',
  poolOf: '{{player}}, kostki w puli',
  save: 'Popraw',
};

export const zonesPl: Translation<typeof english.zonesEn> = {
  title: 'Strefy',
  subtitle: 'Gdyby Zgromadzenie było teraz',
  population: 'Populacja {{count}}',
  nobody: 'Nikogo tu nie ma.',
  parts: { leader: 'Lider', two: '{{first}}, {{rest}}' },
  holds: 'Większość: {{player}}.',
  shared: 'Remis o pierwsze miejsce: {{players}} dzielą się Głosami.',
  nothing: 'Remis o pierwsze miejsce: {{players}} nie dostają nic.',
  why: '{{zone}}: co dałaby teraz?',
  ifVotes: 'Jeśli {{player}} bierze Głosy:',
  ifProduction: 'Jeśli {{player}} bierze Produkcję:',
  diceOf: '{{player}}, kości w Strefie {{zone}}',
  dice: 'Kości w Strefie',
  diceCap: 'Więcej tych kości nie opuściło puli.',
  pieces: '{{player}}, {{parts}}: {{pieces}}',
  piecesRanked: '{{player}}, {{place}}, {{parts}}: {{pieces}}',
};
