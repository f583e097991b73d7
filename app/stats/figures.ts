import type { Language, SayText } from '@/i18n';
import { deviceLocale } from '../platform/deviceLocale';
import { dateFormat, numberFormat } from '../text/formatters';
import { writeMinutes } from '../text/writeMinutes';

/** At most one decimal: 12, 12.5. A real minus, as everywhere. */
export function writeDecimal(value: number, language: Language): string {
  const words = numberFormat(language, { maximumFractionDigits: 1 }).format(value);
  return words.replace('-', '−');
}

/** A dash where nobody knows. */
export function writeMaybe(value: number | null, language: Language): string {
  return value === null ? '–' : writeDecimal(value, language);
}

export function writePercent(share: number, language: Language): string {
  return numberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(share);
}

export function writeLength(minutes: number | null, say: SayText): string {
  return minutes === null ? '–' : writeMinutes(Math.round(minutes), say);
}

/** For many games together the minutes no longer matter. */
export function writeTotal(minutes: number, say: SayText, language: Language): string {
  if (minutes < 6000) return writeMinutes(minutes, say);
  return say('stats.hours', { hours: writeDecimal(Math.round(minutes / 60), language) });
}

export function shareOfGames({ games, won }: { readonly games: number; readonly won: number }): number {
  return games === 0 ? 0 : won / games;
}

/** 2025 or 202511, as the database writes time. */
export function writePeriod(key: string | null, language: Language): string {
  if (key === null) return '–';
  if (key.length <= 4) return key;
  const at = new Date(Number(key.slice(0, 4)), Number(key.slice(4)) - 1, 1);
  return dateFormat(deviceLocale(language), { month: 'short', year: 'numeric' }).format(at);
}
