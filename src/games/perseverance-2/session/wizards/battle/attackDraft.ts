import { field, flag, oneOf, optional, text, whole, type At, type ByHandFigures } from '@/engine';
import { lastCount, type CountedFigure } from '../../../../perseverance/session/level';
import { playersOf, record } from '../../../../perseverance/session/table';
import { TRACKS } from '../../../pieces';
import { perkEffect } from '../../../perks';
import { BREACHABLE, type Breach } from '../../../rules/breach';
import { allDinos, dinosBy, NO_DINOS, type DinoCount } from '../../../rules/dinos';
import { dinoCount, dinoCountOrNone } from '../../../rules/fields';
import { STRUCTURES, type Structure } from '../../../terms';
import type { RuledCommand } from '../../command';
import { FIGURE } from '../../known';
import { stored } from '../../pieces';
import { areaOf, seatOf } from '../../records';
import { isFull, type Area, type Gains, type State } from '../../state';
import { defenseOf, standingOn, type Standing } from '../../view/areaDefense';
import { readClosing } from './fightDraft';

/** The Camp or Outpost that was used. */
export interface Target {
  readonly area: number;
  readonly at: Breach['at'];
}

/** In Essentials nobody follows the Areas: whose piece was used, and which kind. */
interface Unseen {
  readonly owner: string;
  readonly at: Breach['at'];
}

export interface AttackDraft {
  readonly target: Target | null;
  readonly unseen: Unseen | null;
  /** What the table said of the Area that is not followed. */
  readonly built: Readonly<Partial<Record<Structure, boolean>>>;
  readonly threshold: number;
  /** Spent Valor; null: as proposed. */
  readonly valor: number | null;
  readonly success: Gains;
  readonly fail: Gains;
  /** Printed on the card. */
  readonly dinos: DinoCount;
  readonly dangerous: number;
  /** On Dangerous spaces next to the Area, and which of them come; null: as many as there are. */
  readonly standing: DinoCount;
  readonly chosen: DinoCount | null;
  readonly savior: Gains;
  readonly ticked: readonly string[];
  readonly byHand: ByHandFigures;
}

export const MOST_THRESHOLD = 20;
export const MOST_DANGEROUS = 10;
/** Somewhere in the middle of the cards: fewer taps than from 0. */
const USUAL_THRESHOLD = 3;

/** What was used this turn and still stands, oldest first: its attack is due. */
export function dueTargets(state: State): readonly Target[] {
  return state.rallies
    .map(({ area, at }) => ({ area, at }))
    .filter(({ area, at }) => targetsOn(state).some((one) => one.area === area && one.at === at));
}

/** What was just used; with a single Camp or Outpost on the Map there is nothing to choose either. */
export function beginAttack(state: State): AttackDraft {
  const [due] = dueTargets(state);
  const [only, ...others] = targetsOn(state);
  return {
    target: due ?? (only && others.length === 0 ? only : null),
    unseen: null,
    built: {},
    threshold: USUAL_THRESHOLD,
    valor: null,
    success: {},
    fail: {},
    dinos: NO_DINOS,
    dangerous: 0,
    standing: NO_DINOS,
    chosen: null,
    savior: {},
    ticked: [],
    byHand: {},
  };
}

export function readAttack(at: At): AttackDraft {
  const gains = (key: string): Gains => optional(field(at, key), stored.gains, {});
  const number = (key: string, max: number, absent: number) =>
    optional(field(at, key), (value) => whole(value, { max }), absent);
  return {
    target: optional(field(at, 'target'), readTarget, null),
    unseen: optional(field(at, 'unseen'), readUnseen, null),
    built: optional(field(at, 'built'), readBuilt, {}),
    threshold: number('threshold', MOST_THRESHOLD, USUAL_THRESHOLD),
    valor: optional(field(at, 'valor'), (value) => whole(value, { max: TRACKS.valor.max ?? 0 }), null),
    success: gains('success'),
    fail: gains('fail'),
    dinos: dinoCountOrNone()(field(at, 'dinos')),
    dangerous: number('dangerous', MOST_DANGEROUS, 0),
    standing: dinoCountOrNone()(field(at, 'standing')),
    chosen: optional(field(at, 'chosen'), dinoCount(), null),
    savior: gains('savior'),
    ...readClosing(at),
  };
}

function readTarget(at: At): Target {
  return { area: stored.areaId(field(at, 'area')), at: oneOf(field(at, 'at'), BREACHABLE) };
}

function readUnseen(at: At): Unseen {
  return { owner: text(field(at, 'owner')), at: oneOf(field(at, 'at'), BREACHABLE) };
}

function readBuilt(at: At): AttackDraft['built'] {
  return Object.fromEntries(
    STRUCTURES.flatMap((structure) => {
      const said = optional(field(at, structure), flag, null);
      return said === null ? [] : [[structure, said] as const];
    }),
  );
}

/** Whatever can be attacked, Area by Area. */
export function targetsOn({ areas }: State): readonly Target[] {
  return areas.flatMap((area) =>
    BREACHABLE.filter((at) => ownerOf(area, at) !== null).map((at) => ({ area: area.id, at })),
  );
}

export function ownerOf(area: Area, at: Target['at']): string | null {
  return at === 'camp' ? area.camp : (area.outpost?.owner ?? null);
}

/** What is attacked, if it still stands there. */
export interface Attacked extends Unseen {
  readonly area: number | null;
  readonly place: Area | null;
  readonly standing: Standing;
}

export function attackedBy(state: State, draft: AttackDraft): Attacked | null {
  const { target, unseen } = draft;
  if (!isFull(state)) {
    if (!unseen || !playersOf(state).includes(unseen.owner)) return null;
    return { ...unseen, area: null, place: null, standing: standingUnseen(state, draft, unseen) };
  }
  const place = target && areaOf(state, target.area);
  const owner = place ? ownerOf(place, target.at) : null;
  return place && owner !== null && playersOf(state).includes(owner)
    ? { ...target, place, owner, standing: standingOn(place) }
    : null;
}

/** As the table says; else as it was at the last attack on the same player there. What was used stands for sure. */
function standingUnseen(state: State, { built }: AttackDraft, unseen: Unseen): Standing {
  const seen = (structure: Structure) => lastSeen(state, unseen, structure)?.value === 1;
  return record(STRUCTURES, (one) => one === unseen.at || (built[one] ?? seen(one)));
}

export function lastSeen(state: State, { owner, at }: Unseen, structure: Structure): CountedFigure | null {
  return lastCount(state, FIGURE.defense(structure, owner, triggerOf(at)));
}

function triggerOf(at: Target['at']): AttackCommand['trigger'] {
  return at === 'camp' ? 'adventure' : 'outpost';
}

export function defensePerValor(state: State, owner: string): number {
  return 1 + perkEffect(seatOf(state, owner).perks, 'defensePerValor');
}

/** Proposed is what holds, if there is enough of it; a defeat costs no Valor. */
export function valorSpent(state: State, draft: AttackDraft, { standing, owner }: Attacked): number {
  const { valor } = seatOf(state, owner);
  if (draft.valor !== null) return draft.valor;
  const short = Math.max(0, draft.threshold - defenseOf(standing));
  const needed = Math.ceil(short / defensePerValor(state, owner));
  return needed <= valor ? needed : 0;
}

/** As many as the card shows, or as many as there are. */
export function dangerousDue({ dangerous, standing }: AttackDraft): number {
  return Math.min(dangerous, allDinos(standing));
}

/** Which Dinos come from the Map. */
export function comingDinos(draft: AttackDraft): DinoCount {
  const due = dangerousDue(draft);
  if (due === allDinos(draft.standing)) return draft.standing;
  const { chosen, standing } = draft;
  return chosen && due > 0 ? dinosBy((dino) => Math.min(chosen[dino], standing[dino])) : NO_DINOS;
}

export type AttackCommand = Extract<RuledCommand, { type: 'dinoAttack' }>;

export function attackCommand(state: State, draft: AttackDraft, attacked: Attacked): AttackCommand {
  return {
    type: 'dinoAttack',
    owner: attacked.owner,
    area: attacked.area,
    trigger: triggerOf(attacked.at),
    ...(attacked.area === null && { structures: attacked.standing }),
    threshold: draft.threshold,
    valorSpent: valorSpent(state, draft, attacked),
    card: { dinos: draft.dinos, dangerous: draft.dangerous },
    dangerousDinos: draft.standing,
    dangerousChosen: comingDinos(draft),
    successReward: draft.success,
    failReward: draft.fail,
    saviorBonus: draft.savior,
  };
}
