import type { Refusal } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { ownersOf } from '../../../perseverance/participants';
import { hasEffect } from '../../perks';
import { PIECES } from '../../pieces';
import { nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { AssemblyInput, ContestedZone, Voter, ZonePieces } from './rule';
import { refuse } from '../../rules/refuse';

/** Pieces in Zones where they cannot be, then more of them than exist. */
export function checkPieces(input: AssemblyInput): Refusal | null {
  for (const zone of ZONES)
    for (const [owner, pieces] of input.zones[zone]) {
      const odd = oddPiece(zone, owner, pieces);
      if (odd)
        return refuse('not-allowed', `zones.${zone}.${owner}.${odd}`, 'refusal.pieceInZone', {
          zone: say(`zone.${zone}`),
          player: nameOf(owner),
        });
    }
  for (const owner of ownersOf(input.players)) {
    const fault = checkTotals(input, owner);
    if (fault) return fault;
  }
  return null;
}

/** Every choice that the rules ask for was made. */
export function checkChoices(players: readonly Voter[], contested: readonly ContestedZone[]): Refusal | null {
  for (const { zone, contest, choices } of contested) {
    const { holder, runnerUp } = contest;
    if (holder === null) continue;
    const lacks = (choice: keyof typeof choices, owner: string) =>
      refuse('invalid-input', `choices.${zone}.${choice}`, `refusal.choice.${choice}`, {
        player: nameOf(owner),
        zone: say(`zone.${zone}`),
      });
    const human = holder !== DISSENTERS;
    if (human && choices.first === null) return lacks('first', holder);
    const votes = !human || choices.first === 'votes';
    if (votes && runnerUp !== null && runnerUp !== DISSENTERS && choices.second === null)
      return lacks('second', runnerUp);
    const perks = players.find(({ id }) => id === holder)?.perks ?? [];
    if (hasEffect(perks, 'assemblyExtra') && choices.popular === null) return lacks('popular', holder);
  }
  return null;
}

/** Outposts and Camps stand outside the wall, Settlements inside; the Dissenters have Settlements and dice. */
function oddPiece(zone: Zone, owner: string, pieces: ZonePieces): keyof ZonePieces | null {
  const { settlements, outposts, camps, leader } = pieces;
  if (zone !== 'discovery' && outposts > 0) return 'outposts';
  if (zone !== 'discovery' && camps > 0) return 'camps';
  if (zone === 'discovery' && settlements > 0) return 'settlements';
  if (owner !== DISSENTERS) return null;
  if (outposts > 0) return 'outposts';
  if (camps > 0) return 'camps';
  return leader ? 'leader' : null;
}

function checkTotals({ zones }: AssemblyInput, owner: string): Refusal | null {
  const everywhere = ZONES.flatMap((zone) => zones[zone].get(owner) ?? []);
  const total = (count: (pieces: ZonePieces) => number) =>
    everywhere.reduce((sum, pieces) => sum + count(pieces), 0);
  const beyond =
    total(({ dice }) => dice) > PIECES.dice ||
    total(({ settlements, outposts }) => settlements + outposts) > PIECES.settlements ||
    total(({ camps }) => camps) > PIECES.camps ||
    total(({ leader }) => (leader ? 1 : 0)) > 1;
  return beyond
    ? refuse('limit-exceeded', 'zones', 'refusal.tooManyPieces', { player: nameOf(owner) })
    : null;
}
