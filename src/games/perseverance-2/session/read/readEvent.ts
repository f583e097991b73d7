import { field, flag, list, oneOf, optional, text, whole, type At } from '@/engine';
import { readFact, tableFacts } from '../../../perseverance/session/readTable';
import { dinoCount, perkId } from '../../rules/fields';
import { partyInput } from '../../rules/party';
import { EFFECTS, OFFICERS, OUTPOSTS, ZONES } from '../../terms';
import { CARD_PIECES, type Event, type EventType, type Facts } from '../event';
import { readChange, WORDS } from './readChange';
import { PIECES_KEPT, readAreaId, readChecks, readCode, readZone } from './readPieces';

const player = (at: At) => text(field(at, 'player'));
const number = (at: At, key: string) => whole(field(at, key));
const zone = (at: At) => readZone(field(at, 'zone'));
const area = (at: At) => optional(field(at, 'area'), readAreaId, null);
const areaWithCode = (at: At) => ({ area: readAreaId(field(at, 'area')), ...readCode(field(at, 'code')) });
const party = (at: At) => partyInput(field(at, 'party'));
const checks = (at: At) => readChecks(field(at, 'checks'));

/** One reader for the facts of each kind of event; the compiler finds the kind that lacks one. */
const FACTS: { readonly [T in EventType]: (at: At) => Facts[T] } = {
  ...tableFacts(WORDS),
  dieTaken: (at) => ({ player: player(at), owner: text(field(at, 'owner')), zone: zone(at) }),
  influencePlaced: (at) => ({
    player: player(at),
    officer: oneOf(field(at, 'officer'), OFFICERS),
    count: number(at, 'count'),
    winners: list(field(at, 'winners'), text),
    ...(optional(field(at, 'free'), flag, false) && { free: true as const }),
  }),
  perkGained: (at) => ({
    player: player(at),
    perk: perkId(field(at, 'perk')),
    from: optional(field(at, 'from'), perkId, null),
  }),
  effectTaken: (at) => ({ player: player(at), effect: oneOf(field(at, 'effect'), EFFECTS) }),
  outpostUsed: (at) => ({ player: player(at), tile: oneOf(field(at, 'tile'), OUTPOSTS), area: area(at) }),
  explored: (at) => ({ player: player(at) }),
  leaderMoved: (at) => ({ player: player(at), zone: zone(at) }),
  rallied: (at) => ({ player: player(at), area: area(at), ...readCode(field(at, 'code')) }),
  campBuilt: (at) => ({ player: player(at), area: area(at), ...readCode(field(at, 'code')) }),
  adventureBegun: (at) => ({ player: player(at), party: party(at), area: area(at) }),
  stageResolved: (at) => ({ player: player(at), stage: number(at, 'stage'), checks: checks(at) }),
  adventureWentOn: (at) => ({ player: player(at), checks: checks(at) }),
  adventureEnded: (at) => ({ player: player(at), party: party(at) }),
  cardGave: (at) => ({ player: player(at), what: oneOf(field(at, 'what'), CARD_PIECES) }),
  challenged: (at) => ({ player: player(at), checks: checks(at) }),
  fought: (at) => ({
    player: player(at),
    breach: optional(field(at, 'breach'), text, null),
    killed: dinoCount()(field(at, 'killed')),
    captured: dinoCount()(field(at, 'captured')),
    lost: { light: number(field(at, 'lost'), 'light'), heavy: number(field(at, 'lost'), 'heavy') },
    ...outpostUsedFor(field(at, 'outpost')),
  }),
  attacked: (at) => ({
    player: player(at),
    area: area(at),
    value: number(at, 'value'),
    threshold: number(at, 'threshold'),
    success: flag(field(at, 'success')),
  }),
  breachSettled: (at) => ({ player: player(at), dinos: number(at, 'dinos') }),
  settlementsSet: (at) => ({
    zone: oneOf(field(at, 'zone'), ZONES),
    owner: text(field(at, 'owner')),
    count: number(at, 'count'),
  }),
  areaSet: (at) => ({ ...areaWithCode(at), gone: flag(field(at, 'gone')) }),
  piecesSet: (at) => ({ player: player(at), piece: oneOf(field(at, 'piece'), PIECES_KEPT) }),
};

/** The Staging Ground, where a Counterattack came from it. */
function outpostUsedFor(at: At): { readonly outpost?: number } {
  const outpost = optional(at, readAreaId, null);
  return outpost === null ? {} : { outpost };
}

export function readEvent(at: At): Event {
  return readFact(at, FACTS, readChange) as unknown as Event;
}
