import { aboutIn } from '@/engine';

/** A page that the book itself quotes, or its chapter. */
export const about = aboutIn('rulebook');
