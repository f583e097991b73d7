import { levelEn } from '../../../perseverance/moments/tracking/wordsEn';

/** How much is followed, in English. */
export const trackingEn = {
  session: {
    level: levelEn,
    stock: {
      zoneHelp: 'Set it up as on the board; leave what is already right.',
      resources: 'Food, Scrap and Stories',
      soldiers: 'Soldiers on Player boards and in Defense areas',
      zones: 'Settlements and dice by Zone',
      defense: 'Walls, Traps and Dinos',
    },
  },
} as const;
