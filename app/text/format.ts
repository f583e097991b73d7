import type { Language } from '@/i18n';

export function formatTime(at: number, language: Language): string {
  return format(at, language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
}

export function formatDate(at: number, language: Language): string {
  return format(at, language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });
}

/** The last moment of a `Date`, either way. */
const FARTHEST = 8.64e15;

/** Never fails: a time that no calendar knows is shown as a dash. */
function format(at: number, language: Language, options: Intl.DateTimeFormatOptions): string {
  return Math.abs(at) <= FARTHEST ? new Intl.DateTimeFormat(language, options).format(at) : '–';
}
