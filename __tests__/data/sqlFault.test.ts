import { toSqlFault } from '@/data/sqlFault';

test.each([
  [new Error('Error code 13: database or disk is full'), 'full'],
  // A browser's own error: only its name identifies it.
  [new DOMException('It would take more than there is.', 'QuotaExceededError'), 'full'],
  [new DOMException('Somebody else has it open.', 'NoModificationAllowedError'), 'blocked'],
  [new Error('Error code 11: database disk image is malformed'), 'damaged'],
  ['database is locked', 'locked'],
  [new Error('something else'), 'unknown'],
] as const)('%s is reported as %s', (thrown, kind) => {
  expect(toSqlFault(thrown).kind).toBe(kind);
});
