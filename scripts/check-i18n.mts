import path from 'node:path';
import { checkI18n } from './i18n/checkI18n';

// tsx scripts/check-i18n.mts [--language=xx] [--root=folder]
const option = (name: string) =>
  process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3);

const root = path.resolve(option('root') ?? path.join(import.meta.dirname, '..'));
const { problems, languages, keys } = checkI18n(root, option('language'));
for (const problem of problems) console.log(problem);
console.log(`i18n: ${keys} keys in ${languages.join(', ')}, problems: ${problems.length}`);
process.exitCode = problems.length === 0 ? 0 : 1;
