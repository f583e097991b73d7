import { levelEn } from '../../../perseverance/moments/tracking/wordsEn';

/** How much is followed, in English. */
export const trackingEn = {
  session: {
    level: levelEn,
    stock: {
      zoneHelp: 'Lay it out as it lies on the board; what is right already needs no tap.',
      resources: 'Food, Scrap and Stories',
      soldiers: 'Soldiers on Player boards and in Defense areas',
      zones: 'Settlements and dice by Zone',
      defense: 'Walls, Traps and Dinos',
    },
  },
} as const;
