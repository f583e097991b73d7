import type { Ask, Asked, Phrase, PickOption } from '@/engine';
import { say } from '../../say';
import { CITY_ZONES, type Asset } from '../../terms';
import type { Command } from '../../session/command';
import type { Thing } from '../../session/moves';
import { isFull, type Gains, type State } from '../../session/state';
import { countsOf, gainButtons, gainsIn, MOST_SHOWN } from '../../session/wizards/gainFigures';
import { reasonAgainstAll } from '../../session/wizards/reasonAgainst';
import { askArea, buildingSites } from '../zoneEffects/askArea';
import { askDino } from '../zoneEffects/askDino';
import { askPerk, NO_PERK } from '../influence/askPerk';
import { askCityZone } from '../zoneEffects/askZone';
import { askTile } from '../zoneEffects/askBuild';

/** What cards give besides numbers. */
const KINDS = { dino: 'raptor', perk: 'perk', structure: 'outpost' } as const;
type Kind = keyof typeof KINDS;

interface ShownQuestion<More extends string> extends Asked {
  readonly more?: readonly (Pick<PickOption, 'icon' | 'label'> & { readonly id: More })[];
  readonly missing?: Phrase | null;
}

interface Shown<More extends string> {
  readonly gains: Gains;
  readonly counts: Readonly<Record<Kind | More, number>>;
}

/** All that a card shows, as buttons which add one each; `more` comes first. */
export function askShown<More extends string = never>(
  ask: Ask,
  state: State,
  { more = [], missing, ...question }: ShownQuestion<More>,
): Shown<More> {
  const kinds = Object.keys(KINDS) as readonly Kind[];
  const picked = ask.pick<Asset | Kind | More>({
    ...question,
    most: MOST_SHOWN,
    repeats: true,
    options: () => [
      ...more,
      ...gainButtons(state),
      ...kinds.map((id) => ({ id, icon: KINDS[id], label: say(`session.thing.${id}s`) })),
    ],
    missing: () => missing,
  });
  const counts = countsOf(picked);
  const named = [...kinds, ...more.map(({ id }) => id)].map((id) => [id, counts[id] ?? 0] as const);
  return { gains: gainsIn(counts), counts: Object.fromEntries(named) as Shown<More>['counts'] };
}

interface ThingQuestion {
  readonly id: string;
  readonly player: string;
  readonly counts: Readonly<Record<Kind, number>>;
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
    layout: 'tiles',
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
