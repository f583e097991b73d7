export { readExplanation } from '@/engine';
