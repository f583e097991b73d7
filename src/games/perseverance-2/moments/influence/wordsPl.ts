import type { Translation } from '@/engine';
import type { en } from './wordsEn';

/** Influence and Perks, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    influence: {
      pay: '{{player}} płaci za kostkę: {{price}}.',
      place: '{{player}}: kostka na {{officer}}.',
      full: '{{officer}}: wszystkie cztery pola zajęte, kostki zsuwają się do puli. Premia: {{winners}}.',
      bonus: '{{player}}, premia oficera: {{gain}}.',
      bonusAgain: '{{player}}, premia oficera ×{{times}} (Chciwość): {{gain}}.',
    },
    perkGain: {
      gained: '{{player}} zyskuje Atut: {{perk}}, poziom {{tier}} ({{officer}}).',
      moved: '{{player}} przenosi kostkę bez kosztów: {{from}} → {{perk}}.',
      cost: '{{player}} płaci koszt dodatkowy: {{price}}.',
      dino: '{{player}}, Łapacz: {{dino}} z zasobów.',
    },
  },
  ruleRefusal: {
    dissentersAct: 'Dysydenci umieszczają kostki tylko za darmo.',
    cubesLeft: '{{player}} ma za mało kostek: zostało {{cubes}}.',
    cubePrice: 'Koszt każdej kostki: {{price}}.',
    perkOwned: 'Ten Atut już jest: {{perk}}.',
    perkNotOwned: 'Tego Atutu nie ma, nie ma więc kostki do przeniesienia: {{perk}}.',
    tier: '{{perk}} wymaga innych Atutów ({{officer}}): {{needed}}.',
    perkPrice: 'Koszt dodatkowy: {{price}}.',
  },
  ask: {
    perk: 'Który Atut?',
    perkHelp:
      'Poziom 1 jest otwarty, poziom 2 wymaga jednego innego Atutu tego oficera, poziom 3 dwóch. „!” kosztuje dodatkowo 1 Opowieść albo 1 Męstwo.',
    tier: 'Poziom {{tier}}. {{does}}',
    tierCost: 'Poziom {{tier}}, dodatkowo 1 Opowieść albo 1 Męstwo. {{does}}',
    noPerk: 'Bez Atutu',
    pay: 'Koszt dodatkowy',
    payHelp: 'Atut oznaczony „!” kosztuje jedno z tych dwóch.',
    for: 'Koszt: {{price}}',
    officerHelp: 'Kostki liczą się do przewagi u oficera; pełny rząd czterech wypłaca premię oficera.',
    cubesHelp: 'Jedna Opowieść za kostkę, najwyżej trzy. Potem może być Atut tego samego oficera.',
  },
  event: {
    bonus: 'Rząd pełny, premia: {{winners}}',
    perk: '{{player}} zdobywa Atut {{perk}}',
  },
  refusal: {
    noPerkForFree: 'Tylko akcja dodatkowa daje Atut razem z kostkami.',
    otherOfficer: '{{perk}} nie jest Atutem tego oficera: {{officer}}.',
  },
};
