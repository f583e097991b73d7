import type { Ask } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { BREACHABLE, type Breach } from '../combat/breach';
import { nameOf, say } from '../../say';
import { areaOf, isBreached } from '../../session/records';
import { isFull, type Area, type State } from '../../session/state';
import { explainDefense } from '../../session/view/areaDefense';
import { areaName } from '../zoneEffects/askArea';

/** The Camp or Outpost that was used. */
export interface Target {
  readonly area: number;
  readonly at: Breach['at'];
}

/** What is attacked. In Essentials nobody follows the Areas: only whose piece it is, and which kind. */
export interface Attacked {
  readonly id: string;
  readonly owner: string;
  readonly at: Breach['at'];
  readonly place: Area | null;
}

/** What was used this turn and is still there, oldest first: its attack is due. */
export function dueTargets(state: State): readonly Target[] {
  return state.rallies
    .map(({ area, at }) => ({ area, at }))
    .filter(({ area, at }) => state.areas.some((one) => one.id === area && ownerOf(one, at) !== null));
}

export function ownerOf(area: Area, at: Target['at']): string | null {
  return at === 'camp' ? area.camp : (area.outpost?.owner ?? null);
}

/** Whatever can be attacked, Area by Area. */
function attackable(state: State): readonly Attacked[] {
  const players = playersOf(state);
  if (!isFull(state))
    return players.flatMap((owner) =>
      BREACHABLE.map((at) => ({ id: `${owner}:${at}`, owner, at, place: null })),
    );
  return state.areas.flatMap((place) =>
    BREACHABLE.flatMap((at) => {
      const owner = ownerOf(place, at);
      return owner !== null && players.includes(owner)
        ? [{ id: targetId({ area: place.id, at }), owner, at, place }]
        : [];
    }),
  );
}

function targetId({ area, at }: Target): string {
  return `${area}:${at}`;
}

function isTaken(state: State, { place, at }: Attacked): boolean {
  return place !== null && isBreached(state, place.id, at);
}

/** What was just used needs no question, unless two attacks are due. */
function knownTarget(state: State): Attacked | null {
  const [due, ...others] = isFull(state) ? dueTargets(state) : [];
  if (!due || others.length > 0) return null;
  return attackable(state).find(({ id }) => id === targetId(due)) ?? null;
}

/** With a single Camp or Outpost on the Map there is nothing to choose either. */
function proposedTarget(state: State): string | null {
  if (!isFull(state)) return null;
  const [due] = dueTargets(state);
  const [only, ...others] = attackable(state);
  return due ? targetId(due) : only && others.length === 0 ? only.id : null;
}

/** Who is attacked, as far as the answers say it. */
export function whoIsAttacked(state: State, said: string | undefined): string | null {
  const open = attackable(state).filter((one) => !isTaken(state, one));
  const target =
    knownTarget(state) ??
    open.find(({ id }) => id === said) ??
    open.find(({ id }) => id === proposedTarget(state));
  return target?.owner ?? null;
}

export const TARGET = 'target';

/** Which Camp or Outpost was used: its owner defends it. Null while it is open. */
export function askTarget(ask: Ask, state: State): Attacked | null {
  const known = knownTarget(state);
  if (known) return known;
  const targets = attackable(state);
  const chosen = ask.choose({
    id: TARGET,
    title: say('session.battle.target'),
    help: say('session.battle.targetHelp'),
    layout: 'tiles',
    initial: proposedTarget(state),
    options: targets.map((target) => ({
      id: target.id,
      player: target.owner,
      label: say('session.area.of', { structure: structureName(target), player: nameOf(target.owner) }),
      ...(target.place && {
        note: say('session.battle.targetNote', {
          area: areaName(target.place),
          value: explainDefense(target.place).value,
        }),
      }),
      ...(isTaken(state, target) && { reason: say('session.battle.breached') }),
    })),
    ...(targets.length === 0 && { missing: say('session.battle.noTarget') }),
  });
  return targets.find(({ id }) => id === chosen) ?? null;
}

function structureName({ at, place }: Attacked) {
  const tile = at === 'outpost' ? place?.outpost?.tile : null;
  return tile ? say(`session.outpost.${tile}`) : say(`session.structure.${at}`);
}

/** The target of a command, as the wrap-up needs it. */
export function placeOf(state: State, area: number | null): Area | null {
  return area === null ? null : (areaOf(state, area) ?? null);
}
