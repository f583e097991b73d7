import type { SayText } from '@/i18n';

/** "48 min", "2 h 05 min". */
export function writeMinutes(minutes: number, say: SayText): string {
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return say('result.minutes', { count: minutes });
  return say('result.hours', { hours, minutes: `${minutes % 60}`.padStart(2, '0') });
}
