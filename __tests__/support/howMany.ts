/** Random cases of a law: a sample in the suite, many in `npm run laws`. */
export function howMany(sample: number, many: number): number {
  return process.env['LAWS'] === 'many' ? many : sample;
}
