import type { Ask } from '@/engine';
import { FORTIFICATION_OPTIONS, type FortificationOption } from './fortifications';
import { assetName, say } from '../../say';
import { ZONES } from '../../terms';
import type { ActionCommand, FortificationMove } from '../../session/command';
import { isFull, type State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { askSpace, dinoSpots, wallSpots } from './askSpace';
import { firstOpen, lazily, reasonAgainstAll } from './anyOf';
import { outlook } from '../../session/wizards/wizard';

const MOST = 2;

/** Up to two options, and where each piece goes. A Trap lies face down, so nobody is asked for its type. */
export function askFortifications(ask: Ask, state: State, player: string): ActionCommand | null {
  const { leastOptions } = rulesFor(state);
  const picked = ask.pick<FortificationOption>({
    id: 'fortify',
    title: say('session.act.fortifications'),
    help: say('session.act.fortificationsHelp'),
    most: MOST,
    options: (before) => fortificationOptions(state, player, openPlaces(state, player, before)),
    missing: ({ length }) => (length < leastOptions ? say('session.act.pickOne') : null),
  });
  const steps: FortificationMove[] = [];
  for (const option of picked) {
    const step = askPlace(ask, state, steps.length + 1, option, fortifying(player, steps));
    if (!step) return null;
    steps.push(step);
  }
  return steps.length < leastOptions ? null : fortifying(player, steps)([]);
}

/** Each on the first space that would do: what is offered next depends on prices and pieces, not on places. */
function openPlaces(
  state: State,
  player: string,
  options: readonly FortificationOption[],
): readonly FortificationMove[] {
  return options.reduce<readonly FortificationMove[]>((before, option) => {
    const fortify = fortifying(player, before);
    const open = firstOpen(state, waysOf(state, option), (move) => fortify([move]));
    return open ? [...before, open] : before;
  }, []);
}

/** What can still be built after these, each with what it costs and gives. */
export function fortificationOptions(state: State, player: string, before: readonly FortificationMove[]) {
  const open = FORTIFICATION_OPTIONS.filter((name) => !before.some(({ option }) => option === name));
  const full = before.length >= MOST && { reason: say('session.act.most', { count: MOST }) };
  return open.map((name) => ({
    id: name,
    icon: isTrap(name) ? ('trap' as const) : ('wall' as const),
    label: say(`session.act.fortificationOption.${name}`, { resource: assetName(rulesFor(state), 'mr') }),
    ...bestOutlook(state, player, name, fortifying(player, before)),
    ...full,
  }));
}

function fortifying(player: string, before: readonly FortificationMove[]): Fortify {
  return (more) => ({
    type: 'action',
    player,
    move: { action: 'fortifications', steps: [...before, ...more] },
  });
}

type Fortify = (more: readonly FortificationMove[]) => ActionCommand;

function isTrap(option: FortificationOption): boolean {
  return option === 'trap' || option === 'trap-food';
}

function waysOf(state: State, option: FortificationOption): readonly FortificationMove[] {
  return isFull(state)
    ? ZONES.flatMap((zone) => placesIn(state, option, zone).map(({ to }) => to))
    : [{ option, spot: null }];
}

/** On the first space that would do. */
function bestOutlook(state: State, player: string, option: FortificationOption, fortify: Fortify) {
  const all = waysOf(state, option);
  const command = (move: FortificationMove) => fortify([move]);
  const { reason } = reasonAgainstAll(state, lazily(all, command));
  const open = reason ? undefined : firstOpen(state, all, command);
  return open ? outlook(state, player, command(open), fortify([])) : { ...(reason && { reason }) };
}

function placesIn(state: State, option: FortificationOption, zone: (typeof ZONES)[number]) {
  return isTrap(option)
    ? dinoSpots(state, zone).map(({ to, ...place }) => ({
        ...place,
        to: { option, spot: to.spot, space: to.space } as FortificationMove,
      }))
    : wallSpots(state, zone).map(({ to, ...place }) => ({
        ...place,
        to: { option, spot: to } as FortificationMove,
      }));
}

function askPlace(
  ask: Ask,
  state: State,
  number: number,
  option: FortificationOption,
  fortify: Fortify,
): FortificationMove | null {
  if (!isFull(state)) return { option, spot: null };
  const places = (zone: (typeof ZONES)[number]) => placesIn(state, option, zone);
  const title = say(isTrap(option) ? 'session.act.trapSpace' : 'session.act.wallSpace');
  return askSpace(ask, state, `fortify${number}`, places, (move) => fortify([move]), title);
}
