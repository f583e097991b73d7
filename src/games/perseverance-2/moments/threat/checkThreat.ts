import type { Refusal } from '@/engine';
import { rollFails } from '../../../perseverance/moments/threat/threatCheck';
import { perkEffect } from '../../perks';
import { say } from '../../say';
import type { Soldier } from '../../terms';
import { partySize } from '../combat/party';
import { refuse } from '../../rules/refuse';
import type { ThreatInput } from './rule';

/** Somebody faces the Threat, and a Leader is there to ignore it. */
export function checkParty({ kind, party, useLeader, leaderIgnoreUsed }: ThreatInput): Refusal | null {
  if (partySize(party) === 0) return refuse('not-allowed', 'party', 'refusal.emptyParty');
  if (kind === 'light' && party.light === 0)
    return refuse('not-allowed', 'party.light', 'refusal.notOnCard', { piece: say('figure.light') });
  if (kind === 'heavy' && party.heavy === 0 && !party.leader)
    return refuse('not-allowed', 'party.heavy', 'refusal.notOnCard', { piece: say('figure.heavy') });
  if (!useLeader) return null;
  if (!party.leader)
    return refuse('not-allowed', 'useLeader', 'refusal.notOnCard', { piece: say('figure.leader') });
  if (leaderIgnoreUsed) return refuse('not-allowed', 'useLeader', 'refusal.leaderSpent');
  return kind === 'light' ? refuse('not-allowed', 'useLeader', 'refusal.leaderLight') : null;
}

/** A roll that is not ignored: what was rolled, and the choices that a transition leaves. */
export function checkRoll(input: ThreatInput): Refusal | null {
  const { mode, kind, threat, player, party } = input;
  if (mode === 'die') {
    if (input.roll === null) return refuse('invalid-input', 'roll', 'refusal.roll');
    const fails = rollFails(input.roll + perkEffect(player.perks, 'threat'), threat);
    return kind === 'transition' && fails ? checkType(input, 'lose', input.lose, party) : null;
  }
  // Alone on the card the Leader moves the Heavy token (R39).
  const heavy = party.light + party.heavy === 0 ? 1 : party.heavy;
  return kind === 'transition'
    ? checkType(input, 'advance', input.advance, { light: party.light, heavy })
    : null;
}

/** The token that moves for a transition. */
export function tokenOf({ advance, party }: ThreatInput): Soldier {
  return advance ?? (party.light > 0 ? 'light' : 'heavy');
}

function checkType(
  { party }: ThreatInput,
  path: 'lose' | 'advance',
  type: Soldier | null,
  there: Readonly<Record<Soldier, number>>,
): Refusal | null {
  if (type === null)
    return party.light > 0 && party.heavy > 0 ? refuse('invalid-input', path, 'refusal.whichSoldier') : null;
  return there[type] === 0
    ? refuse('not-allowed', path, 'refusal.notOnCard', { piece: say(`figure.${type}`) })
    : null;
}
