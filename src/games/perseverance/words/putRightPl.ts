import type { Translation } from '@/engine';
import type { putRightEn } from './putRightEn';

/** Poprawianie stołu, słowami obu epizodów. */
export const putRightPl: Translation<typeof putRightEn> = {
  turn: 'Tura i runda',
  whoseTurn: 'Czyja jest tura',
  nextAssembly: 'Następne Zgromadzenie',
  backToPlay: 'Ostatnie Zgromadzenie już było. Liczba prowadzi z powrotem do rundy przed nim.',
  dice: 'Kości',
  diceNote: 'W puli oraz w grze łącznie: pula i plansza razem.',
  inPool: '{{owner}}: w puli',
  inPlay: '{{owner}}: w grze',
  zoneDice: 'Kości w Strefach',
  zoneDiceNote: 'Kość w Strefie nie jest w puli. Żeby ją przenieść, odejmijcie ją tu i dodajcie tam.',
  zoneDie: '{{zone}}: {{owner}}',
  officers: 'Oficerowie i ich Strefy',
  officersNote: 'Dwóch oficerów zamienia się miejscami. Kostki zostają przy swoim oficerze.',
  officerOf: 'Oficer, {{zone}}',
  cubes: 'Kostki na oficerach',
  dissenterVotes: 'Dysydenci: Głosy',
  leaving:
    'Instrukcje tego nie opisują. Tutaj elementy zostają na planszy i liczą się jak dotąd, kości znikają z puli, kolejka omija tę osobę, na Zgromadzeniach wybiera za nią stół, a w wyniku jest ona na końcu.',
  noLate:
    'Nikt nie może dołączyć później: kości, Osady, oficerowie i kafle punktacji są wyłożone dla liczby graczy z początku gry.',
  left: '{{player}}: odejście z gry',
  back: '{{player}}: powrót do gry',
  leftNote: '{{leader}}, poza grą',
  officerMoved: '{{officer}}: {{zone}}',
};
