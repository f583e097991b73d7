import {
  stepsOf,
  type Ask,
  type Explanation,
  type Phrase,
  type ResultLine,
  type ResultRow,
  type ResultTable,
} from '@/engine';
import { DISSENTERS } from '../../dissenters';
import { nameOf } from '../../names';
import type { FamilyPart } from '../../parts';
import { say, signed } from '../../say';
import { followersOverride } from '../../session/wizards/followersOverride';
import { ownerLine } from '../../session/wizards/ownerLine';
import type { Given } from '../../session/wizards/followersOverride';
import { tieMark } from '../../session/wizards/tieMark';
import { whyOf } from '../../session/wizards/whyOf';

export interface Ranked {
  readonly owner: string;
  /** Null: not ranked. */
  readonly place: number | null;
  /** With those of the Assembly. */
  readonly votes: number;
  readonly votesBefore: Phrase;
  readonly prize: number;
  /** Followers without the prize. */
  readonly followers: number;
}

/** Best first; who is not ranked comes last. */
export function rankTable(ask: Ask, owners: readonly Ranked[], explanation: Explanation): ResultTable {
  const last = owners.length + 1;
  return {
    title: say('session.assemblyWizard.ranking'),
    columns: [
      say('asset.votes'),
      say('session.assemblyWizard.prize'),
      say('session.assemblyWizard.followersAfter'),
    ],
    rows: [...owners]
      .sort((a, b) => (a.place ?? last) - (b.place ?? last))
      .map((ranked) => {
        const rivals = owners.filter(({ place }) => place === ranked.place).length;
        return rankRow(ask, ranked, ranked.place !== null && rivals > 1, [
          {
            rule: say('session.assemblyWizard.whyBefore', {
              player: nameOf(ranked.owner),
              votes: ranked.votesBefore,
            }),
          },
          ...whyOf(explanation, ranked.owner),
        ]);
      }),
  };
}

function rankRow(
  ask: Ask,
  { owner, place, votes, prize: computed, followers }: Ranked,
  tied: boolean,
  why: Explanation,
): ResultRow {
  const set = followersOverride(ask, { line: rankLine(owner), computed });
  const prize = set.value;
  const [placed] = stepsOf<FamilyPart>(why, { part: 'votes-place' });
  return {
    id: owner,
    ...(owner === DISSENTERS ? { icon: 'knot' } : { player: owner }),
    label:
      place === null
        ? say('session.assemblyWizard.unranked', { player: nameOf(owner) })
        : say('session.assemblyWizard.place', { place, player: nameOf(owner) }),
    // Nobody gets the Followers of a place that the Dissenters hold.
    cells: [
      `${votes}`,
      owner === DISSENTERS ? '–' : signed(prize),
      owner === DISSENTERS ? '–' : `${followers + prize}`,
    ],
    ...(tied && {
      mark: owner === DISSENTERS ? say('session.assemblyWizard.tiedDissenters') : tieMark(placed?.figure),
    }),
    why,
    ...(owner !== DISSENTERS && { override: set }),
  };
}

/** The prizes, as lines that the table may set. */
export function givenByRank(
  players: readonly string[],
  prizeOf: (player: string) => number,
): readonly Given[] {
  return players.map((player) => ({ line: rankLine(player), player, computed: prizeOf(player) }));
}

function rankLine(player: string): string {
  return `ranking:${player}`;
}

/** One thing that a Zone gave one owner. */
export interface ZoneGain {
  readonly owner: string;
  readonly id: string;
  readonly what: Phrase;
  readonly count: number;
}

/** What a Zone gave, and to whom: its tile first, then the second place. */
export function zoneLines(
  zone: string,
  tile: string | null,
  gains: readonly ZoneGain[],
  why: Explanation,
): readonly ResultLine[] {
  const group = say(`zone.${zone}`);
  if (gains.length === 0)
    return [{ id: `${zone}:nothing`, group, label: say('session.assemblyWizard.nothing'), why }];
  const byTile = ({ owner }: ZoneGain) => Number(owner === tile);
  return [...gains]
    .sort((a, b) => byTile(b) - byTile(a))
    .map(({ owner, id, what, count }) => ({
      id: `${zone}:${owner}:${id}`,
      ...ownerLine(owner),
      group,
      note: say(`session.assemblyWizard.${reasonFor(owner, tile)}`, { what }),
      figure: `+${count}`,
      tied: tile === null,
      why,
    }));
}

function reasonFor(owner: string, tile: string | null): 'gotTied' | 'gotTile' | 'gotHalf' {
  if (tile === null) return 'gotTied';
  return owner === tile ? 'gotTile' : 'gotHalf';
}
