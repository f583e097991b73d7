import type { Outcome, ToldLine, ToldRow, ToldTable } from '@/engine';
import { contestZone, populationOf } from '../../../perseverance/contestZone';
import { DISSENTERS } from '../../../perseverance/dissenters';
import type { AssemblyResult, TileChoice } from '../../rules/assembly';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { amount, assetName, nameOf, say } from '../../say';
import { PRODUCTION, type Zone } from '../../terms';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { rankLine } from './assemblyCommand';
import { votesOf, zoneOf, type AssemblyDraft } from './assemblyDraft';
import { whyZone } from './assemblyPresence';
import { ownerLine } from './ownerLine';
import { followersByHand, signed } from './shiftFollowers';
import { whyOf } from './whyOf';

type Votes = Outcome<AssemblyResult>;

/** Best first; whoever is not ranked comes last. */
export function rankTable(
  state: State,
  draft: AssemblyDraft,
  { figures, explanation }: Votes,
): ToldTable<AssemblyDraft> {
  const places = Object.entries(figures.ranks);
  const owners = [...places].sort(([, a], [, b]) => (a ?? places.length + 1) - (b ?? places.length + 1));
  return {
    title: say('session.assemblyWizard.ranking'),
    columns: [
      say('asset.votes'),
      say('session.assemblyWizard.prize'),
      say('session.assemblyWizard.followersAfter'),
    ],
    rows: owners.map(([owner, place]): ToldRow<AssemblyDraft> => {
      const tied = place !== null && places.filter(([, other]) => other === place).length > 1;
      const byHand = followersByHand(draft, { line: rankLine(owner), worked: figures.followers[owner] ?? 0 });
      const prize = byHand.value;
      const why = whyRank(state, draft, owner, explanation);
      const arithmetic = why.find(({ figure }) => figure?.includes('÷'))?.figure;
      return {
        id: owner,
        ...(owner === DISSENTERS ? { icon: 'knot' } : { player: owner }),
        label:
          place === null
            ? say('session.assemblyWizard.unranked', { player: nameOf(owner) })
            : say('session.assemblyWizard.place', { place, player: nameOf(owner) }),
        // Nobody gets the Followers of a place that the Dissenters hold.
        cells: [
          `${figures.votes[owner] ?? 0}`,
          owner === DISSENTERS ? '–' : signed(prize),
          owner === DISSENTERS ? '–' : `${(state.players[owner]?.followers ?? 0) + prize}`,
        ],
        ...(tied && {
          mark:
            arithmetic === undefined
              ? say('session.assemblyWizard.tied')
              : say('session.assemblyWizard.tiedShared', { figure: arithmetic }),
        }),
        why,
        ...(owner !== DISSENTERS && { byHand }),
      };
    }),
  };
}

function whyRank(state: State, draft: AssemblyDraft, owner: string, explanation: Votes['explanation']) {
  const votes = amount('votes', votesOf(state, draft, owner));
  return [
    { rule: say('session.assemblyWizard.whyBefore', { player: nameOf(owner), votes }) },
    ...whyOf(explanation, owner),
  ];
}

/** What each tile gave, and to whom. */
export function zoneLines(
  state: State,
  draft: AssemblyDraft,
  zone: Zone,
  { figures }: Votes,
): readonly ToldLine<AssemblyDraft>[] {
  const held = figures.zones[zone];
  if (!held) return [];
  const { settlements, presence } = zoneOf(state, draft, zone);
  const population = populationOf(settlements);
  const contest = contestZone(presence);
  const books = openBooks(state.config.edition);
  rewardZone(books, { zone, population, contest, choice: held.choice });
  // Without a tile the first explanation has told it all.
  const why = [...whyZone(state, draft, zone), ...(contest.holder === null ? [] : books.ledger.steps)];
  const group = say(`zone.${zone}`);
  const asset = assetName(rulesFor(state), PRODUCTION[zone]);
  const line = (owner: string, given: TileChoice, count: number): ToldLine<AssemblyDraft> => ({
    id: `${zone}:${owner}:${given}`,
    ...ownerLine(owner),
    group,
    note: say(`session.assemblyWizard.${reasonFor(owner, held.tile)}`, {
      what: given === 'votes' ? say('asset.votes') : asset,
    }),
    figure: `+${count}`,
    tied: held.tile === null,
    why,
  });
  const lines = [
    ...Object.entries(held.votes).map(([owner, count]) => line(owner, 'votes', count)),
    ...Object.entries(held.production).map(([owner, count]) => line(owner, 'production', count)),
  ];
  // The tile first, then the second place.
  const first = `${zone}:${held.tile}:`;
  lines.sort((a, b) => Number(b.id.startsWith(first)) - Number(a.id.startsWith(first)));
  return lines.length > 0
    ? lines
    : [{ id: `${zone}:nothing`, group, label: say('session.assemblyWizard.nothing'), why }];
}

function reasonFor(owner: string, tile: string | null): 'gotTied' | 'gotTile' | 'gotHalf' {
  if (tile === null) return 'gotTied';
  return owner === tile ? 'gotTile' : 'gotHalf';
}
