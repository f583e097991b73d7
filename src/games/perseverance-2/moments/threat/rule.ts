import {
  among,
  checked,
  err,
  fail,
  mapped,
  maybe,
  number,
  ok,
  phrase,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Ruling,
} from '@/engine';
import { advanceToken, rollFails } from '../../../perseverance/moments/threat/threatCheck';
import { perkEffect } from '../../perks';
import { SOLDIER_ASSET } from '../../pieces';
import { counted, nameOf, say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import { changesOf, openBooks, type Line } from '../../rules/books';
import { checkParty, checkRoll, tokenOf } from './checkThreat';
import { optionalFlag } from '../../rules/fields';
import { partyInput, partySize, type Party } from '../combat/party';
import { playerInput } from '../../rules/player';

/** With tracks the die is never rolled. */
export const THREAT_WAYS = ['die', 'deterministic'] as const;

/** A Challenge card of that type, or the step between two stages. */
export const THREAT_KINDS = [...SOLDIERS, 'transition'] as const;
export type ThreatKind = (typeof THREAT_KINDS)[number];

const DIE = { min: 1, max: 6 } as const;
const LAST_SPACE = 5;

const tracks = shape({ light: number({ max: LAST_SPACE }), heavy: number({ max: LAST_SPACE }) });
type Tracks = Read<typeof tracks>;

const allOfThreat = shape({
  player: playerInput,
  mode: among(THREAT_WAYS),
  kind: among(THREAT_KINDS),
  threat: number(DIE),
  /** On the card. */
  party: partyInput,
  leaderIgnoreUsed: optionalFlag,
  /** Ignore this Heavy Challenge. */
  useLeader: optionalFlag,
  /** Null where nothing is rolled. */
  roll: maybe(number(DIE)),
  /** Who is lost when a transition fails; null where there is no choice. */
  lose: maybe(among(SOLDIERS)),
  /** Which token moves for a transition; null where there is no choice. */
  advance: maybe(among(SOLDIERS)),
  tracks: maybe(tracks),
});

/** The tracks are needed without the die, and with it they are read but not used. */
export const threatInput = mapped(
  checked(allOfThreat, ({ mode, tracks: given }) => {
    if (mode === 'deterministic' && given === null) fail('tracks', 'invalid-input', phrase('input.missing'));
  }),
  (input): Read<typeof allOfThreat> => (input.mode === 'die' ? { ...input, tracks: null } : input),
);
export type ThreatInput = Read<typeof threatInput>;

export interface ThreatResult {
  readonly ignored: boolean;
  /** The roll with Survivalist, or the spaces moved. */
  readonly value: number | null;
  readonly passed: boolean;
  readonly lost: Soldier | null;
  readonly party: Party;
  readonly tracks: Tracks | null;
  readonly leaderIgnoreUsed: boolean;
  /** Somebody is still on the card; after a transition, the Stage marker moves. */
  readonly proceeds: boolean;
  readonly deltas: Deltas;
}

/** One Threat roll of an Adventure, p. 14, or one move on the Threat track. */
function resolveThreat(input: ThreatInput): Ruling<ThreatResult> {
  const ignored = isIgnored(input);
  const fault = checkParty(input) ?? (ignored ? null : checkRoll(input));
  if (fault) return err(fault);

  const { player, kind, party } = input;
  const { ledger, tellAs } = openBooks();
  const tell: TellThreat = (...line) => tellAs({ part: 'threat', of: player.id }, 'adventure', ...line);
  const bonus = perkEffect(player.perks, 'threat');
  if (bonus > 0 && !ignored) tell('threat.survivalist', { player: nameOf(player.id), by: bonus });
  const check = ignored
    ? ignore(tell, input)
    : input.tracks
      ? advance(tell, input, input.tracks)
      : roll(tell, input);
  const lost = check.passed ? null : loserOf(input);
  const left = lost ? { ...party, [lost]: party[lost] - 1 } : party;
  if (lost)
    tell(
      'threat.lost',
      { player: nameOf(player.id), soldier: say(`figure.${lost}`) },
      changesOf(player.id, [[SOLDIER_ASSET[lost], -1]]),
    );
  else if (!check.passed) tell('threat.leaderUnharmed');
  // A single piece that fails a transition does not go on, not even the Leader, who only survives (R36).
  const stopped = kind === 'transition' && !check.passed && partySize(party) === 1;
  const proceeds = partySize(left) > 0 && !stopped;
  if (kind === 'transition') tell(proceeds ? 'threat.goesOn' : 'threat.ends');
  tell('threat.left', {
    party: counted(
      ['lightSoldier', left.light],
      ['heavySoldier', left.heavy],
      ['leader', left.leader ? 1 : 0],
    ),
  });
  return ok({
    figures: {
      ignored,
      ...check,
      lost,
      party: left,
      leaderIgnoreUsed: input.leaderIgnoreUsed || ignored,
      proceeds,
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

export const threat = procedure({ input: threatInput, resolve: resolveThreat });

/** One line about a Threat. */
type TellThreat = (...line: Line extends [unknown, ...infer Rest] ? Rest : never) => void;

type Check = Pick<ThreatResult, 'value' | 'passed' | 'tracks'>;

/** Once an Adventure card: a Heavy Challenge when the player says so, a transition by itself. */
function isIgnored({ kind, party, leaderIgnoreUsed, useLeader }: ThreatInput): boolean {
  if (!party.leader || leaderIgnoreUsed) return false;
  return kind === 'transition' || (kind === 'heavy' && useLeader);
}

function ignore(tell: TellThreat, input: ThreatInput): Check {
  tell('threat.ignored', { player: nameOf(input.player.id), check: nameOfCheck(input) });
  return { value: null, passed: true, tracks: input.tracks };
}

/** Survivalist adds 2, above 6 too (R37). */
function roll(tell: TellThreat, input: ThreatInput): Check {
  const value = (input.roll ?? 0) + perkEffect(input.player.perks, 'threat');
  const passed = !rollFails(value, input.threat);
  tell(passed ? 'threat.rollHolds' : 'threat.rollFails', {
    check: nameOfCheck(input),
    value,
    threat: input.threat,
  });
  return { value, passed, tracks: null };
}

/** The token of the type moves by the Threat, with Survivalist 2 less. */
function advance(tell: TellThreat, input: ThreatInput, tracks: Tracks): Check {
  const steps = Math.max(0, input.threat - perkEffect(input.player.perks, 'threat'));
  const token = input.kind === 'transition' ? tokenOf(input) : input.kind;
  const { position, passedSkull } = advanceToken(tracks[token], steps);
  tell(passedSkull ? 'threat.tokenSkull' : 'threat.tokenMoves', {
    check: nameOfCheck(input),
    soldier: say(`figure.${token}`),
    from: tracks[token],
    steps,
    to: position,
  });
  return { value: steps, passed: !passedSkull, tracks: { ...tracks, [token]: position } };
}

/** A Soldier of the type, if one is there: the Leader is never lost (R35). */
function loserOf(input: ThreatInput): Soldier | null {
  const { kind, mode, party, lose } = input;
  const type =
    kind !== 'transition'
      ? kind
      : mode === 'deterministic'
        ? tokenOf(input)
        : (lose ?? (party.light > 0 ? 'light' : 'heavy'));
  return party[type] > 0 ? type : null;
}

function nameOfCheck({ kind }: ThreatInput) {
  return say(`threat.check.${kind}`);
}
