import { number, shapeOf, text } from '@/engine';

/** Any whole number: how far it may go is for the game to say, in words. */
export const wish = number({ min: Number.MIN_SAFE_INTEGER });

/** Any words, or none. */
export const words = shapeOf((at) => (at.value === '' ? '' : text(at)), { kind: 'text' });
