import type { Translation } from '@/engine';
import type { counterEn, eventEn, refusalEn, reminderEn, tableEn, wizardEn } from './en';

/** What both episodes say alike around a table, in Polish. */
export const counterPl: Translation<typeof counterEn> = {
  threatLight: 'Zagrożenie, Lekcy',
  threatHeavy: 'Zagrożenie, Ciężcy',
  dice: 'Kości w grze',
  poolDice: 'Kości w puli',
  assembly: 'Zgromadzenie',
  cubes: 'Kostki',
};

export const tablePl: Translation<typeof tableEn> = {
  assembly: 'Zgromadzenie {{number}} z {{of}}',
  diceLeft_one: 'Została {{count}} kość',
  diceLeft_few: 'Zostały {{count}} kości',
  diceLeft_many: 'Zostało {{count}} kości',
  diceLeft_other: 'Zostało {{count}} kości',
  finished: 'Wynik końcowy',
  finalScoring: 'Punktacja końcowa',
  place: '{{leader}}, miejsce {{rank}}',
  nextTurn: 'Następna tura',
  nextPlayer: 'Potem {{player}}',
  note: 'Notatka',
  noteTitle: 'Notatka do tej gry',
  finish: 'Zakończ',
  finishNote: 'Bez punktacji końcowej: miejsca według obecnych zwolenników',
  reopen: 'Otwórz',
};

export const reminderPl: Translation<typeof reminderEn> = {
  die: '{{player}}: w tej turze nie wzięto jeszcze kości.',
  secondary: '{{player}}: została jeszcze Akcja Dodatkowa.',
  diceLeft_one: 'W puli leży jeszcze {{count}} kość. Zgromadzenie odbywa się, gdy pula jest pusta.',
  diceLeft_few: 'W puli leżą jeszcze {{count}} kości. Zgromadzenie odbywa się, gdy pula jest pusta.',
  diceLeft_many: 'W puli leży jeszcze {{count}} kości. Zgromadzenie odbywa się, gdy pula jest pusta.',
  diceLeft_other: 'W puli leży jeszcze {{count}} kości. Zgromadzenie odbywa się, gdy pula jest pusta.',
};

export const eventPl: Translation<typeof eventEn> = {
  playBegan: 'Stół gotowy',
  counted: '{{player}}: {{what}}',
  lost: 'Granica osiągnięta, nie policzono: {{count}}',
  set: '{{player}}: {{what}} ustawiono na {{to}}',
  tableSet: '{{what}} ustawiono na {{to}}',
  setNote: 'Poprawka ręczna, było {{from}}',
  turn: 'Tura: {{player}}',
  ownDie: '{{player}} bierze własną kość',
  die: '{{player}} bierze kość: {{owner}}',
  note: 'Notatka',
  noteText: '{{words}}',
  influence: '{{player}}: {{cubes}} na {{officer}}',
  gain: '{{what}} {{by}}',
  playerGain: '{{player}} {{by}}',
  leaderOut: '{{player}}: Lider – {{zone}}',
  leaderHome: '{{player}}: Lider wraca',
  officerSet: '{{officer}}: kostki ustawione ręcznie',
  owner: '{{player}}',
  zoneDice: '{{zone}}, {{owner}}: {{dice}}',
  assembly: 'Zgromadzenie {{number}}',
  officers: 'Oficerowie, Zgromadzenie {{number}}',
  roundEnded: 'Koniec rundy {{number}}',
  finalScored: 'Punktacja końcowa',
  finished: 'Koniec gry',
  finishedNote: '{{winners}}, {{followers}}',
  reopened: 'Gra otwarta ponownie',
};

export const refusalPl: Translation<typeof refusalEn> = {
  finished: 'Ta gra jest zakończona. Otwórz ją ponownie, by grać dalej.',
  notFinished: 'Ta gra nie jest zakończona.',
  alreadyBegun: 'Gra już się zaczęła.',
  unknownPlayer: 'Nikt taki nie siedzi przy tym stole.',
  derived: 'To wynika z tego, co jest na stole: zmień to tam.',
  noChange: 'Nic by się nie zmieniło.',
  isFull: '{{what}}: tor pełny na {{at}}.',
  atFloor: '{{what}}: jest {{at}} i niżej się nie da.',
  noSoldierLeft: '{{player}} nie ma więcej w zasobie ({{what}}). Najpierw sprowadź kogoś z powrotem.',
  outside: '{{what}}: od {{min}} do {{max}}.',
  noSuchDice: 'Takich kości nie ma w tej grze.',
  noDieLeft: 'W puli nie ma takiej kości ({{owner}}). Weź inną albo zwołaj Zgromadzenie.',
  trackFull: 'Na torze leży mniej niż {{count}} kostek: pełny opróżnia się od razu.',
  tooManyCubes: '{{player}} ma łącznie {{count}} kostek.',
  diceOnBoard: '{{owner}}: najwyżej {{count}}, reszta jest w puli albo w innych Strefach.',
  lastAssemblyHeld: 'Ostatnie Zgromadzenie już było. Teraz punktacja końcowa.',
  emptyNote: 'Notatka jest pusta.',
  noteTooLong: 'Notatka ma najwyżej tyle znaków: {{max}}.',
  playerTwice: 'Ta sama osoba siedzi tu dwa razy.',
  colourTwice: 'Dwie osoby mają ten sam kolor. Daj jednej inny.',
  leaderTwice: '{{leader}} prowadzi już: {{player}}. Wybierz innego Lidera albo losuj.',
  notTracked: '{{what}}: śledzone tylko w trybie Wszystko. Włącz go w menu „więcej”.',
  stockPieces: '{{player}}: więcej elementów, niż jest w pudełku. Policz jeszcze raz.',
  nothingChosen: 'Najpierw wybierz.',
  tooFewLeft: 'Bez tej osoby ({{player}}) zostałby jeden gracz: lepiej zakończyć grę.',
  turnIsOver: 'Tura już się skończyła ({{player}}).',
};

export const wizardPl: Translation<typeof wizardEn> = {
  number: '{{value}}',
  officer: 'Który oficer?',
  officerNote: 'Wolne: {{spaces}}; {{player}}: {{cubes}}',
  cubes: 'Ile kostek?',
  whoseDie: 'Czyja kość?',
  ownDie: 'Własna kość',
  losesTwo: 'Kosztuje 2 zwolenników',
  where: 'Gdzie trafia?',
  notSaid: 'Bez podawania',
  checklist: 'Na stole',
  tableSet: 'Stół gotowy',
};

/** Strona gracza, którego jest tura. */
export const turnPl = {
  title: 'Tura: {{player}}',
  effect: 'Połóż kość',
  whose: 'Czyja kość',
  die: '{{owner}}: {{count}}',
  ownDie: 'Własne: {{count}}',
  anothersDie: '{{player}}: {{count}}, za 2 zwolenników',
  face: 'Jej symbol',
  faceTurned: 'Zmieniony symbol, 1 Opowieść',
  again: 'Połóż jeszcze jedną kość',
  mark: {
    die: 'Kość',
    effect: 'Efekt',
    secondary: 'Akcja Dodatkowa',
    attack: 'Atak dinozaurów',
    assembly: 'Zgromadzenie',
  },
} as const;
