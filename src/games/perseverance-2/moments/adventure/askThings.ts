import type { Ask } from '@/engine';
import { say } from '../../say';
import { CITY_ZONES } from '../../terms';
import type { Command } from '../../session/command';
import type { Thing } from '../../session/moves';
import { isFull, type State } from '../../session/state';
import { reasonAgainstAll } from '../../session/wizards/reasonAgainst';
import { askArea, buildingSites } from '../zoneEffects/askArea';
import { askDino } from '../zoneEffects/askDino';
import { askPerk, NO_PERK } from '../influence/askPerk';
import { askCityZone } from '../zoneEffects/askZone';
import { askTile } from '../zoneEffects/askBuild';

/** What cards give besides numbers, and how many of it at most. */
const MOST = { dino: 4, perk: 3, structure: 3 } as const;
const KINDS = Object.keys(MOST) as readonly (keyof typeof MOST)[];

type ThingCounts = Readonly<Record<keyof typeof MOST, number>>;

/** How many Dinos, Perks and Structures a card shows: steppers beside those of its numbers. */
export function thingFigures() {
  return KINDS.map((kind) => ({
    id: kind,
    label: say(`session.thing.${kind}s`),
    value: 0,
    track: { min: 0, max: MOST[kind] },
  }));
}

interface ThingQuestion {
  readonly id: string;
  readonly player: string;
  readonly counts: ThingCounts;
  /** What would be done with these. */
  command(things: readonly Thing[]): Command;
}

/** Which ones, and where they go; null while something is open. One that cannot be taken is left out. */
export function askThings(
  ask: Ask,
  state: State,
  { id, player, counts, command }: ThingQuestion,
): readonly Thing[] | null {
  const things: Thing[] = [];
  const with1 = (thing: Thing) => command([...things, thing]);
  for (let number = 1; number <= counts.dino; number += 1) {
    const taken = askDino(ask, state, {
      id: `${id}:${number}`,
      player,
      command: (dino, release) => with1({ kind: 'dino', dino, release }),
      none: true,
    });
    if (!taken) return null;
    if (taken.dino) things.push({ kind: 'dino', dino: taken.dino, release: taken.release });
  }
  for (let number = 1; number <= counts.perk; number += 1) {
    const pick = askPerk(ask, state, {
      id: `${id}:${number}`,
      player,
      officer: null,
      command: (one) => with1({ kind: 'perk', pick: one }),
      skip: true,
    });
    if (pick === null) return null;
    if (pick !== NO_PERK) things.push({ kind: 'perk', pick });
  }
  for (let number = 1; number <= counts.structure; number += 1) {
    const thing = askStructure(ask, state, `${id}:${number}`, with1);
    if (thing === null) return null;
    if (thing !== 'none') things.push(thing);
  }
  return things;
}

const STRUCTURES = ['settlement', 'camp', 'outpost', 'watchtower'] as const;

function askStructure(
  ask: Ask,
  state: State,
  id: string,
  command: (thing: Thing) => Command,
): Thing | 'none' | null {
  const on = (structure: Exclude<(typeof STRUCTURES)[number], 'settlement'>, area: number | null): Thing => ({
    kind: 'structure',
    structure,
    area,
    tile: null,
  });
  const ways = (structure: (typeof STRUCTURES)[number]) =>
    structure === 'settlement'
      ? CITY_ZONES.map((zone) => command({ kind: structure, zone }))
      : buildingSites(state).map((area) => command(on(structure, area)));
  const structure = ask.choose({
    id: `structure:${id}`,
    title: say('session.thing.which'),
    help: say('session.thing.whichHelp'),
    options: [
      ...STRUCTURES.map((one) => ({
        id: one,
        label: say(`session.thing.${one}`),
        ...reasonAgainstAll(state, ways(one)),
      })),
      { id: 'none', label: say('session.ask.nothing') } as const,
    ],
  });
  if (structure === null || structure === 'none') return structure;
  if (structure === 'settlement') {
    const zone = askCityZone(ask, state, { id, command: (one) => command({ kind: structure, zone: one }) });
    return zone && { kind: structure, zone };
  }
  const place = askArea(ask, state, { id, command: (one) => command(on(structure, one)) });
  if (!place) return null;
  const { area } = place;
  if (structure !== 'outpost' || !isFull(state)) return on(structure, area);
  const tile = askTile(ask, state, id);
  return tile && { kind: 'structure', structure, area, tile: tile === 'unsaid' ? null : tile };
}
