import type { Ask, Phrase } from '@/engine';
import {
  askRoll,
  askThreatValue,
  askToken,
  askWho,
  tellPending,
  tokenNote,
} from '../../../perseverance/moments/threat/threatSteps';
import { rollFails } from '../../../perseverance/moments/threat/threatCheck';
import type { SoldierCount } from '../../rules/fields';
import { SOLDIERS, type Soldier } from '../../terms';
import type { ThreatMove } from '../../session/command';
import { soldiersAtRisk } from '../patrol/decide';
import { resolveChecks, type NamedMove } from './decide';
import type { State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import { nameOfCheck } from '../../session/view/describePatrol';

/** Who is on the card and where the tokens are, after what is known so far. A roll of the app is not known yet. */
export interface Standing {
  readonly soldiers: SoldierCount;
  readonly tokens: SoldierCount;
}

export function standingAfter(state: State, player: string, moves: readonly NamedMove[]): Standing {
  const { threatLight = 0, threatHeavy = 0 } = state.players[player] ?? {};
  const soldiers = soldiersAtRisk(state, player);
  const known = moves.filter((move) => !isPending(state, move));
  const checked = resolveChecks(state, player, soldiers, known);
  return {
    soldiers: checked.ok ? checked.value.result.soldiers : soldiers,
    tokens: (checked.ok && checked.value.result.trackers) || { light: threatLight, heavy: threatHeavy },
  };
}

/** The app rolls it when the wizard is saved, and only then. */
export function isPending(state: State, { roll }: Pick<ThreatMove, 'roll'>): boolean {
  return !state.config.deterministic.threat && roll === null;
}

interface Asked {
  readonly of: NamedMove['of'];
  readonly kind: ThreatMove['kind'];
  /** Whose Threat it is; open between the stages. */
  readonly type: Soldier | null;
}

/** How high, and what was rolled, or which token moves. Null while something is open. */
export function askCheck(
  ask: Ask,
  state: State,
  key: string,
  { of, kind, type }: Asked,
  standing: Standing,
): NamedMove | null {
  const check = { key, what: nameOfCheck(of) };
  const luckless = state.config.deterministic.threat;
  const token = luckless && kind === 'transition' ? askOneToken(ask, state, key, standing) : type;
  if (token === 'open') return null;
  const note = luckless ? landing(token, standing) : undefined;
  const value = askThreatValue(ask, check, false, note);
  if (value === null) return null;
  const threat = Number(value);
  if (luckless) return { of, kind, type: token, threat, roll: null };
  const roll = askRoll(ask, check, threat);
  if (roll === null) return null;
  const rolled = roll === 'app' ? null : Number(roll);
  if (kind === 'challenge') return { of, kind, type, threat, roll: rolled };
  const risky = rolled === null || rollFails(rolled, threat);
  const both = SOLDIERS.every((soldier) => standing.soldiers[soldier] > 0);
  if (!risky || !both) return { of, kind, type: null, threat, roll: rolled };
  const who = askWho(ask, key, rolled === null);
  return who && { of, kind, type: who, threat, roll: rolled };
}

/** Where the token would land. */
function landing(token: Soldier | null, { soldiers, tokens }: Standing): (threat: number) => Phrase {
  return tokenNote(token ?? (soldiers.light > 0 ? 'light' : 'heavy'), soldiers, tokens);
}

function askOneToken(ask: Ask, state: State, key: string, { soldiers, tokens }: Standing) {
  const open = SOLDIERS.filter((kind) => rulesFor(state).anyThreatToken || soldiers[kind] > 0);
  return askToken(ask, key, open, tokens);
}

export function tellRolls(ask: Ask, state: State, moves: readonly NamedMove[]): void {
  tellPending(
    ask,
    moves
      .filter((move) => isPending(state, move))
      .map(({ of, threat }) => ({ what: nameOfCheck(of), threat })),
  );
}
