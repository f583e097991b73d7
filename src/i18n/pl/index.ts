import type { Translation } from '@/engine';
import type { en } from '../en';
import { input } from './input';
import { ui } from './ui';

export const pl: Translation<typeof en> = { input, ui };
