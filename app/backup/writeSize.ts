import type { Language, SayText } from '@/i18n';
import { numberFormat } from '../text/formatters';

const STEP = 1000;

/** Bytes as people read them: one decimal where it matters. */
export function writeSize(bytes: number, language: Language, say: SayText): string {
  const write = (value: number) =>
    numberFormat(language, { maximumFractionDigits: value < 10 ? 1 : 0 }).format(value);
  const kB = bytes / STEP;
  if (kB < STEP) return say('backup.kB', { size: write(bytes === 0 ? 0 : Math.max(kB, 0.1)) });
  const MB = kB / STEP;
  return MB < STEP ? say('backup.MB', { size: write(MB) }) : say('backup.GB', { size: write(MB / STEP) });
}
