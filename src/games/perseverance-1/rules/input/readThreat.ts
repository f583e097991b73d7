import { field, list, oneOf, optional, whole, type At } from '@/engine';
import { SOLDIERS } from '../../terms';
import type { ThreatCheck, ThreatInput } from '../threat';
import { NO_SOLDIERS, readEdition, readFlag, readSoldiers } from './fields';

const MODES = ['dice', 'deterministic'] as const;
const KINDS = ['challenge', 'transition'] as const;
const DIE = { min: 1, max: 6 } as const;

export function readThreat(at: At): ThreatInput {
  const edition = readEdition(at);
  const mode = oneOf(field(at, 'mode'), MODES);
  return {
    edition,
    mode,
    soldiers: readSoldiers(field(at, 'soldiers')),
    trackers: optional(field(at, 'trackers'), readSoldiers, NO_SOLDIERS),
    checks: optional(field(at, 'checks'), (checks) => list(checks, (check) => readCheck(check, mode)), []),
    endOfGame: readFlag(at, 'endOfGame'),
  };
}

/** A roll given in the deterministic mode is ignored. */
function readCheck(at: At, mode: ThreatInput['mode']): ThreatCheck {
  const kind = oneOf(field(at, 'kind'), KINDS);
  const type = field(at, 'type');
  return {
    kind,
    type:
      kind === 'challenge'
        ? oneOf(type, SOLDIERS)
        : optional(type, (soldier) => oneOf(soldier, SOLDIERS), null),
    threat: whole(field(at, 'threat'), DIE),
    roll: mode === 'dice' ? whole(field(at, 'roll'), DIE) : null,
  };
}
