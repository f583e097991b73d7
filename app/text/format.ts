import type { Language } from '@/i18n';
import { deviceLocale } from '../platform/deviceLocale';

export function formatTime(at: number, language: Language): string {
  return format(at, language, 'time');
}

export function formatDate(at: number, language: Language): string {
  return format(at, language, 'date');
}

const KINDS = {
  time: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  date: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>;

/** The last moment of a `Date`, either way. */
const FARTHEST = 8.64e15;

/** Never fails: a time that no calendar knows is shown as a dash. */
function format(at: number, language: Language, kind: keyof typeof KINDS): string {
  if (!(Math.abs(at) <= FARTHEST)) return '–';
  return formatterOf(deviceLocale(language), kind).format(at);
}

/** Making one takes far longer than using it, and a list has one time in every row. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(locale: string, kind: keyof typeof KINDS): Intl.DateTimeFormat {
  const name = `${locale} ${kind}`;
  const formatter = formatters.get(name) ?? new Intl.DateTimeFormat(locale, KINDS[kind]);
  formatters.set(name, formatter);
  return formatter;
}
