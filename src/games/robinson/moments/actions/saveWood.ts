import { ok } from '@/engine';
import { WEAPON_COST } from '../../pieces';
import type { Event } from '../../session/event';
import type { Planned } from '../plan/planned';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import type { Decision } from '../../session/decide/decision';

/** The pawns of this round are placed. */
export function isPlanMade({ stage, plan }: State): boolean {
  return stage === 'weather' || stage === 'night' || (stage === 'action' && plan !== null);
}

/** Actions left of the plan in which this player would pay wood. */
export function savingActions(state: State, player: string): readonly number[] {
  return (state.plan ?? []).flatMap((one, i) =>
    [one.lead, ...one.support].includes(player) && woodOf(state, one) > 0 ? [i] : [],
  );
}

/** Economical Construction: before the plan it waits for an action, afterwards it saves in one that is left. */
export function saveWood(
  state: State,
  player: string,
  wanted: number | null,
  paid: readonly Event[],
): Decision {
  if (!isPlanMade(state)) return ok(paid);
  const could = state.stage === 'action' ? savingActions(state, player) : [];
  const at = wanted ?? could[0];
  if (at === undefined || !could.includes(at)) return refuse('nothingToSave');
  const plan = (state.plan ?? []).map((one, i) => (i === at ? { ...one, economical: true } : one));
  return ok(
    paid.map((event) =>
      event.type === 'skillUsed'
        ? { ...event, changes: [...event.changes, { what: 'plan', to: plan }] }
        : event,
    ),
  );
}

function woodOf({ config }: State, { action, build, pay, card, cost }: Planned): number {
  if (action === 'threat') return cost?.wood ?? 0;
  if (action !== 'build') return 0;
  if (build === 'item') return card?.cost.wood ?? 0;
  if (build === 'weapons') return WEAPON_COST.wood;
  return pay === 'wood' ? config.cost.wood : 0;
}
