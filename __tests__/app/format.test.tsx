import { formatDate, formatTime } from '../../app/text/format';

test.each([0, -1, 8.64e15, 8.64e15 + 1, -8.64e15 - 1, Number.MAX_SAFE_INTEGER, Number.NaN])(
  'a moment of %d is put into words, or into a dash',
  (at) => {
    expect(formatDate(at, 'en')).not.toBe('');
    expect(formatTime(at, 'pl')).not.toBe('');
  },
);
