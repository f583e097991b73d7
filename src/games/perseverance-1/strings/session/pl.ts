import { counterPl, eventPl, refusalPl, reminderPl, tablePl, wizardPl } from '../../../perseverance/words/pl';
import { putRightPl as familyRightPl } from '../../../perseverance/words/putRightPl';
import { differencesPl } from './differencesPl';
import { putRightPl } from './putRightPl';
import { setupPl } from '../../moments/setup/wordsPl';
import { trackingPl } from '../../moments/tracking/wordsPl';
import { dicePl } from '../../moments/dice/wordsPl';
import { zoneEffectsPl } from '../../moments/zoneEffects/wordsPl';
import { influencePl } from '../../moments/influence/wordsPl';
import { patrolPl } from '../../moments/patrol/wordsPl';
import { threatPl } from '../../moments/threat/wordsPl';
import { dinoAttackPl } from '../../moments/dinoAttack/wordsPl';
import { assemblyPl } from '../../moments/assembly/wordsPl';
import { finalScoringPl } from '../../moments/finalScoring/wordsPl';

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
  ...assemblyPl.session,
  ...finalScoringPl.session,
  putRight: { ...familyRightPl, ...putRightPl },
  ...dinoAttackPl.session,
  piece: { trap: 'Pułapka', wall: 'Mur' },
  ...threatPl.session,
  ...patrolPl.session,
  act: {
    done: 'To wszystko',
    ...zoneEffectsPl.act,
    ...dicePl.act,
    ...setupPl.act,
  },
  hint: {
    ...setupPl.hint,
    ...influencePl.hint,
    ...dicePl.hint,
    ...patrolPl.hint,
    ...assemblyPl.hint,
  },
  edition: { 'beta-2020': 'Beta 2020', 'published-2021': 'Wydanie 2021' },
  ...setupPl.session,
  ...trackingPl.session,
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
  ...zoneEffectsPl.session,
  wizard: {
    ...wizardPl,
    ...influencePl.wizard,
    ...patrolPl.wizard,
    ...zoneEffectsPl.wizard,
    ...dicePl.wizard,
    ...assemblyPl.wizard,
  },
  event: {
    ...eventPl,
    ...influencePl.event,
    ...patrolPl.event,
    ...threatPl.event,
    ...zoneEffectsPl.event,
    defense: 'Ustawiono obszar obrony: {{zone}}',
    piecePut: '{{zone}}: położono – {{piece}}',
    pieceGone: '{{zone}}: zabrano – {{piece}}',
    pieceOf: '{{piece}} ({{player}})',
    column: 'Kolumna {{column}}',
    ...dicePl.event,
    settlement: '{{zone}}: ustawiono pole {{space}}',
    figureByHand: 'Kolumna {{column}}, ustawiono ręcznie: bez Męstwa i Ochrony',
    safe: '{{zone}}: bezpiecznie',
    breachTokens: 'Ustawiono żetony uszkodzenia',
    ...dinoAttackPl.event,
  },
  refusal: {
    ...refusalPl,
    ...patrolPl.refusal,
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
    ...zoneEffectsPl.refusal,
    ...dinoAttackPl.refusal,
    ...dicePl.refusal,
    underCover: 'Coś leży w miejscu zakrycia. Najpierw to uprzątnij.',
    breachTokens: 'Wybierzcie różne nagrody tego wydania: {{count}}.',
    ...assemblyPl.refusal,
    ...finalScoringPl.refusal,
    ...setupPl.refusal,
  },
} as const;
