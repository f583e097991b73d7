import type { Option, Phrase } from '@/engine';
import { ANOTHER_DIE, type Halves } from '../../../perseverance/session/wizards/askMore';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { cubesOf, playersOf } from '../../../perseverance/session/table';
import { INFLUENCE_SPACES } from '../../pieces';
import { say } from '../../say';
import { OFFICERS, ZONES, type Officer, type Zone } from '../../terms';
import type { Command } from '../../session/command';
import { leaderPlace, readyParty, seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { ahead } from '../../session/wizards/reviewLines';
import type { Ask } from '../../session/wizards/wizard';
import { exploreOptions, exploring } from '../adventure/exploreWizard';
import { EXPLORE_TAKES } from '../adventure/rule';
import { askCounterattack } from '../combat/counterattackWizard';
import { partySize } from '../combat/party';
import { askCubes, askInfluence, canInfluence, officerOptions } from '../influence/wizard';
import { askFriendly, leaderOptions } from '../leader/wizard';
import { EFFECT_TILE } from './askDie';
import { askResolving, FURTHER_TILE, resolvingTiles, SECONDARY_TILE } from './resolving';

const LEADER = 'leader ';
const EXPLORE = 'explore ';
const COUNTERATTACK = 'counterattack';

/** Every tile of the Secondary Actions. */
export const SECONDARY_TILES: readonly string[] = [
  ...OFFICERS,
  ...ZONES.map((zone) => `${LEADER}${zone}`),
  ...EXPLORE_TAKES.map((take) => `${EXPLORE}${take}`),
  COUNTERATTACK,
];

const CUBES = { title: say('session.turn.cubes'), layout: 'chips', initial: '1' } as const;

/** One of the five, each with what it asks; null while something is open. */
export function askSecondary(
  ask: Ask,
  state: State,
  player: string,
  second: string | null,
  open: Halves,
): Command | null {
  // Only an Officer takes cubes.
  const asksCubes =
    (second === null || OFFICERS.some((one) => one === second)) && canInfluence(state, player);
  const count = (asksCubes ? askCubes(ask, state, player, CUBES) : null) ?? 1;
  const onBoard = leaderPlace(state, player) === 'board';
  const tile = ask.choose({
    id: SECONDARY_TILE,
    title: say('session.turn.secondary'),
    help: say('session.turn.secondaryHelp'),
    layout: 'tiles',
    groups: [
      { id: 'influence', title: say('session.action.influence'), reference: 'influence-officer' },
      {
        id: 'leader',
        title: say(onBoard ? 'session.turn.placeLeader' : 'session.turn.moveLeader'),
        reference: onBoard ? 'place-leader' : 'move-leader',
      },
      {
        id: 'explore',
        title: say('session.action.explore'),
        note: say('session.turn.exploreNote'),
        reference: 'explore',
      },
      { id: COUNTERATTACK, title: say('session.action.counterattack'), reference: 'counterattack' },
    ],
    options: [
      ...officerOptions(state, player, count).map((option) =>
        tileIn('influence', '', { ...option, note: officerNote(state, player, option.id) }),
      ),
      ...leaderOptions(state, player).map((option) => tileIn('leader', LEADER, option)),
      ...exploreOptions(state, player).map((option) => tileIn('explore', EXPLORE, option)),
      ...counterattackTile(state, player),
    ],
    ...(second === null && !open.die && { otherwise: ANOTHER_DIE }),
  });
  return tile === null ? null : askTile(ask, state, player, tile, count);
}

function askTile(ask: Ask, state: State, player: string, tile: string, count: number): Command | null {
  const officer = OFFICERS.find((one) => one === tile);
  if (officer) return askInfluence(ask, state, player, officer, count);
  const zone = ZONES.find((one) => tile === `${LEADER}${one}`);
  if (zone) return askLeader(ask, state, player, zone);
  const take = EXPLORE_TAKES.find((one) => tile === `${EXPLORE}${one}`);
  return take ? exploring(player, take) : askCounterattack(ask, state, player);
}

function officerNote(state: State, player: string, officer: Officer): Phrase {
  return say('session.turn.officer', {
    free: INFLUENCE_SPACES - state.officers[officer].slots.length,
    own: cubesOf(state.officers[officer], player),
  });
}

/** The two halves of the page exclude each other: one act at a time. */
function tileIn(group: string, prefix: string, option: Option): Option {
  return {
    ...option,
    id: `${prefix}${option.id}`,
    group,
    also: { [EFFECT_TILE]: null, [FURTHER_TILE]: null },
  };
}

/** Only where there is a Breach to end. */
function counterattackTile(state: State, player: string): readonly Option[] {
  if (playersOf(state).every((id) => !seatOf(state, id).breach)) return [];
  const nobody = partySize(readyParty(state, player)) === 0;
  return [
    tileIn(COUNTERATTACK, '', {
      id: COUNTERATTACK,
      icon: 'counter',
      label: say('session.action.counterattack'),
      ...(nobody && { reason: say('session.turn.nobodyReady') }),
    }),
  ];
}

const LATER = 'later';

/** The Leader resolves one Effect of the Zone, just as a die would, in the same entry. */
function askLeader(ask: Ask, state: State, player: string, zone: Zone): Command | null {
  const move = askFriendly(ask, state, player, zone);
  if (!move) return null;
  const after = afterwards(ahead, state, move) ?? state;
  const { groups, options } = resolvingTiles(after, player, () => null, {}, [zone]);
  const tile = ask.choose({
    id: 'leaderEffect',
    title: say('session.turn.leaderEffect'),
    help: say('session.ask.effectHelp'),
    per: zone,
    layout: 'tiles',
    groups,
    options: [...options, { id: LATER, icon: 'close', label: say('session.turn.effectLater') }],
  });
  if (tile === null) return null;
  if (tile === LATER) return move;
  const resolving = askResolving(ask, after, player, tile);
  return resolving && { ...move, ...resolving };
}
