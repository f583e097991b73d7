import { perseverance1 } from '@/games/perseverance-1/entry';
import { decide } from '@/games/perseverance-1/session/decide/decide';
import { evolve } from '@/games/perseverance-1/session/evolve';
import { sitDownAt } from '../sitDownAt';

export const { sitDown, speak } = sitDownAt({ id: 'perseverance-1', decide, evolve }, perseverance1);
