import { err, ok, procedure, type Ruling, type Refusal } from '@/engine';
import { DISSENTERS, dissenterSettlements } from '../../../perseverance/dissenters';
import { rulesOf } from '../../editions';
import { assemblyCount, columnCount, DISSENTER_DICE, NEUTRAL_DICE, PIECES, playerCount } from '../../pieces';
import { openBooks } from '../../rules/books';
import { refuse } from '../../rules/refuse';
import { idsOf, perPlayer } from '../../rules/table';
import { say } from '../../say';
import { ZONES, type Leader, type Officer, type PlayerCount, type Zone } from '../../terms';
import { explainSetup } from './explainSetup';
import { setupInput, type SetupInput } from './ruleInput';

export interface StartingAssets {
  readonly leader: Leader;
  readonly followers: number;
  readonly votes: number;
  readonly food: number;
  readonly mr: number;
  readonly story: number;
  readonly lightSoldier: number;
  readonly heavySoldier: number;
  readonly safeguard: number;
  readonly valor: number;
}

export interface StartingSupply {
  readonly lightSoldier: number;
  readonly heavySoldier: number;
  readonly dice: number;
  readonly settlements: number;
  readonly walls: number;
  readonly tramplerTraps: number;
  readonly raptorTraps: number;
  readonly influence: number;
}

export interface SetupResult {
  readonly playerCount: PlayerCount;
  readonly assemblies: 2 | 3;
  readonly columns: 3 | 4;
  readonly influenceSlots: 3 | 4;
  readonly dicePool: {
    readonly neutral: number;
    readonly players: Readonly<Record<string, number>>;
    readonly dissenters: number;
    readonly total: number;
  };
  readonly players: Readonly<Record<string, StartingAssets>>;
  readonly supply: Readonly<Record<string, StartingSupply>>;
  readonly placementOrder: readonly string[];
  readonly zones: Readonly<Record<string, StartingZone>>;
  readonly trackers: Readonly<Record<string, { readonly light: number; readonly heavy: number }>> | null;
}

export interface StartingZone {
  readonly officer: Officer;
  /** Bottom to top. */
  readonly settlements: readonly string[];
  /** Left to right. */
  readonly slots: readonly string[];
}

/** Everything on the table before the first turn. */
export const setup = procedure({ input: setupInput, resolve: resolveSetup });

function resolveSetup(input: SetupInput): Ruling<SetupResult> {
  const fault = checkSetup(input);
  if (fault) return err(fault);

  const { edition, players, deterministic } = input;
  const books = openBooks(edition);
  const count = playerCount(players);
  const dissenters = count === 2 ? DISSENTER_DICE : 0;
  const neutral = NEUTRAL_DICE[count];
  const figures: SetupResult = {
    playerCount: count,
    assemblies: assemblyCount(count),
    columns: columnCount(count),
    influenceSlots: books.rules.influenceSpaces[count],
    dicePool: {
      neutral,
      players: perPlayer(players, () => 1),
      dissenters,
      total: neutral + count + dissenters,
    },
    players: perPlayer(players, ({ leader }) => startingAssets(leader, input.leaderAbilities)),
    supply: perPlayer(players, () => STARTING_SUPPLY),
    placementOrder: [...idsOf(players)].reverse(),
    zones: Object.fromEntries(ZONES.map((zone) => [zone, startingZone(input, zone)])),
    trackers: deterministic.threat ? perPlayer(players, () => ({ light: 0, heavy: 0 })) : null,
  };
  explainSetup(books, input, figures);
  return ok({ figures, explanation: books.ledger.steps });
}

const STARTING_SUPPLY: StartingSupply = {
  lightSoldier: PIECES.soldiersOfAKind - 1,
  heavySoldier: PIECES.soldiersOfAKind,
  dice: PIECES.dice - 1,
  settlements: PIECES.settlements - 1,
  walls: PIECES.walls,
  tramplerTraps: PIECES.trapsOfAType,
  raptorTraps: PIECES.trapsOfAType,
  influence: PIECES.influence - 1,
};

function startingAssets(leader: Leader, abilities: boolean): StartingAssets {
  return {
    leader,
    followers: 10,
    votes: 0,
    // Ship's Chef: the only ability that changes the start (R2).
    food: abilities && leader === 'adelita' ? 2 : 1,
    mr: 1,
    story: 2,
    lightSoldier: 1,
    heavySoldier: 0,
    safeguard: 0,
    valor: 0,
  };
}

function startingZone({ edition, players, officers, placements, dissenterZone }: SetupInput, zone: Zone) {
  const settlers = idsOf(players).filter((_, i) => placements[i] === zone);
  const cubes = rulesOf(edition).dissenterCubes;
  const drawn = zone === dissenterZone;
  const settlements = dissenterSettlements({ taken: settlers.length > 0, drawn });
  const slots = cubes === null ? 0 : drawn ? cubes.drawn : cubes.others;
  const dissenters = (pieces: number) =>
    Array.from({ length: dissenterZone === null ? 0 : pieces }, () => DISSENTERS);
  return {
    officer: officers[zone],
    settlements: [...settlers, ...dissenters(settlements)],
    slots: [...settlers, ...dissenters(slots)],
  };
}

/** What no table can begin with, in the order in which it is checked. */
function checkSetup({
  edition,
  players,
  leaderAbilities,
  officers,
  placements,
  dissenterZone,
}: SetupInput): Refusal | null {
  const leaders = players.map(({ leader }) => leader);
  const again = leaders.findIndex((leader, i) => leaders.indexOf(leader) < i);
  const twin = leaders[again];
  if (twin !== undefined)
    return refuse('duplicate-leader', `players[${again}].leader`, 'refusal.leaderTwice', {
      leader: say(`leader.${twin}`),
    });
  if (!leaderAbilities && !rulesOf(edition).abilitiesOptional)
    return refuse('not-in-edition', 'leaderAbilities', 'refusal.abilitiesAlways');
  if (new Set(ZONES.map((zone) => officers[zone])).size < ZONES.length)
    return refuse('duplicate-officer', 'officers', 'refusal.officerTwice');
  if (new Set(placements).size < placements.length)
    return refuse('zone-taken', 'placements', 'refusal.zoneTwice');
  if (players.length > 2)
    return dissenterZone === null
      ? null
      : refuse('dissenters-not-allowed', 'dissenterZone', 'refusal.dissenters');
  if (dissenterZone === null) return refuse('invalid-input', 'dissenterZone', 'refusal.dissenterZone');
  return placements.includes(dissenterZone)
    ? refuse('zone-taken', 'dissenterZone', 'refusal.dissenterZoneTaken', {
        zone: say(`zone.${dissenterZone}`),
      })
    : null;
}
