/** What the storage has to say: names that do not fit, and rows that cannot be read. */
export const data = {
  nameEmpty: 'Type a name first.',
  nameTooLong: 'A name can have {{max}} characters at most; this one has {{length}}.',
  nameUnwanted: 'This name has characters that cannot be shown. Type it again.',
  nameTaken: 'There is already someone with this name.',
  noSuchPlayer: 'This player is no longer on the list.',
  gap: 'Entries {{from}} to {{to}} of the log are missing.',
  playedTogether_one: '{{a}} and {{b}} sat together in {{count}} game, so they are two people.',
  playedTogether_other: '{{a}} and {{b}} sat together in {{count}} games, so they are two people.',
  seatedTwice: 'Somebody is at this table twice.',
} as const;
