import type { EditionRules } from '../../editions';
import { nameOf } from '../../say';
import { change, type Books } from '../../rules/books';
import type { FinalPlayer } from '../finalScoring/rule';

/** Taken last, and never below 0 Followers (R29). */
export function threatPenalty(
  { rules, ledger, tell }: Books,
  player: FinalPlayer,
  deterministic: boolean,
): number {
  if (!deterministic || !isPunished(rules, player.heavyThreat)) return 0;
  const before = ledger.balance(player.id, 'followers');
  tell(
    'deterministic',
    { part: 'final-threat', of: player.id },
    'finalScoring.threat',
    { player: nameOf(player.id), at: player.heavyThreat },
    [change(player.id, 'followers', -1)],
  );
  return ledger.balance(player.id, 'followers') - before;
}

/** The Heavy token is too far along the Threat track at the end. */
export function isPunished({ threatPenaltyFrom }: EditionRules, heavyToken: number): boolean {
  return threatPenaltyFrom !== null && heavyToken >= threatPenaltyFrom;
}
