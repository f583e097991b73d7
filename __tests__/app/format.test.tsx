import { formatDate, formatTime } from '../../app/text/format';

test.each([0, -1, 8.64e15, 8.64e15 + 1, -8.64e15 - 1, Number.MAX_SAFE_INTEGER, Number.NaN])(
  'a time of %d is shown in words, or as a dash',
  (at) => {
    expect(formatDate(at, 'en')).not.toBe('');
    expect(formatTime(at, 'pl')).not.toBe('');
  },
);
