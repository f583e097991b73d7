import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const command = ['run', '-s', 'resolve', '--'];

function npm(stdin: string, ...argv: string[]) {
  const { stdout, status } = spawnSync('npm', [...command, ...argv], {
    cwd: root,
    input: stdin,
    encoding: 'utf8',
  });
  return { stdout, status };
}

const input = '{"players": [{"id": "żółw", "score": 3}, {"id": "bo", "score": 5}]}';

describe('npm run -s resolve', () => {
  test('answers on standard output and with exit code 0', () => {
    const { stdout, status } = npm(input, 'scorepad', 'standings');
    expect(JSON.parse(stdout)).toMatchObject({
      places: [{ player: 'żółw', rank: 2 }, { player: 'bo' }],
      explain: ['żółw: 3 points, place 2', 'bo: 5 points, place 1'],
    });
    expect(status).toBe(0);
  });

  test('refuses with the error on standard output and exit code 1', () => {
    const { stdout, status } = npm('{', 'scorepad', 'standings');
    expect(JSON.parse(stdout)).toMatchObject({ error: { code: 'invalid-input', path: '' } });
    expect(status).toBe(1);
  });

  test('a long answer comes through the pipe whole', () => {
    const { stdout, status } = npm(`[${Array(5000).fill(input).join(',')}]`, 'scorepad', 'standings');
    expect(JSON.parse(stdout)).toHaveLength(5000);
    expect(status).toBe(0);
  });

  test('a reader that closes the pipe early makes no noise', async () => {
    const start = path.join(root, 'src/cli/start.mjs');
    const child = spawn(process.execPath, [start, 'scorepad', 'standings'], { cwd: root });
    let complaints = '';
    child.stderr.on('data', (chunk: Buffer) => (complaints += chunk.toString()));
    child.stdout.destroy();
    child.stdin.end(`[${Array(5000).fill(input).join(',')}]`);
    const status = await new Promise((done) => child.on('close', done));
    expect(complaints).toBe('');
    expect(status).toBe(0);
  });
});
