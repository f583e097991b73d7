/** What the storage has to say: names that do not fit, and rows that cannot be read. */
export const data = {
  nameEmpty: 'Type a name first.',
  nameTooLong: 'A name has at most {{max}} characters; this one has {{length}}.',
  nameUnwanted: 'This name has characters that cannot be shown. Type it again.',
  nameTaken: 'Somebody of this name is there already.',
  noSuchPlayer: 'This player is no longer on the list.',
  gap: 'Positions {{from}} to {{to}} of the log are missing.',
  playedTogether_one: '{{a}} and {{b}} sat together in {{count}} game, so they are two people.',
  playedTogether_other: '{{a}} and {{b}} sat together in {{count}} games, so they are two people.',
  seatedTwice: 'Somebody is at this table twice.',
} as const;
