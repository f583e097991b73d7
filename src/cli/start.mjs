import { fileURLToPath } from 'node:url';
import { runBundled } from './bundled.mjs';

await runBundled(fileURLToPath(new URL('main.ts', import.meta.url)));
