/** What only a table with Essentials is told and asked, in English. */
export const essentialsEn = {
  trackingNote: {
    essentials: 'Followers, Votes, Valor, Officers, Perks, Leaders, Adventures, Breaches and the turn',
    full: 'Also goods, Soldiers, Dinos, Settlements, dice and the Cleared Areas',
  },
  stock: {
    goods: 'Food, Scrap, Island Resources, Stories and Glowberries',
    soldiers: 'Soldiers and Adventure cards in hand',
    dinos: 'Dinos in the Enclosures',
    zones: 'Settlements and dice by Zone',
    areas: 'Cleared Areas and what stands there',
    settlements: 'Settlements in City Zones',
    settlementsHelp: 'Only own ones, without those on Outposts. Dice need not be placed: the Assembly asks.',
    areasHelp: 'Add the Cleared Areas that are missing, and set what stands on each.',
    recorded: '{{player}}, as far as it was recorded: {{pieces}}',
  },
} as const;
