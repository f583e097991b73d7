import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const SCRIPT = join(__dirname, '..', '..', '..', 'scripts', 'hub.mjs');

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

export interface HubProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly said: () => string;
  readonly ended: Promise<Ended>;
}

export interface HubFolder {
  readonly folder: string;
  readonly data: string;
  /** As `npm start` runs it after the build; resolves when it says where the tables are kept. */
  start(port: number, env?: Readonly<Record<string, string>>): Promise<HubProcess>;
  /** One that does not get that far. */
  fails(env: Readonly<Record<string, string>>): Promise<Ended>;
  end(): void;
}

export function createHubFolder(): HubFolder {
  const folder = mkdtempSync(join(tmpdir(), 'hub-'));
  const dist = join(folder, 'dist');
  const data = join(folder, 'data');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>Foothold</title>');
  const running: ChildProcess[] = [];

  function run(env: Readonly<Record<string, string>>) {
    const child = spawn(process.execPath, [SCRIPT, dist], {
      env: { ...process.env, FOOTHOLD_DATA: data, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.push(child);
    let said = '';
    const ended = new Promise<Ended>((resolve) => child.on('close', (code) => resolve({ code, said })));
    const speaks = (look: () => void) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece) => {
          said += String(piece);
          look();
        });
    };
    return { child, ended, speaks, said: () => said };
  }

  return {
    folder,
    data,
    start: async (port, env = {}) => {
      const { child, ended, speaks, said } = run({ PORT: String(port), ...env });
      await new Promise<void>((resolve, reject) => {
        speaks(() => said().includes('are kept in') && resolve());
        void ended.then(() => reject(new Error(`the hub did not start: ${said()}`)));
      });
      return { child, ended, said, port: Number(/localhost:(\d+)/.exec(said())?.[1]) };
    },
    fails: async (env) => {
      const { speaks, ended } = run(env);
      speaks(() => undefined);
      return ended;
    },
    end: () => {
      for (const child of running) child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
