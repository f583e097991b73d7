/** The attack that the published book plays through on pp. 20–23. */
export const attack = {
  edition: 'published-2021',
  players: ['olivia', 'robert', 'emmy', 'jeremy'].map((id) => ({ id, followers: 10, safeguard: 0 })),
  zone: 'sustenance',
  dangerous: true,
  activePlayer: 'olivia',
  columns: [
    {
      dinos: [
        { type: 'trampler' },
        {
          type: 'trampler',
          trap: { owner: 'robert', type: 'trampler', roll: { face: 'success-if-match', followers: 3 } },
        },
      ],
      wall: { owner: 'robert', roll: { safeguard: 1 } },
      soldiers: [null, null],
    },
    {
      dinos: [{ type: 'trampler' }, { type: 'trampler' }, { type: 'raptor' }],
      soldiers: [
        { owner: 'robert', type: 'light' },
        { owner: 'robert', type: 'heavy' },
      ],
    },
    {
      dinos: [{ type: 'raptor' }, { type: 'trampler' }, { type: 'raptor' }],
      soldiers: [null, { owner: 'jeremy', type: 'heavy' }],
    },
    {
      dinos: [{ type: 'raptor' }, { type: 'raptor' }],
      wall: { owner: 'emmy', roll: { safeguard: 1, kill: true } },
      soldiers: [{ owner: 'emmy', type: 'light' }, null],
    },
  ],
  settlements: ['jeremy', 'robert', 'emmy'],
  breachTokens: ['walls', 'retrieve-leader', 'settlements-dice'],
};
