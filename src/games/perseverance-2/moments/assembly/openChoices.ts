import type { Ask, EachChoice } from '@/engine';
import { contestZone } from '../../../perseverance/moments/assembly/rule';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { record } from '../../../perseverance/session/table';
import type { Choices } from '../../../perseverance/moments/assembly/forecast';
import type { Counted } from '../../../perseverance/moments/assembly/presence';
import { revealedIn, type Tiles } from '../../../perseverance/moments/assembly/tiles';
import { hasEffect } from '../../perks';
import { PIECES } from '../../pieces';
import { HALVES, type HalfChoice, type ZoneChoices } from './rewardZone';
import { amount, nameOf, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { iconOf } from '../../session/view/figures';

/**
 * What is chosen in the open: the extra of a Popular holder, and the half of a second place behind Votes. Where the tiles
 * are turned up page by page it is on their page; where they are chosen unseen it comes after the reveal, on one page:
 * before, even the number of choices would show what was taken.
 */
export function askOpenChoices(
  ask: Ask,
  state: State,
  counted: Counted<Zone>,
  tiles: Tiles<Zone>,
): OpenChoices {
  const halves = ZONES.flatMap((zone) => halvesIn(state, counted, zone, tiles.choices));
  const isAsked = tiles.turnedUp && halves.length > 0;
  const onTheirPage = tiles.held.length > 0 && tiles.way === 'tiles';
  const hasPage = isAsked && !onTheirPage;
  if (hasPage)
    ask.chooseEach({
      id: 'halves',
      title: say('session.assemblyWizard.halves'),
      ...(tiles.held.length === 0 && { lead: say('session.assemblyWizard.noTiles') }),
      ...revealedIn(tiles),
      help: say('session.assemblyWizard.halvesHelp'),
      choices: halves.map((half) => halfChoice(state, half)),
    });
  const taken = (open: Half['open'], zone: Zone) => {
    const half = halves.find((one) => one.open === open && one.zone === zone);
    return half && tiles.turnedUp ? ask.answered(`${halfId(half)} of ${half.player}`, HALVES) : null;
  };
  const choices = record(ZONES, (zone) => ({
    first: tiles.choices[zone] ?? null,
    popular: taken('popular', zone),
    second: taken('second', zone),
  }));
  return { choices, hasPage };
}

interface OpenChoices {
  readonly choices: Readonly<Record<Zone, ZoneChoices>>;
  /** They are asked on a page of their own, on which the tiles are turned up. */
  readonly hasPage: boolean;
}

/** Which halves are chosen in a Zone while the tiles show this. */
export function halvesIn(
  state: State,
  { zones }: Counted<Zone>,
  zone: Zone,
  choices: Choices<Zone>,
): readonly Half[] {
  const { holder, runnerUp } = contestZone(zones[zone].presence);
  const isPopular = isPlayer(holder) && hasEffect(seatOf(state, holder).perks, 'assemblyExtra');
  // Behind Production second place has the half Votes.
  const isBehindVotes = holder === DISSENTERS || choices[zone] === 'votes';
  return [
    ...(isPopular ? [{ open: 'popular', zone, player: holder } as const] : []),
    ...(isBehindVotes && isPlayer(runnerUp) ? [{ open: 'second', zone, player: runnerUp } as const] : []),
  ];
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

function halfId({ open, zone }: Half): string {
  return `${open}:${zone}`;
}

export function halfChoice(state: State, half: Half): EachChoice<HalfChoice> {
  const { open, zone, player } = half;
  return {
    id: halfId(half),
    per: player,
    player,
    label: say(`session.assemblyWizard.open.${open}`, { zone: say(`zone.${zone}`), player: nameOf(player) }),
    options: HALVES.map((id) => ({
      id,
      icon: iconOf(id === 'production' ? PRODUCTION[zone] : 'followers'),
      label: id === 'production' ? amount(PRODUCTION[zone], 1) : amount('followers', 2),
      // R9: it may be taken all the same.
      ...(id === 'production' &&
        isOut(state, player, zone) && { note: say('session.assemblyWizard.supplyEmpty') }),
    })),
  };
}

function isOut(state: State, player: string, zone: Zone): boolean {
  return (
    isFull(state) &&
    PRODUCTION[zone] === 'lightSoldier' &&
    seatOf(state, player).lightSoldier >= PIECES.soldiersOfAKind
  );
}
