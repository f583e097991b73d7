import { sameJson } from '@/engine';
import type { TestTable } from '../../games/support/tables';
import { createWorld, foldLines, type Mutant, type SimPhone, type World } from './world';

/** What may happen to a table in one evening. */
export interface Weather {
  readonly phones: number;
  readonly hubs: number;
  readonly steps: number;
  /** Cut wires, killed phones, crashed hubs. */
  readonly storms: boolean;
  /** The hub loses its disk, too. */
  readonly wipes: boolean;
}

export interface Played {
  readonly lines: number;
  readonly notTaken: number;
  readonly forks: number;
}

/**
 * A random evening on several phones, then calm: without anybody connecting again, everything that can arrive does.
 * Throws with what is wrong.
 */
export async function playLive(
  table: TestTable,
  seed: number,
  weather: Weather,
  mutant?: Mutant,
): Promise<Played> {
  const world = createWorld(table, seed, weather, mutant);
  const { draw, phones } = world;
  for (const phone of phones) world.connect(phone, draw.number(weather.hubs));
  for (let step = 0; step < weather.steps; step += 1) await something(world, weather);
  // Whoever is away comes back; nobody else does anything.
  for (const phone of phones) if (!phone.wire) world.connect(phone, draw.number(weather.hubs));
  await calm(world);
  return check(world, weather);
}

async function something(world: World, { storms, wipes, hubs }: Weather): Promise<void> {
  const { draw, phones } = world;
  const phone = draw.pick(phones);
  const what = draw.number(100);
  if (what < 22) world.tap(phone);
  else if (what < 34) world.flush(phone);
  else if (storms && what < 37) world.cut(phone);
  else if (storms && what < 39) world.kill(phone);
  else if (storms && what < 40) world.crash(draw.number(hubs));
  else if (wipes && what < 41 && draw.chance(0.3)) world.wipe();
  else if (what < 47 && !phone.wire) world.connect(phone, draw.number(hubs));
  else if (what < 49) void world.hubs[draw.number(hubs)]?.look();
  else await world.arrive();
}

/** Everything arrives, with a ping now and then, as every phone sends one. */
async function calm(world: World): Promise<void> {
  for (let round = 0; round < 8; round += 1) {
    let left = 20_000;
    while ((await world.arrive()) && left > 0) left -= 1;
    if (left === 0) throw new Error('they talk for ever');
    for (const hub of world.hubs) void hub?.look();
    for (const { wire } of world.phones) wire?.up.push(JSON.stringify({ say: 'ping', n: round }));
  }
}

async function check(world: World, { wipes }: Weather): Promise<Played> {
  const { phones, game } = world;
  const log = await world.log();
  const truth = foldLines(game, log).state;
  const names = log.map(({ id }) => id);
  if (new Set(names).size !== names.length) throw new Error('a tap is in the log twice');
  const inLog = new Set(names);
  const forked = phones.filter(({ copy }) => copy.state().link.kind === 'forked');
  if (forked.length > 0 && !wipes) throw new Error('a fork without a lost disk');
  for (const phone of phones) if (!forked.includes(phone)) agrees(phone, log.length, truth);
  for (const phone of phones) world.flush(phone);
  // Everything that a disk ever kept is in the log, or listed as not taken, or in the game of a fork.
  const listed = new Set(phones.flatMap(({ copy }) => copy.state().notTaken.map(({ tap }) => tap.id)));
  const elsewhere = new Set(
    forked.flatMap(({ disk }) => [
      ...disk.sayings.map(({ id }) => id),
      ...disk.unconfirmed.waiting.map(({ id }) => id),
    ]),
  );
  const lost = [...world.kept].filter((id) => !inLog.has(id) && !listed.has(id) && !elsewhere.has(id));
  if (lost.length > 0) throw new Error(`${lost.join()} vanished`);
  return { lines: log.length, notTaken: listed.size, forks: forked.length };
}

function agrees({ id, copy }: SimPhone, length: number, truth: unknown): void {
  const { link, confirmed, shown, waiting } = copy.state();
  if (link.kind !== 'live') throw new Error(`${id} is ${link.kind}`);
  if (waiting.length > 0) throw new Error(`${waiting.length} taps of ${id} wait for ever`);
  if (confirmed.length !== length) throw new Error(`${id} has ${confirmed.length} lines of ${length}`);
  if (!sameJson(confirmed.state, truth)) throw new Error(`${id} shows another table`);
  if (!sameJson(shown.state, truth)) throw new Error(`${id} shows what is not in the log`);
}
