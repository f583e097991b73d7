/**
 * `npm run live [part of a file name,another]`: the evenings with several phones, the hub on a computer of its own, as far
 * as the network can tell: two network namespaces with a wire between them, one for the browsers and one for the hub. Its
 * address is one that no browser trusts. Nothing of this computer's own network is touched. That takes Linux and root;
 * elsewhere it says so, and the evenings use a made-up name for this computer, as they do in `npm test`.
 */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const PHONES = `foothold-phones-${process.pid}`;
const HUB = `foothold-hub-${process.pid}`;
/** Nobody else is in this network, so any address will do. */
const [HERE, THERE] = ['10.20.30.1', '10.20.30.2'] as const;

process.exitCode = await main(process.argv[2] ?? 'live');

async function main(wanted: string): Promise<number> {
  const why = makeNetwork();
  if (why === null) console.log(`The hub is at ${THERE}, behind a wire of its own.`);
  else console.log(`No network of its own (${why}): the hub gets a made-up name of this computer.`);
  const within = why === null ? ['ip', 'netns', 'exec', PHONES] : [];
  const place = why === null ? { LIVE_NETWORK: HUB, LIVE_ADDRESS: THERE } : {};
  const evenings = [process.execPath, '--import', 'tsx', 'scripts/e2e.mjs', wanted];
  const [command = '', ...args] = [...within, ...evenings];
  const run = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...place } });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => run.kill(signal));
  try {
    const [code] = (await once(run, 'exit')) as [number | null];
    return code ?? 1;
  } finally {
    removeNetwork();
  }
}

/** Null, or why there is none. */
function makeNetwork(): string | null {
  if (process.platform !== 'linux') return 'only Linux has them';
  try {
    for (const network of [PHONES, HUB]) ip('netns', 'add', network);
    ip('-n', PHONES, 'link', 'add', 'wire', 'type', 'veth', 'peer', 'name', 'wire', 'netns', HUB);
    for (const [network, address] of [
      [PHONES, HERE],
      [HUB, THERE],
    ] as const) {
      ip('-n', network, 'addr', 'add', `${address}/30`, 'dev', 'wire');
      for (const device of ['lo', 'wire']) ip('-n', network, 'link', 'set', device, 'up');
    }
    return null;
  } catch (error) {
    removeNetwork();
    return (error as Error).message.trim().split('\n').at(-1) ?? 'ip does not say why';
  }
}

/** The wire goes with them. */
function removeNetwork(): void {
  for (const network of [PHONES, HUB]) spawnSync('ip', ['netns', 'del', network], { stdio: 'ignore' });
}

function ip(...args: readonly string[]): void {
  execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });
}
