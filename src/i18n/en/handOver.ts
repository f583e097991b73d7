/** Why a game that is handed over by codes does not arrive. */
export const handOver = {
  tooLong: 'This game is too long for codes ({{frames}}, at most {{max}}). Hand it over as a file.',
  notAFrame: 'This is not a code of a handed-over game.',
  damagedFrame: 'This code did not come through whole. Scan it again.',
  otherTransfer: 'This code belongs to another hand-over. Scan the codes of one game only.',
  missing_one: '{{count}} code is still missing.',
  missing_other: '{{count}} codes are still missing.',
  damaged: 'The codes do not make a whole game. Start again from the first code.',
  noSuchGame: 'This game is not here.',
} as const;
