import { counterPl, eventPl, refusalPl, reminderPl, tablePl, wizardPl } from '../../../perseverance/words/pl';
import { putRightPl as familyRightPl } from '../../../perseverance/words/putRightPl';
import { differencesPl } from './differencesPl';
import { putRightPl } from './putRightPl';
import { setupActPl, setupHintPl, setupRefusalPl, setupSessionPl } from '../../moments/setup/wordsPl';
import { trackingSessionPl } from '../../moments/tracking/wordsPl';
import { diceActPl, diceEventPl, diceHintPl, diceRefusalPl, diceWizardPl } from '../../moments/dice/wordsPl';
import {
  zoneEffectsActPl,
  zoneEffectsEventPl,
  zoneEffectsRefusalPl,
  zoneEffectsSessionPl,
  zoneEffectsWizardPl,
} from '../../moments/zoneEffects/wordsPl';
import { influenceEventPl, influenceHintPl, influenceWizardPl } from '../../moments/influence/wordsPl';
import {
  patrolEventPl,
  patrolHintPl,
  patrolRefusalPl,
  patrolSessionPl,
  patrolWizardPl,
} from '../../moments/patrol/wordsPl';
import { threatEventPl, threatSessionPl } from '../../moments/threat/wordsPl';
import {
  dinoAttackEventPl,
  dinoAttackRefusalPl,
  dinoAttackSessionPl,
} from '../../moments/dinoAttack/wordsPl';
import {
  assemblyHintPl,
  assemblyRefusalPl,
  assemblySessionPl,
  assemblyWizardPl,
} from '../../moments/assembly/wordsPl';
import { finalScoringRefusalPl, finalScoringSessionPl } from '../../moments/finalScoring/wordsPl';

/** Wieczór po polsku: przygotowanie, stół, kreatory, oś czasu, odmowy. */
export const session = {
  source: {
    start: 'Na początek',
    assemblies: 'Zgromadzenia',
    officers: 'Oficerowie',
    combat: 'Ataki dinozaurów',
    combatRewards: 'Nagrody za walkę',
    patrols: 'Patrole i wyzwania',
    actions: 'Akcje',
    defense: 'Przewagi w obronie',
    leftovers: 'Pozostałości',
    table: 'Policzone ręcznie',
  },
  unknownTerm: '{{id}}',
  neutral: 'Neutralne kości',
  ...differencesPl,
  ...assemblySessionPl,
  ...finalScoringSessionPl,
  putRight: { ...familyRightPl, ...putRightPl },
  ...dinoAttackSessionPl,
  piece: { trap: 'Pułapka', wall: 'Mur' },
  ...threatSessionPl,
  ...patrolSessionPl,
  act: {
    done: 'To wszystko',
    ...zoneEffectsActPl,
    ...diceActPl,
    ...setupActPl,
  },
  hint: {
    ...setupHintPl,
    ...influenceHintPl,
    ...diceHintPl,
    ...patrolHintPl,
    ...assemblyHintPl,
  },
  edition: { 'beta-2020': 'Beta 2020', 'published-2021': 'Wydanie 2021' },
  ...setupSessionPl,
  ...trackingSessionPl,
  ability: {
    adelita: 'Ship’s Chef: Żywność zamiast Opowieści za wpływy',
    jack: 'Fireworks: odsyła dinozaura do innej Strefy',
    phoenix: 'Net Gun: punkt więcej albo Pułapka razem z Liderem',
    keoni: 'Natural Leader: umieszcza Żołnierza po Training',
  },
  counter: {
    ...counterPl,
    patrols: 'Ukończone Patrole',
    usedTramplerTraps: 'Użyte Pułapki na Tramplery',
    usedRaptorTraps: 'Użyte Pułapki na Raptory',
    stages: 'Etapy',
  },
  group: {
    resources: 'Zasoby',
    soldiers: 'Żołnierze na planszy',
    patrols: 'Patrole',
    threat: 'Znaczniki Zagrożenia',
    supplies: 'Zostało w zasobie',
  },
  supply: {
    light: 'Lekcy',
    heavy: 'Ciężcy',
    dice: 'Kości',
    settlements: 'Osady',
    walls: 'Mury',
    traps: 'Pułapki',
    influence: 'Wpływy',
    patrolLight: 'Lekcy na Patrolu',
    patrolHeavy: 'Ciężcy na Patrolu',
  },
  table: {
    ...tablePl,
    openDice: 'Biała: {{white}}. Żółta: {{yellow}}',
  },
  reminder: {
    ...reminderPl,
    patrol: '{{player}} ma rozpoczęty Patrol: etap {{stage}}.',
    attack: '{{zone}}: pełno dinozaurów, najpierw atak.',
    postponed:
      '{{player}}: etap Patrolu wciąż czeka. Rozpatruje się go przed atakiem dinozaurów i Zgromadzeniem.',
    secondAttack:
      'Według zasad drugi atak w jednej turze nie może się zdarzyć. Sprawdźcie, gdzie leżą dinozaury.',
    assembly: 'Pula jest pusta: Zgromadzenie {{number}}.',
    oneAway: '{{zone}}: jeden dinozaur do ataku. Co by się stało?',
  },
  action: {
    influence: 'Wpływ',
    officers: 'Oficerowie',
    zones: 'Strefy',
    defense: 'Obszary obrony',
    takeDie: 'Weź kość',
    challengeCard: 'Karta Wyzwania',
    patrolBegin: 'Rozpocznij Patrol',
    patrolStage: 'Etap Patrolu',
    patrolEnd: 'Zakończ Patrol',
    threat: 'Zagrożenie',
    effect: 'Efekt Strefy',
    secondary: 'Akcja dodatkowa',
    dissenters: 'Głosy Dysydentów',
    dinoDice: 'Kości dinozaurów',
    setupChecklist: 'Przygotujcie stół',
  },
  ...zoneEffectsSessionPl,
  wizard: {
    ...wizardPl,
    ...influenceWizardPl,
    ...patrolWizardPl,
    ...zoneEffectsWizardPl,
    ...diceWizardPl,
    ...assemblyWizardPl,
  },
  event: {
    ...eventPl,
    ...influenceEventPl,
    ...patrolEventPl,
    ...threatEventPl,
    ...zoneEffectsEventPl,
    defense: 'Ustawiono obszar obrony: {{zone}}',
    piecePut: '{{zone}}: położono – {{piece}}',
    pieceGone: '{{zone}}: zabrano – {{piece}}',
    pieceOf: '{{piece}} ({{player}})',
    column: 'Kolumna {{column}}',
    ...diceEventPl,
    settlement: '{{zone}}: ustawiono pole {{space}}',
    figureByHand: 'Kolumna {{column}}, ustawiono ręcznie: bez Męstwa i Ochrony',
    safe: '{{zone}}: bezpiecznie',
    breachTokens: 'Ustawiono żetony uszkodzenia',
    ...dinoAttackEventPl,
  },
  refusal: {
    ...refusalPl,
    ...patrolRefusalPl,
    leaderOut: '{{player}}: Lider jest już na planszy. Najpierw go odzyskaj.',
    leaderThere: '{{zone}}: stoi tam Lider ({{player}}). Wybierz inną Strefę.',
    leaderHome: '{{player}}: Lidera nie ma na planszy.',
    noSuchSpace: 'Nie ma takiego pola. Trzeci rząd otwiera się w niebezpiecznej Strefie.',
    spaceTaken: 'To pole jest zajęte. Wybierz inne.',
    spaceLocked: 'Pole {{space}} nie jest otwarte. Pola 7–10 otwierają się w niebezpiecznej Strefie.',
    trapUnderDino: 'Net Gun kładzie Pułapkę pod dinozaurem. Wybierz pole z dinozaurem.',
    noTrapLeft: '{{player}} nie ma już takiej Pułapki: po 4 każdego rodzaju, razem 8.',
    noWallLeft: '{{player}} nie ma już Muru.',
    noSettlementLeft: '{{player}} nie ma już Osady.',
    ...zoneEffectsRefusalPl,
    ...dinoAttackRefusalPl,
    ...diceRefusalPl,
    underCover: 'Coś leży w miejscu zakrycia. Najpierw to uprzątnij.',
    breachTokens: 'Wybierzcie różne nagrody tego wydania: {{count}}.',
    ...assemblyRefusalPl,
    ...finalScoringRefusalPl,
    ...setupRefusalPl,
  },
} as const;
