import type { Outcome, ToldLine, ToldTable } from '@/engine';
import { votesOf } from '../../../perseverance/session/wizards/assembly/assemblyDraft';
import { whyZone } from '../../../perseverance/session/wizards/assembly/assemblyPresence';
import * as family from '../../../perseverance/session/wizards/assembly/assemblyRanking';
import type { AssemblyResult } from '../../rules/assembly';
import { amount, assetName, say } from '../../say';
import { PRODUCTION, type Zone } from '../../terms';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { assembling } from './assembling';
import type { AssemblyDraft } from './assemblyDraft';

type Votes = Outcome<AssemblyResult>;

export function rankTable(
  state: State,
  draft: AssemblyDraft,
  { figures, explanation }: Votes,
): ToldTable {
  const owners = Object.entries(figures.ranks).map(([owner, place]) => ({
    owner,
    place,
    votes: figures.votes[owner] ?? 0,
    votesBefore: amount('votes', votesOf(state, draft, owner)),
    prize: figures.followers[owner] ?? 0,
    followers: state.players[owner]?.followers ?? 0,
  }));
  return family.rankTable(draft, owners, explanation);
}

/** What each tile gave, and to whom. */
export function zoneLines(
  state: State,
  draft: AssemblyDraft,
  zone: Zone,
  { figures }: Votes,
): readonly ToldLine[] {
  const held = figures.zones[zone];
  if (!held) return [];
  const asset = assetName(rulesFor(state), PRODUCTION[zone]);
  const gains = [
    ...Object.entries(held.votes).map(([owner, count]) => ({
      owner,
      id: 'votes',
      what: say('asset.votes'),
      count,
    })),
    ...Object.entries(held.production).map(([owner, count]) => ({
      owner,
      id: 'production',
      what: asset,
      count,
    })),
  ];
  // Without a tile the first explanation has told it all.
  const told = held.tile === null ? [] : assembling.tellZone(state, draft, zone, held.choice);
  return family.zoneLines(zone, held.tile, gains, [...whyZone(assembling, state, draft, zone), ...told]);
}
