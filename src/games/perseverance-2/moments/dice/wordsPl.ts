import type { Translation } from '@/engine';
import type { en } from './wordsEn';

/** The dice: taking one, and the pool, in Polish. */
export const pl: Translation<typeof en> = {
  rule: {
    dicePool: {
      unchanged: 'Kości się nie zmieniają.',
      removed: 'Neutralne kości, które wychodzą z gry: {{dice}}.',
      added: 'Nowe neutralne kości: {{dice}}.',
      short: 'Więcej neutralnych kości do przeniesienia nie ma.',
      dissentersAdded: 'Dwóch graczy: Dysydenci dostają jeszcze {{dice}}.',
      dissenterCubes: 'Każdy oficer dostaje jedną kostkę Dysydentów.',
      total: 'W puli: {{dice}}.',
    },
    placeDie: {
      changeFace: '{{player}} obraca kość za 1 Opowieść.',
      opponent: '{{player}} bierze kość innego gracza, utrata: {{followers}}.',
      free: '{{player}} bierze kość, która nic nie kosztuje.',
      lobbyist: '{{player}}, Lobbysta: 1 głos za własną kość.',
      manager: '{{player}}, Zarządca: {{gain}} za pasujący symbol.',
    },
  },
  ruleRefusal: {
    changeFace: 'Obrócenie kości kosztuje 1 Opowieść.',
    managerReward: 'Zarządca: Świecąca Jagoda czy zwolennik?',
  },
  ask: {
    dieHelp: 'Własne, neutralne i Dysydentów są za darmo; kość innego gracza kosztuje 2 zwolenników.',
    dieZoneHelp: 'Kości liczą się do Obecności tam, gdzie leżą. Nie podawajcie, jeśli to dla was nieważne.',
    face: 'Ścianka kości',
    faceHelp: 'Wolne pole z pasującą ikoną trzeba zająć. Za 1 Opowieść można przedtem zmienić ściankę.',
    keepFace: 'Tak, jak wypadła',
    changeFace: 'Zmieniona za 1 Opowieść',
    match: 'Czy pole ma ikonę kości?',
    matchHelp: 'Zarządca daje za pasującą ikonę Świecącą Jagodę albo zwolennika.',
    noMatch: 'Nie',
  },
};
