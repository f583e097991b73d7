import { err, ok, procedure, type Refusal, type Ruling } from '@/engine';
import { DISSENTER_CUBES, DISSENTERS, dissenterSettlements } from '../../../perseverance/dissenters';
import { perPlayer } from '../../../perseverance/participants';
import { assemblyCount, DISSENTER_DICE, NEUTRAL_DICE, playerCount } from '../../../perseverance/tableSize';
import { PERKS, type PerkList } from '../../perks';
import { bonusOf, SCORING_TILES, START } from '../../pieces';
import { ASSETS, CITY_ZONES, OFFICERS, ZONES, type Asset, type CityZone, type Officer } from '../../terms';
import { changesOf, openAccounts, openBooks, type Books } from '../../rules/books';
import { refuse } from '../../rules/refuse';
import { nameOf, say } from '../../say';
import { oneDino, type DinoCount } from '../combat/dinos';
import { explainPlacement, explainTable } from './explainSetup';
import { setupInput, type Placement, type SetupInput } from './ruleInput';

export interface StartingPlayer extends Readonly<Record<Asset, number>> {
  readonly settlements: 0 | 1;
  readonly camps: 0 | 1;
  readonly dice: 1;
  readonly influence: 1;
  readonly perks: PerkList;
  readonly enclosure: DinoCount;
}

export interface SetupResult {
  readonly mainBoardSide: '2-3' | '4';
  readonly assemblyBoardSide: '2' | '3-4';
  readonly assemblies: 2 | 3;
  /** Followers for place 1, 2, 3 of each Assembly. */
  readonly scoring: readonly (readonly number[])[];
  readonly dicePool: {
    readonly neutral: number;
    readonly dissenters: number;
    readonly players: Readonly<Record<string, number>>;
    readonly total: number;
  };
  /** Influence spaces, left to right. */
  readonly slots: Readonly<Record<string, readonly string[]>>;
  readonly players: Readonly<Record<string, StartingPlayer>>;
  readonly dissenters: {
    readonly settlements: Readonly<Partial<Record<CityZone, number>>>;
    readonly dice: number;
    readonly influence: number;
  } | null;
}

/** Everything on the table before the first turn. */
function resolveSetup(input: SetupInput): Ruling<SetupResult> {
  const fault = checkSetup(input);
  if (fault) return err(fault);

  const { players, placements } = input;
  const books = openBooks();
  const count = playerCount(players);
  const dissenterDice = count === 2 ? DISSENTER_DICE : 0;
  const neutral = NEUTRAL_DICE[count];
  const table = {
    mainBoardSide: count === 4 ? ('4' as const) : ('2-3' as const),
    assemblyBoardSide: count === 2 ? ('2' as const) : ('3-4' as const),
    assemblies: assemblyCount(count),
    scoring: SCORING_TILES[count],
    dicePool: {
      neutral,
      dissenters: dissenterDice,
      players: perPlayer(players, () => 1),
      total: neutral + dissenterDice + count,
    },
  };
  explainTable(books, input, table.dicePool);
  const started = new Map(
    placements.map((placement) => [placement.player, startingPlayer(books, input, placement)]),
  );
  return ok({
    figures: {
      ...table,
      slots: Object.fromEntries(OFFICERS.map((officer) => [officer, startingCubes(input, officer)])),
      players: Object.fromEntries(
        players.flatMap(({ id }) => {
          const player = started.get(id);
          return player ? [[id, player]] : [];
        }),
      ),
      dissenters: count === 2 ? startingDissenters(input) : null,
    },
    explanation: books.ledger.steps,
  });
}

export const setup = procedure({ input: setupInput, resolve: resolveSetup });

/** The additional cost is paid before the Officer Bonus arrives. */
function startingPlayer(books: Books, input: SetupInput, placement: Placement): StartingPlayer {
  const { player: id, zone, perk, pay, dino } = placement;
  const { ledger } = books;
  openAccounts(books, { id, ...START });
  const bonus = bonusOf(input.officers[zone], input.securityBonus);
  const cost = PERKS[perk].cost && pay !== null ? changesOf(id, [[pay, -1]]) : [];
  explainPlacement(books, input, placement, cost, changesOf(id, [[bonus.asset, bonus.amount]]));
  const assets = Object.fromEntries(ASSETS.map((asset) => [asset, ledger.balance(id, asset)]));
  return {
    ...(assets as Record<Asset, number>),
    settlements: zone === 'discovery' ? 0 : 1,
    camps: zone === 'discovery' ? 1 : 0,
    dice: 1,
    influence: 1,
    perks: [perk],
    enclosure: oneDino(dino),
  };
}

/** A player's cube comes first; with two players the Dissenters follow. */
function startingCubes({ players, officers, placements, dissenterZone }: SetupInput, officer: Officer) {
  const own = placements.filter(({ zone }) => officers[zone] === officer).map(({ player }) => player);
  if (players.length > 2) return own;
  const drawn = ZONES.some((zone) => zone === dissenterZone && officers[zone] === officer);
  const cubes = drawn ? DISSENTER_CUBES.drawn : DISSENTER_CUBES.others;
  return [...own, ...Array.from({ length: cubes }, () => DISSENTERS)];
}

function startingDissenters(input: SetupInput): SetupResult['dissenters'] {
  const { placements, dissenterZone } = input;
  const settlements = CITY_ZONES.map((zone) => {
    const taken = placements.some((placement) => placement.zone === zone);
    return [zone, dissenterSettlements({ taken, drawn: zone === dissenterZone })] as const;
  });
  const cubes = OFFICERS.flatMap((officer) => startingCubes(input, officer));
  return {
    settlements: Object.fromEntries(settlements.filter(([, pieces]) => pieces > 0)),
    dice: DISSENTER_DICE,
    influence: cubes.filter((owner) => owner === DISSENTERS).length,
  };
}

/** What no table can begin with, in the order in which it is looked at. */
function checkSetup({ players, officers, placements, dissenterZone }: SetupInput): Refusal | null {
  const order = [...players].reverse();
  const early = placements.findIndex(({ player }, i) => player !== order[i]?.id);
  if (early >= 0)
    return refuse('not-allowed', `placements[${early}].player`, 'refusal.placementOrder', {
      player: nameOf(order[early]?.id ?? ''),
    });
  const zones = placements.map(({ zone }) => zone);
  const again = placements.find(({ zone }, i) => zones.indexOf(zone) < i);
  if (again)
    return refuse('not-allowed', `placements[${placements.indexOf(again)}].zone`, 'refusal.spaceTwice', {
      zone: say(`zone.${again.zone}`),
    });
  for (const [i, { zone, perk }] of placements.entries()) {
    const { officer, tier } = PERKS[perk];
    if (officer !== officers[zone] || tier !== 1)
      return refuse('not-allowed', `placements[${i}].perk`, 'refusal.startingPerk', {
        perk: say(`perk.${perk}`),
        officer: say(`officer.${officers[zone]}`),
      });
  }
  // Only a two-player game draws a Zone for the Dissenters.
  if (players.length > 2 || dissenterZone === null) return null;
  return dissenterZone === 'discovery' || zones.includes(dissenterZone)
    ? refuse('not-allowed', 'dissenterZone', 'refusal.dissenterZoneTaken', {
        zone: say(`zone.${dissenterZone}`),
      })
    : null;
}
