export { resolveRaw } from '@/engine';
