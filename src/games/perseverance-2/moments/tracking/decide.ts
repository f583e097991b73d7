import { ok, type Phrase } from '@/engine';
import { dieOwnerName } from '../../../perseverance/say';
import { lyingDice } from '../../../perseverance/session/counting';
import { playersOf } from '../../../perseverance/session/table';
import { PIECES } from '../../pieces';
import { partySize } from '../combat/party';
import { nameOf, say } from '../../say';
import { ZONES } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import type { RuledCommand } from '../../session/command';
import { happened, type Decision } from '../../session/event';
import { areaOf, campsOf, outpostsOf, seatOf, settlementsOf, watchtowersOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { countedNow } from '../../session/remembered';
import { isFull, NOBODY, type State } from '../../session/state';

type Refused = ReturnType<typeof refuse>;

/** What stops being followed is remembered as it is now. What would be gone by the next turn is forgotten. */
export function trackEssentials(state: State): Decision {
  if (!isFull(state)) return refuse('noChange');
  return ok([
    happened('trackingSet', { to: 'essentials' }, [
      countedNow(state),
      ...ZONES.filter((zone) => Object.keys(state.zones[zone].dice).length > 0).map((zone): Change => ({
        what: 'zoneDice',
        zone,
        dice: {},
      })),
      ...playersOf(state)
        .filter((player) => partySize(seatOf(state, player).toppled) > 0)
        .map((player): Change => ({ what: 'toppled', player, to: NOBODY })),
      ...(state.rallies.length > 0 ? [{ what: 'rallies', to: [] } as const] : []),
      { what: 'tracking', to: 'essentials' },
    ]),
  ]);
}

/** Everything as the table counted it, and from now on all of it is followed: one entry. */
export function takeStock(state: State, changes: readonly Change[]): Decision {
  if (isFull(state)) return refuse('noChange');
  const up: readonly Change[] = [...changes, { what: 'tracking', to: 'full' }];
  return faultInStock(applyChanges(state, up)) ?? ok([happened('trackingSet', { to: 'full' }, up)]);
}

/** Nobody has more pieces than the box holds, and no more dice lie in Zones than left the pool. */
function faultInStock(state: State): Refused | null {
  const tooMany = playersOf(state).find((id) => {
    const { lightSoldier, heavySoldier, adventure } = seatOf(state, id);
    return (
      lightSoldier < (adventure?.party.light ?? 0) ||
      heavySoldier < (adventure?.party.heavy ?? 0) ||
      settlementsOf(state, id) + outpostsOf(state, id) > PIECES.settlements ||
      campsOf(state, id) > PIECES.camps ||
      watchtowersOf(state, id) > PIECES.watchtowers
    );
  });
  if (playersOf(state).some((id) => tokenWithoutPiece(state, id))) return refuse('breachThere');
  if (tooMany !== undefined) return refuse('stockPieces', { player: nameOf(tooMany) });
  const codes = state.areas.flatMap(({ code }) => (code ? [code] : []));
  const twice = codes.find((code, i) => codes.indexOf(code) !== i);
  if (twice) return refuse('clearedBefore', { code: twice });
  for (const [owner, { inPlay, pool }] of Object.entries(state.dice))
    if (lyingDice(state, owner) > inPlay - pool)
      return refuse('diceOnBoard', { owner: dieOwnerName(owner), count: inPlay - pool });
  return null;
}

/** A Breach token lies with a Camp or an Outpost, never on its own. */
function tokenWithoutPiece(state: State, player: string): boolean {
  const { breach } = seatOf(state, player);
  return breach?.area != null && !areaOf(state, breach.area)?.[breach.at];
}

/** What Essentials does not follow cannot be put right either. */
export function notFollowed(state: State, command: RuledCommand): Refused | null {
  const what = isFull(state) ? null : untracked(command);
  return what && refuse('notTracked', { what });
}

function untracked(command: RuledCommand): Phrase | null {
  const { type } = command;
  if (type === 'setZoneDice' || type === 'setSettlements') return say('screens.zones.title');
  if (type === 'addArea' || type === 'setArea' || type === 'removeArea') return say('screens.areas.title');
  if (type !== 'setPieces') return null;
  const { piece } = command;
  return piece === 'enclosure' || piece === 'toppled' ? say(`session.piece.${piece}`) : null;
}
