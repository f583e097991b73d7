import type { Phrase, ToldLine, WizardStep } from '@/engine';
import { advanceToken, rollFails } from '../../../perseverance/threatCheck';
import type { SoldierCount } from '../../rules/threat';
import { say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { ThreatMove } from '../command';
import { soldiersAtRisk } from '../decide/patrol';
import { resolveChecks, type NamedMove } from '../decide/threatChecks';
import type { State } from '../state';
import { rulesFor } from '../supplies';
import { nameOfCheck } from '../view/describePatrol';
import type { Trail } from './trail';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;

/** Who is on the card and where the tokens stand, after what is known so far. A roll of the app is not known yet. */
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

/** The app rolls it when the walk is saved, and only then. */
export function isPending(state: State, { roll }: Pick<ThreatMove, 'roll'>): boolean {
  return !state.config.deterministic.threat && roll === null;
}

interface Asked {
  readonly of: NamedMove['of'];
  readonly kind: ThreatMove['kind'];
  /** Whose Threat it is; open between the stages. */
  readonly type: Soldier | null;
  /** A card may show no Threat. */
  readonly mayBeNone: boolean;
}

/** How high, and what was rolled, or which token moves. Null while something is open. */
export function askCheck(
  trail: Trail,
  state: State,
  key: string,
  { of, kind, type, mayBeNone }: Asked,
  standing: Standing,
): NamedMove | 'none' | null {
  const what = nameOfCheck(of);
  const luckless = state.config.deterministic.threat;
  const token = luckless && kind === 'transition' ? askToken(trail, state, key, standing) : type;
  if (token === 'open') return null;
  const value = askThreat(trail, key, what, mayBeNone, luckless ? tokenNotes(token, standing) : undefined);
  if (value === null || value === 'none') return value;
  const threat = Number(value);
  if (luckless) return { of, kind, type: token, threat, roll: null };
  const roll = askRoll(trail, key, what, threat);
  if (roll === null) return null;
  const rolled = roll === 'app' ? null : Number(roll);
  if (kind === 'challenge') return { of, kind, type, threat, roll: rolled };
  const risky = rolled === null || rollFails(rolled, threat);
  const both = SOLDIERS.every((soldier) => standing.soldiers[soldier] > 0);
  if (!risky || !both) return { of, kind, type: null, threat, roll: rolled };
  const who = askWho(trail, key, rolled === null);
  return who && { of, kind, type: who, threat, roll: rolled };
}

function askThreat(
  trail: Trail,
  key: string,
  what: Phrase,
  mayBeNone: boolean,
  note: ((threat: number) => Phrase) | undefined,
) {
  return trail.ask({
    id: `threat:${key}`,
    title: say('session.threat.value', { what }),
    help: say('session.threat.valueHelp'),
    options: [
      ...(mayBeNone ? [{ id: 'none' as const, icon: 'check', label: say('session.threat.none') }] : []),
      ...FACES.map((id) => ({
        id,
        icon: 'skull',
        label: say('session.wizard.number', { value: id }),
        ...(note && { note: note(Number(id)) }),
      })),
    ],
  });
}

/** Where the token would land. */
function tokenNotes(token: Soldier | null, { soldiers, tokens }: Standing): (threat: number) => Phrase {
  const kind = token ?? (soldiers.light > 0 ? 'light' : 'heavy');
  return (threat) => {
    const { position, passedSkull } = advanceToken(tokens[kind], threat);
    const lost = passedSkull && soldiers[kind] > 0;
    return say(lost ? 'session.threat.tokenSkull' : 'session.threat.token', {
      from: tokens[kind],
      to: position,
    });
  };
}

function askRoll(trail: Trail, key: string, what: Phrase, threat: number) {
  return trail.ask({
    id: `roll:${key}`,
    title: say('session.threat.roll', { what, threat }),
    help: say('session.threat.rollHelp'),
    options: [
      {
        id: 'app' as const,
        icon: 'die',
        label: say('session.threat.appRolls'),
        note: say('session.threat.appRollsNote'),
      },
      ...FACES.map((id) => ({
        id,
        icon: rollFails(Number(id), threat) ? 'skull' : 'check',
        label: say('session.wizard.number', { value: id }),
        note: say(rollFails(Number(id), threat) ? 'session.threat.tooLow' : 'session.threat.holds'),
      })),
    ],
  });
}

function askWho(trail: Trail, key: string, unrolled: boolean) {
  return trail.ask({
    id: `who:${key}`,
    title: say(unrolled ? 'session.threat.whoRisks' : 'session.threat.whoIsLost'),
    help: say('session.threat.whoHelp'),
    options: SOLDIERS.map((id) => ({ id, icon: id, label: say(`figure.${id}`) })),
  });
}

/** Between the stages one token takes it all; where only one can, nobody is asked. */
function askToken(trail: Trail, state: State, key: string, { soldiers, tokens }: Standing) {
  const open = SOLDIERS.filter((kind) => rulesFor(state).anyThreatToken || soldiers[kind] > 0);
  if (open.length < 2) return null;
  const token = trail.ask({
    id: `token:${key}`,
    title: say('session.threat.whichToken'),
    help: say('session.threat.tokenHelp'),
    options: open.map((id) => ({
      id,
      icon: id,
      label: say(`figure.${id}`),
      note: say('session.event.gain', { what: say(`session.counter.${counterOf(id)}`), by: `${tokens[id]}` }),
    })),
  });
  return token ?? 'open';
}

function counterOf(kind: Soldier): 'threatLight' | 'threatHeavy' {
  return kind === 'light' ? 'threatLight' : 'threatHeavy';
}

/** What the app will roll, so that nobody wonders why the review does not show it. */
export function pendingStep<Draft>(state: State, moves: readonly NamedMove[]): readonly WizardStep<Draft>[] {
  const lines = moves
    .filter((move) => isPending(state, move))
    .map(({ of, threat }, i): ToldLine<Draft> => ({
      id: String(i),
      icon: 'die',
      label: say('session.threat.pendingLine', { what: nameOfCheck(of), threat }),
    }));
  if (lines.length === 0) return [];
  return [
    {
      kind: 'told',
      id: 'pending',
      title: say('session.threat.pending'),
      help: say('session.threat.pendingHelp'),
      lines,
    },
  ];
}
