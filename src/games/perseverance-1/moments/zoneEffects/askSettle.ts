import type { Ask, IconName, Phrase } from '@/engine';
import { bonusOfSpace } from './settle';
import { amount, assetName, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import type { ActionCommand, SoldierMove } from '../../session/command';
import { counterName, COUNTER_TABLE } from '../../session/counters';
import { seenZone } from '../../session/known';
import { isFull, type State } from '../../session/state';
import { rulesFor, settlementSpaces } from '../../session/supplies';
import { askSoldiers, askSpace, type Space } from './askSpace';
import { lazily, reasonAgainstAll } from './anyOf';
import { reasonAgainst } from '../../session/wizards/wizard';

interface Placement {
  readonly zone: Zone;
  readonly space: number;
}

/** One Settlement anywhere with its bonus, or a second one in another Zone. */
export function askSettle(ask: Ask, state: State, player: string): ActionCommand | null {
  const settle = settling(player);
  const count = ask.choose({
    id: 'settlements',
    title: say('session.act.settle'),
    help: say('session.act.settleHelp'),
    layout: 'chips',
    initial: 'one',
    options: settleOptions(state, player),
  });
  if (count === null) return null;
  const spaces = (zone: Zone) => spacesOf(state, zone);
  const first = askSpace(ask, state, 'settle', spaces, (to) => settle([to]));
  if (first === null) return null;
  const placements =
    count === 'one' ? [first] : askSecond(ask, state, first, (zone) => settle(both(state, first, zone)));
  if (placements === null) return null;
  const { kind } = bonusOfSpace(first);
  if (kind === 'influence') return askCubes(ask, state, (cubes) => settle(placements, [], cubes));
  if (kind !== 'place-soldiers') return settle(placements);
  const attempt = (soldiers: readonly SoldierMove[]) => settle(placements, soldiers);
  const soldiers = askSoldiers(ask, state, player, 'bonus', 3, attempt, 0);
  return soldiers && attempt(soldiers);
}

/** One or two, as far as there is a space and the price can be paid. */
export function settleOptions(state: State, player: string) {
  const settle = settling(player);
  const anywhere = ZONES.flatMap((zone) => spacesOf(state, zone).map(({ to }) => to));
  return [
    {
      id: 'one' as const,
      label: say('session.act.settleOne'),
      ...reasonAgainstAll(
        state,
        lazily(anywhere, (first) => settle([first])),
      ),
    },
    {
      id: 'two' as const,
      label: say('session.act.settleTwo', { resource: assetName(rulesFor(state), 'mr') }),
      ...reasonAgainstAll(
        state,
        lazily(
          anywhere.flatMap((first) => ZONES.map((zone) => both(state, first, zone))),
          (placements) => settle(placements),
        ),
      ),
    },
  ];
}

function settling(player: string) {
  return (
    placements: readonly Placement[],
    place: readonly SoldierMove[] = [],
    cubes = 1,
  ): ActionCommand => ({
    type: 'action',
    player,
    move: { action: 'settle', placements, place, ...(cubes > 1 && { cubes }) },
  });
}

/** The second one goes onto the lowest free space. */
function both(state: State, first: Placement, zone: Zone): readonly Placement[] {
  return [first, { zone, space: lowest(state, zone) }];
}

/** Spaces 3 and 4 of the beta are the Influence action: further cubes for Stories (000:490). */
function askCubes(ask: Ask, state: State, attempt: (cubes: number) => ActionCommand): ActionCommand | null {
  const most = rulesFor(state).settlementCubes;
  if (most === 1 || reasonAgainst(state, attempt(2)).reason) return attempt(1);
  const cubes = ask.choose({
    id: 'bonusCubes',
    title: say('session.wizard.cubes'),
    help: say('session.act.bonusCubesHelp'),
    layout: 'chips',
    initial: '1',
    options: (['1', '2', '3'] as const).map((id) => ({
      id,
      icon: 'influence',
      label: amount('cubes', Number(id)),
      note:
        id === '1'
          ? say('session.wizard.free')
          : say('session.wizard.costs', { stories: amount('stories', 2 * (Number(id) - 1)) }),
      ...reasonAgainst(state, attempt(Number(id))),
    })),
  });
  return cubes && attempt(Number(cubes));
}

function askSecond(
  ask: Ask,
  state: State,
  first: Placement,
  attempt: (zone: Zone) => ActionCommand,
): readonly Placement[] | null {
  const zone = ask.choose({
    id: 'second',
    title: say('session.act.secondZone'),
    help: say('session.act.secondZoneHelp'),
    layout: 'chips',
    options: ZONES.map((name) => ({
      id: name,
      label: say(`zone.${name}`),
      ...(isFull(state) && { note: say('session.act.lowest', { space: lowest(state, name) }) }),
      ...reasonAgainst(state, attempt(name)),
    })),
  });
  return zone && both(state, first, zone);
}

/** In Essentials the lowest as far as it is known; with all of them taken by what is known, any will do. */
function lowest(state: State, zone: Zone): number {
  const free = seenZone(state, zone).settlements.slice(0, settlementSpaces(state, zone)).indexOf(null) + 1;
  return isFull(state) ? free : Math.max(1, free);
}

function spacesOf(state: State, zone: Zone): readonly Space<Placement>[] {
  const { settlements } = seenZone(state, zone);
  return Array.from({ length: settlementSpaces(state, zone) }, (_, i) => {
    const icon = bonusIcon({ zone, space: i + 1 });
    const owner = settlements[i] ?? null;
    return {
      id: String(i + 1),
      label: say('session.act.settlementSpace', { space: i + 1 }),
      note: bonusNote(state, { zone, space: i + 1 }),
      short: String(i + 1),
      ...(icon && { icon }),
      ...(owner !== null && { player: owner }),
      // Two rows of five, the lowest at the bottom.
      at: { row: i < ROW ? 1 : 0, column: i % ROW },
      to: { zone, space: i + 1 },
    };
  });
}

const ROW = 5;

function bonusIcon(placement: Placement): IconName | null {
  const { kind } = bonusOfSpace(placement);
  switch (kind) {
    case 'none':
      return null;
    case 'production':
      return COUNTER_TABLE[PRODUCTION[placement.zone]].icon;
    case 'retrieve-leader':
      return 'leader';
    case 'place-soldiers':
      return 'light';
    case 'votes':
    case 'safeguard':
    case 'influence':
      return kind;
  }
}

function bonusNote(state: State, placement: Placement): Phrase {
  const { kind, amount: printed } = bonusOfSpace(placement);
  switch (kind) {
    case 'votes':
    case 'safeguard':
      return amount(kind, printed);
    case 'production':
      return say('session.event.gain', {
        what: counterName(rulesFor(state), PRODUCTION[placement.zone]),
        by: `+${printed}`,
      });
    case 'influence':
      return say('session.act.bonus.influence', {
        officer: say(`officer.${state.config.officers[placement.zone]}`),
      });
    case 'none':
    case 'retrieve-leader':
    case 'place-soldiers':
      return say(`session.act.bonus.${kind}`);
  }
}
