/** What is said about values that do not fit: a typed number, a stored row, a headless case. */
export const input = {
  missing: 'This is missing.',
  object: 'This must be an object with named fields.',
  list: 'This must be a list.',
  whole: 'This must be a whole number.',
  flag: 'This must be true or false.',
  text: 'This must be text.',
  emptyText: 'This must not be empty.',
  oneOf: 'This must be one of: {{allowed}}.',
  tooSmall: 'This must be at least {{min}}, not {{value}}.',
  tooBig: 'This must be at most {{max}}, not {{value}}.',
  tooFewItems: 'The list is too short: {{count}} given, at least {{min}} needed.',
  tooManyItems: 'The list is too long: {{count}} given, at most {{max}} allowed.',
  notJson: 'This is not JSON: {{reason}}',
  unknownGame: 'There is no game “{{game}}”. There are: {{known}}.',
  unknownProcedure: '{{game}} has no procedure “{{procedure}}”. There are: {{known}}.',
} as const;
