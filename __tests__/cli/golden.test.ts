import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { resolve } from '@/cli/resolve';
import { games } from '@/games';

interface Case {
  readonly name: string;
  readonly game: string;
  readonly procedure: string;
  readonly input: unknown;
  readonly expect: Readonly<Record<string, unknown>>;
}

const GOLDEN = path.join(__dirname, '../golden');
const cases = readdirSync(GOLDEN).flatMap(
  (file) => JSON.parse(readFileSync(path.join(GOLDEN, file), 'utf8')) as readonly Case[],
);

/** The public cases through the whole command, as a stranger would check them. */
describe.each(cases.map((one) => [`${one.name} (${one.game} ${one.procedure})`, one] as const))(
  'golden case: %s',
  (_name, { game, procedure, input, expect: expected }) => {
    test('is answered as published, and says why in words', async () => {
      const { stdout, exitCode } = await resolve(
        [game, procedure],
        new TextEncoder().encode(JSON.stringify(input)),
      );
      const { explain, ...answer } = JSON.parse(stdout) as Record<string, unknown>;
      if ('error' in expected) {
        expect(exitCode).toBe(1);
        expect(answer).toMatchObject({
          error: { ...(expected['error'] as object), message: expect.stringMatching(/./) },
        });
        return;
      }
      expect(exitCode).toBe(0);
      // The words of the explanation are free, but there must be one.
      const figures = Object.entries(expected).filter(([key]) => key !== 'explain');
      for (const [key, value] of figures) expect([key, answer[key]]).toEqual([key, value]);
      expect(explain).toEqual(expect.arrayContaining([expect.any(String)]));
      // Every line is words: nothing empty, no key and no gap left.
      for (const line of explain as readonly string[])
        expect(line).toMatch(/^(?!.*(\{\{|undefined|NaN)).*\S/);
    });
  },
);

test('there are cases only for games that are there', () => {
  const known = games.map(({ card }) => card.id);
  expect(cases.filter(({ game }) => !known.includes(game))).toEqual([]);
});
