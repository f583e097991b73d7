import type { Change } from '../../session/change';
import { happened, type Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import { resolveWounds } from './rule';
import { CAMP, FRIDAY } from '../../terms';
import { hasToken, type Fate, type Source, type State } from '../../session/state';
import { counts } from '../../session/decide/decision';
import { pawnsRequired } from '../plan/pawns';
import type { Planned } from '../plan/planned';

export interface Hit {
  readonly owner: string;
  readonly wounds: number;
  readonly cause: Source;
}

/** Wounds, one cause after the other: markers move, morale follows, and the death of a player ends the game. */
export function hurt(state: State, hits: readonly Hit[]): readonly Event[] {
  let current = state;
  return hits.flatMap((hit) => {
    const events = hurtOne(current, hit);
    current = events.reduce(evolve, current);
    return events;
  });
}

export function isDead({ bodies, config }: State, id: string): boolean {
  return (bodies[id]?.wounds ?? 0) >= (config.lives[id]?.last ?? Infinity);
}

/** The game is over; reopened, it goes on from here. */
export function finishWith(state: State, fate: Omit<Fate, 'round' | 'stage'>): Event {
  const full: Fate = { ...fate, round: state.round, stage: state.stage };
  return happened('gameFinished', full, [
    { what: 'fate', to: full },
    { what: 'stage', to: 'finished' },
  ]);
}

function hurtOne(state: State, { owner, wounds, cause }: Hit): readonly Event[] {
  const life = state.config.lives[owner];
  const body = state.bodies[owner];
  if (wounds <= 0 || state.fate || !life || !body || isDead(state, owner)) return [];
  // Past the reader: a beast may bite for more than the 99 it takes, a card may show more than 20 morale symbols.
  const outcome = resolveWounds({
    players: [{ id: owner, wounds: body.wounds, ...life }],
    morale: { level: state.camp.morale, lowest: state.config.morale.lowest },
    hits: [{ id: owner, wounds }],
  });
  if (!outcome.ok) return [];
  const { figures, explanation } = outcome.value;
  const taken = (figures.players[0]?.wounds ?? 0) - body.wounds;
  const event = happened(
    'wounded',
    { owner, wounds: taken, morale: figures.moraleLost, cause },
    [...counts(owner, 'wounds', taken, cause), ...counts(CAMP, 'morale', -figures.moraleLost, cause)],
    explanation,
  );
  const after = evolve(state, event);
  if (!isDead(after, owner)) return [event];
  return [
    event,
    owner === FRIDAY
      ? happened('fridayDied', {}, planWithoutFriday(after))
      : finishWith(after, { won: false, cause: 'death', player: owner }),
  ];
}

/** His pawn is gone: his own action falls, and one that he supported if too few are left for it. */
function planWithoutFriday(state: Pick<State, 'plan' | 'tokens'>): readonly Change[] {
  const { plan } = state;
  if (!plan?.some(({ lead, support }) => lead === FRIDAY || support.includes(FRIDAY))) return [];
  const left = plan.flatMap((one, i): readonly Planned[] => {
    if (one.lead === FRIDAY) return [];
    if (!one.support.includes(FRIDAY)) return [one];
    const support = one.support.filter((id) => id !== FRIDAY);
    const minusPawnField =
      hasToken(state, 'minus', one.action) && plan.findIndex(({ action }) => action === one.action) === i;
    const required = pawnsRequired(one.action, { ...one, minusPawnField }, one.threatPawns ?? 1);
    return 1 + support.length < required ? [] : [{ ...one, support }];
  });
  return [{ what: 'plan', to: left }];
}
