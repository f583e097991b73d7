import { input } from './input';
import { ui } from './ui';

export const en = { input, ui } as const;
