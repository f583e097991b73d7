import type { Ask } from '@/engine';
import { contestZone } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { record } from '../../../perseverance/session/table';
import type { Counted } from '../../../perseverance/moments/assembly/presence';
import { choicePhrase, together, type Tiles } from '../../../perseverance/moments/assembly/tiles';
import { hasEffect } from '../../perks';
import { PIECES } from '../../pieces';
import { HALVES, type HalfChoice, type ZoneChoices } from './rewardZone';
import { amount, nameOf, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { iconOf } from '../../session/view/figures';

/**
 * What is chosen in the open after the reveal: the extra of a Popular holder, and the half of a second place behind
 * Votes. Before all tiles are turned up nothing is asked: even the number of pages would show what was taken.
 */
export function askOpenChoices(
  ask: Ask,
  state: State,
  { zones }: Counted<Zone>,
  tiles: Tiles<Zone>,
): Readonly<Record<Zone, ZoneChoices>> {
  return record(ZONES, (zone) => {
    const first = tiles.choices[zone] ?? null;
    const { holder, runnerUp } = contestZone(zones[zone].presence);
    const isPopular = isPlayer(holder) && hasEffect(seatOf(state, holder).perks, 'assemblyExtra');
    // Behind Production second place has the half Votes.
    const isBehindVotes = holder === DISSENTERS || first === 'votes';
    const chooses = (open: 'popular' | 'second', player: string | null, may: boolean) =>
      tiles.turnedUp && may && isPlayer(player) ? askHalf(ask, state, tiles, { open, zone, player }) : null;
    return {
      first,
      popular: chooses('popular', holder, isPopular),
      second: chooses('second', runnerUp, isBehindVotes),
    };
  });
}

/** The Dissenters choose nothing at all. */
function isPlayer(owner: string | null): owner is string {
  return owner !== null && owner !== DISSENTERS;
}

interface Half {
  readonly open: 'popular' | 'second';
  readonly zone: Zone;
  readonly player: string;
}

function askHalf(
  ask: Ask,
  state: State,
  tiles: Tiles<Zone>,
  { open, zone, player }: Half,
): HalfChoice | null {
  return ask.choose({
    id: `${open}:${zone}`,
    title: say(`session.assemblyWizard.open.${open}`, { zone: say(`zone.${zone}`), player: nameOf(player) }),
    lead: turnedUp(tiles),
    help: say(`session.assemblyWizard.openHelp.${open}`),
    per: player,
    options: HALVES.map((id) => ({
      id,
      icon: iconOf(id === 'production' ? PRODUCTION[zone] : 'followers'),
      label: id === 'production' ? amount(PRODUCTION[zone], 1) : amount('followers', 2),
      // R9: it may be taken all the same.
      ...(id === 'production' &&
        isOut(state, player, zone) && { note: say('session.assemblyWizard.supplyEmpty') }),
    })),
  });
}

/** All tiles on the table now. */
function turnedUp({ held, choices }: Tiles<Zone>) {
  if (held.length === 0) return say('session.assemblyWizard.noTiles');
  const tiles = held.map(({ zone, holder }) =>
    say('session.assemblyWizard.tile', {
      zone: say(`zone.${zone}`),
      player: nameOf(holder),
      choice: choicePhrase([zone], choices),
    }),
  );
  return say('session.assemblyWizard.turnedUp', { tiles: together(tiles) });
}

function isOut(state: State, player: string, zone: Zone): boolean {
  return (
    isFull(state) &&
    PRODUCTION[zone] === 'lightSoldier' &&
    seatOf(state, player).lightSoldier >= PIECES.soldiersOfAKind
  );
}
