import { err, ok, type Deltas, type Outcome, type Refusal, type Result } from '@/engine';
import { advanceToken, rollFails } from '../../perseverance/threatCheck';
import { perkEffect } from '../perks';
import { SOLDIER_ASSET } from '../pieces';
import { counted, nameOf, say } from '../say';
import type { Soldier } from '../terms';
import { changesOf, openBooks, type Books } from './books';
import { checkParty, checkRoll, tokenOf } from './checkThreat';
import { partySize, type Party } from './party';
import type { Player } from './player';

export type ThreatKind = 'light' | 'heavy' | 'transition';
export type Tracks = Readonly<Record<Soldier, number>>;

export interface ThreatInput {
  readonly player: Pick<Player, 'id' | 'perks'>;
  /** With tracks the die is never rolled. */
  readonly mode: 'die' | 'deterministic';
  /** A Challenge card of that type, or the step between two stages. */
  readonly kind: ThreatKind;
  readonly threat: number;
  /** On the card. */
  readonly party: Party;
  readonly leaderIgnoreUsed: boolean;
  /** Ignore this Heavy Challenge. */
  readonly useLeader: boolean;
  /** Null where nothing is rolled. */
  readonly roll: number | null;
  /** Who is lost when a transition fails; null where there is no choice. */
  readonly lose: Soldier | null;
  /** Which token moves for a transition; null where there is no choice. */
  readonly advance: Soldier | null;
  /** Null with the die. */
  readonly tracks: Tracks | null;
}

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
export function threat(input: ThreatInput): Result<Outcome<ThreatResult>, Refusal> {
  const ignored = isIgnored(input);
  const fault = checkParty(input) ?? (ignored ? null : checkRoll(input));
  if (fault) return err(fault);

  const { player, kind, party } = input;
  const books = openBooks();
  const bonus = perkEffect(player.perks, 'threat');
  if (bonus > 0 && !ignored)
    books.tell('adventure', 'threat.survivalist', { player: nameOf(player.id), by: bonus });
  const check = ignored
    ? ignore(books, input)
    : input.tracks
      ? advance(books, input, input.tracks)
      : roll(books, input);
  const lost = check.passed ? null : loserOf(input);
  const left = lost ? { ...party, [lost]: party[lost] - 1 } : party;
  if (lost)
    books.tell(
      'adventure',
      'threat.lost',
      { player: nameOf(player.id), soldier: say(`figure.${lost}`) },
      changesOf(player.id, [[SOLDIER_ASSET[lost], -1]]),
    );
  else if (!check.passed) books.tell('adventure', 'threat.leaderUnharmed');
  // A single piece that fails a transition does not go on, not even the Leader, who only survives (R36).
  const stopped = kind === 'transition' && !check.passed && partySize(party) === 1;
  const proceeds = partySize(left) > 0 && !stopped;
  if (kind === 'transition') books.tell('adventure', proceeds ? 'threat.goesOn' : 'threat.ends');
  books.tell('adventure', 'threat.left', {
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
      deltas: books.ledger.deltas(),
    },
    explanation: books.ledger.steps,
  });
}

type Check = Pick<ThreatResult, 'value' | 'passed' | 'tracks'>;

/** Once an Adventure card: a Heavy Challenge when the player says so, a transition by itself. */
function isIgnored({ kind, party, leaderIgnoreUsed, useLeader }: ThreatInput): boolean {
  if (!party.leader || leaderIgnoreUsed) return false;
  return kind === 'transition' || (kind === 'heavy' && useLeader);
}

function ignore({ tell }: Books, input: ThreatInput): Check {
  tell('adventure', 'threat.ignored', { player: nameOf(input.player.id), check: nameOfCheck(input) });
  return { value: null, passed: true, tracks: input.tracks };
}

/** Survivalist adds 2, above 6 too (R37). */
function roll({ tell }: Books, input: ThreatInput): Check {
  const value = (input.roll ?? 0) + perkEffect(input.player.perks, 'threat');
  const passed = !rollFails(value, input.threat);
  tell('adventure', passed ? 'threat.rollHolds' : 'threat.rollFails', {
    check: nameOfCheck(input),
    value,
    threat: input.threat,
  });
  return { value, passed, tracks: null };
}

/** The token of the type moves by the Threat, with Survivalist 2 less. */
function advance({ tell }: Books, input: ThreatInput, tracks: Tracks): Check {
  const steps = Math.max(0, input.threat - perkEffect(input.player.perks, 'threat'));
  const token = input.kind === 'transition' ? tokenOf(input) : input.kind;
  const { position, passedSkull } = advanceToken(tracks[token], steps);
  tell('adventure', passedSkull ? 'threat.tokenSkull' : 'threat.tokenMoves', {
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
