import { resolve } from '@/cli/resolve';
import { rulesOf } from '@/cli/rulesOf';
import { games } from '@/games';

const encode = (words: string) => new TextEncoder().encode(words);

async function run(stdin: string | Uint8Array, ...argv: string[]) {
  const bytes = typeof stdin === 'string' ? encode(stdin) : stdin;
  const { stdout, exitCode } = await resolve(argv.length > 0 ? argv : ['scorepad', 'standings'], bytes);
  return { exitCode, answer: JSON.parse(stdout) as unknown, stdout };
}

const good = { players: [seat('ana', 3), seat('bo', 5)] };
const goodAnswer = {
  places: [
    { player: 'ana', score: 3, rank: 2 },
    { player: 'bo', score: 5, rank: 1 },
  ],
  explain: ['ana: 3 points, place 2', 'bo: 5 points, place 1'],
};
const bad = { players: [seat('ana', 3), { id: 'bo', score: 'five' }] };
const badAnswer = {
  error: {
    code: 'invalid-input',
    message: 'This must be a whole number.',
    path: 'players[1].score',
  },
};

describe('the headless command', () => {
  test('answers one object with one object', async () => {
    expect(await run(JSON.stringify(good))).toMatchObject({ exitCode: 0, answer: goodAnswer });
  });

  test('answers a bad object with its fault, and exit code 1', async () => {
    expect(await run(JSON.stringify(bad))).toMatchObject({ exitCode: 1, answer: badAnswer });
  });

  test('answers a list with a list of the same length and order, a bad element in its place', async () => {
    expect(await run(JSON.stringify([good, bad, good]))).toMatchObject({
      exitCode: 0,
      answer: [goodAnswer, badAnswer, goodAnswer],
    });
  });

  test('answers an empty list with an empty list', async () => {
    expect(await run('[]')).toMatchObject({ exitCode: 0, answer: [] });
  });

  test('prints one line of JSON and nothing else', async () => {
    expect((await run(JSON.stringify([good, bad]))).stdout).toMatch(/^\[.*\]\n$/);
  });

  test.each<[string, string | Uint8Array]>([
    ['nothing', ''],
    ['blank lines', ' \n\n'],
    ['words', 'three points for ana'],
    ['half an object', '{"players": ['],
    ['two objects', '{} {}'],
    ['bytes that are not text', Uint8Array.of(0x7b, 0xff, 0xfe, 0x7d)],
  ])('refuses what is not JSON: %s', async (_name, stdin) => {
    expect(await run(stdin)).toMatchObject({
      exitCode: 1,
      answer: {
        error: { code: 'invalid-input', message: expect.stringMatching(/^This is not JSON: ./), path: '' },
      },
    });
  });

  test.each(['null', '3', '"ana"', 'true'])('refuses %s, which is not an object', async (stdin) => {
    expect(await run(stdin)).toMatchObject({
      exitCode: 1,
      answer: { error: { code: 'invalid-input', path: '' } },
    });
  });

  test('refuses elements that are not objects, each in its place', async () => {
    const { answer, exitCode } = await run('[null, 3, [], "x"]');
    const refused = { error: { code: 'invalid-input', path: '' } };
    expect(answer).toMatchObject([refused, refused, refused, refused]);
    expect(exitCode).toBe(0);
  });

  test('an unknown game is refused by naming those there are', async () => {
    const { answer, exitCode } = await run('{}', 'chess', 'castle');
    expect(answer).toMatchObject({ error: { code: 'unknown-game', path: '' } });
    expect(JSON.stringify(answer)).toContain('chess');
    for (const { card } of games) expect(JSON.stringify(answer)).toContain(card.id);
    expect(exitCode).toBe(1);
  });

  test.each(['castle', '', 'constructor', '__proto__'])(
    'an unknown procedure “%s” is refused by naming those there are',
    async (procedure) => {
      const { answer, exitCode } = await run('{}', 'scorepad', procedure);
      expect(answer).toMatchObject({ error: { code: 'unknown-procedure', path: '' } });
      expect(JSON.stringify(answer)).toContain('standings');
      expect(exitCode).toBe(1);
    },
  );

  test('no names at all are an unknown game', async () => {
    const { stdout, exitCode } = await resolve([], encode('{}'));
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'unknown-game' } });
    expect(exitCode).toBe(1);
  });

  test('skips a byte order mark', async () => {
    expect(await run(`\ufeff${JSON.stringify(good)}`)).toMatchObject({ exitCode: 0, answer: goodAnswer });
  });

  test('of a key written twice the last one counts', async () => {
    const twice = `{"players": 7, "players": ${JSON.stringify(good.players)}}`;
    expect(await run(twice)).toMatchObject({ exitCode: 0, answer: goodAnswer });
  });

  test('a hundred thousand brackets are an answer, not a crash', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(await run(deep)).toMatchObject({ exitCode: 0, answer: [{ error: { code: 'invalid-input' } }] });
    expect(await run(`{"players": ${deep}}`)).toMatchObject({ exitCode: 1 });
  });

  test('ten thousand positions are answered in their order', async () => {
    const inputs = Array.from({ length: 10_000 }, (_, i) => ({ players: [seat('ana', i), seat('bo', 5)] }));
    const { answer } = await run(JSON.stringify(inputs));
    const scores = (answer as { places: { score: number }[] }[]).map(({ places }) => places[0]?.score);
    expect(scores).toEqual(inputs.map((_, i) => i));
  });

  test.each(games.map(({ card }) => [card.id] as const))(
    'every procedure of %s refuses an empty object in words',
    async (id) => {
      for (const procedure of Object.keys((await rulesOf(id)).procedures)) {
        expect(await run('{}', id, procedure)).toMatchObject({
          exitCode: 1,
          answer: { error: { code: 'invalid-input', message: expect.stringMatching(/./) } },
        });
      }
    },
  );
});

function seat(id: string, score: number) {
  return { id, score };
}
