import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../../scripts/freePort.mjs';
import { HOSTING, runProgram } from './program';

const CONFIGURATION = join(HOSTING, 'nginx.conf');
const INSTALL = 'Debian: apt-get install nginx; macOS: brew install nginx.';

export interface NginxHere {
  readonly http: number;
  readonly https: number;
  end(): Promise<void>;
}

/** The nginx of this computer with our configuration: other ports, another certificate, and two hubs. Nothing else. */
export async function startNginx(
  folder: string,
  { TLS_CERT, TLS_KEY }: { readonly TLS_CERT: string; readonly TLS_KEY: string },
  hubs: readonly number[],
): Promise<NginxHere> {
  const [http, https] = [await freePort(), await freePort()];
  const ours = readFileSync(CONFIGURATION, 'utf8')
    .replace(/^.*listen \[::\].*\n/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${http};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${https} ssl;`)
    .replace(/\S+fullchain\.pem/, TLS_CERT)
    .replace(/\S+privkey\.pem/, TLS_KEY)
    .replace('127.0.0.1:8080', `127.0.0.1:${hubs[0] ?? 0}`)
    .replace('# server 127.0.0.1:8081', `server 127.0.0.1:${hubs[1] ?? 0}`);
  mkdirSync(join(folder, 'nginx'));
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx/${name};`,
  );
  const file = join(folder, 'nginx', 'nginx.conf');
  writeFileSync(
    file,
    `pid ${folder}/nginx/pid; daemon off; error_log stderr; events {} http { access_log off; ${paths.join(' ')}\n${ours}\n}`,
  );
  const test = runProgram('nginx', ['-t', '-c', file], INSTALL);
  if (!test.ok) throw new Error(`nginx does not take the configuration: ${test.said}`);
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (let left = 100; left > 0 && !(await answers(http)); left -= 1)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return {
    http,
    https,
    end: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

async function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}
