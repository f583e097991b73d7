import type { Explanation, Phrase } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { playersOf } from '../../../perseverance/session/table';
import { presenceNow, type ZoneMajority } from '../../../perseverance/moments/assembly/assemblyNow';
import { hasEffect } from '../../perks';
import { contestedZone, type ContestedZone, type ZonePieces } from '../../moments/assembly/rule';
import { openBooks } from '../../rules/books';
import { rewardZone, type TileChoice } from '../../moments/assembly/rewardZone';
import { amount, nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { countedZone, rulesPlayers, seatOf, zonePieces } from '../records';
import type { State } from '../state';

/** The majorities of the Assembly as they would be now, in the order of the board. */
export function zoneMajorities(state: State): readonly ZoneMajority<Zone>[] {
  return ZONES.map((zone) => {
    const pieces = zonePieces(state, zone);
    const { population, presence, contest } = contested(state, zone, 'votes');
    return {
      zone,
      officer: state.config.officers[zone],
      population,
      presence: presenceNow(presence, contest, (owner) => partsOf(pieces[owner])),
      contest,
      leaders: playersOf(state).filter((id) => seatOf(state, id).leader === zone),
    };
  });
}

/** What the Zone would give now; where a half can be taken in two ways, both are shown. */
export function explainZone(state: State, zone: Zone, first: TileChoice): Explanation {
  const books = openBooks();
  const one = contested(state, zone, first);
  rewardZone(books, one, rulesPlayers(state));
  const { holder, runnerUp } = one.contest;
  const popular = isPlayer(state, holder) && hasEffect(seatOf(state, holder).perks, 'assemblyExtra');
  const half = first === 'votes' && holder !== null && isPlayer(state, runnerUp);
  return [
    ...books.ledger.steps,
    ...[popular ? holder : null, half ? runnerUp : null].flatMap((player) =>
      player === null ? [] : [{ rule: say('screens.zones.orFollowers', { player: nameOf(player) }) }],
    ),
  ];
}

function contested(state: State, zone: Zone, first: TileChoice): ContestedZone {
  const choices = { first, second: null, popular: null };
  return contestedZone({ zone, ...countedZone(state, zone), choices });
}

function partsOf(pieces: ZonePieces | undefined): readonly Phrase[] {
  if (!pieces) return [];
  return [
    ...(['settlements', 'outposts', 'camps', 'dice'] as const)
      .filter((piece) => pieces[piece] > 0)
      .map((piece) => amount(piece, pieces[piece])),
    ...(pieces.leader ? [say('screens.zones.parts.leader')] : []),
  ];
}

function isPlayer(state: State, owner: string | null): owner is string {
  return owner !== null && owner !== DISSENTERS && Object.hasOwn(state.players, owner);
}
