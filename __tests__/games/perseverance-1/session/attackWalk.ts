import { read, unwrap } from '@/engine';
import type { DefenseColumn } from '@/games/perseverance-1/rules/defenseArea';
import type { DefenseEdit } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import { dinoAttack } from '@/games/perseverance-1/session/wizards/dinoAttack';
import {
  chooseZone,
  columnsOf,
  editPosition,
  type AttackDraft,
} from '@/games/perseverance-1/session/wizards/dinoAttackDraft';
import { resolveAttack } from '@/games/perseverance-1/session/wizards/dinoAttackResolve';
import type { RewardId, Zone } from '@/games/perseverance-1/terms';

export function restart(state: State, draft: AttackDraft): AttackDraft {
  return unwrap(read(JSON.parse(JSON.stringify(draft)), (at) => dinoAttack.readDraft(at, state)));
}

export function begin(state: State, zone: Zone, player = state.turn): AttackDraft {
  return restart(state, chooseZone({ ...dinoAttack.begin(state), player }, zone));
}

function pickerOf(state: State, draft: AttackDraft, player: string) {
  const view = resolveAttack(state, draft)?.rewards;
  const picker = view?.pickers.find((one) => one.player === player);
  if (!picker) throw new Error(`${player} has nothing to pick`);
  return picker;
}

export function offerOf(state: State, draft: AttackDraft, player: string, reward: RewardId) {
  const offer = pickerOf(state, draft, player).offers.find((one) => one.reward === reward);
  if (!offer) throw new Error(`no ${reward}`);
  return offer;
}

/** Taps a reward, a second time on "take it twice"; what is off cannot be tapped. */
export function pick(state: State, draft: AttackDraft, player: string, reward: RewardId): AttackDraft {
  const offer = offerOf(state, draft, player, reward);
  if (offer.reason) throw new Error(`${reward}: ${offer.reason.key}`);
  if (offer.times === 0) return restart(state, offer.write());
  if (!offer.twice) throw new Error(`${reward} cannot be repeated`);
  return restart(state, offer.twice());
}

export function statusOf(state: State, draft: AttackDraft, player: string): string {
  return pickerOf(state, draft, player).status;
}

/** Whoever still has to choose gives it up. */
export function declineOpen(state: State, start: AttackDraft): AttackDraft {
  return state.config.seats.reduce((draft, { id }) => {
    const picker = pickerOf(state, draft, id);
    return picker.status === 'open' ? restart(state, picker.decline()) : draft;
  }, start);
}

/** Taps an option of a choice, as the screen would; what is off cannot be tapped. */
export function tap(state: State, draft: AttackDraft, stepId: string, optionId: string): AttackDraft {
  const step = dinoAttack.steps(state, draft).find(({ id }) => id === stepId);
  const option = step?.kind === 'choice' ? step.options.find(({ id }) => id === optionId) : undefined;
  if (!option) throw new Error(`${stepId} has no ${optionId}`);
  if (option.reason) throw new Error(`${optionId}: ${option.reason.key}`);
  return restart(state, option.write());
}

export function type(state: State, draft: AttackDraft, figureId: string, to: number): AttackDraft {
  for (const step of dinoAttack.steps(state, draft)) {
    const figure = step.kind === 'figures' ? step.figures.find(({ id }) => id === figureId) : undefined;
    if (figure) return restart(state, figure.write(to));
  }
  throw new Error(`${figureId} is not asked for`);
}

/** Puts every piece of a position onto the grid, with Traps face down. */
export function putPosition(
  state: State,
  start: AttackDraft,
  columns: readonly DefenseColumn[],
): AttackDraft {
  let draft = start;
  const put = (column: number, edit: DefenseEdit) => {
    draft = restart(state, editPosition(state, draft, column, edit));
  };
  // What stands there from the beginning does not belong to this position.
  columnsOf(state, start).forEach(({ spaces }, column) =>
    spaces.forEach((_, space) => {
      put(column, { piece: 'dino', space, to: null });
      put(column, { piece: 'trap', space, to: null });
    }),
  );
  columns.forEach(({ dinos, wall = null, soldiers }, column) => {
    dinos.forEach(({ type: to, trap = null }, space) => {
      put(column, { piece: 'dino', space, to });
      if (trap) put(column, { piece: 'trap', space, to: { owner: trap.owner, type: null } });
    });
    if (wall) put(column, { piece: 'wall', to: wall.owner });
    put(column, { piece: 'soldier', row: 'top', to: soldiers[0] });
    put(column, { piece: 'soldier', row: 'bottom', to: soldiers[1] });
  });
  return draft;
}

/** Turns up the Traps and rolls for Traps and Walls, in the order of the steps. */
export function roll(state: State, start: AttackDraft, columns: readonly DefenseColumn[]): AttackDraft {
  let draft = start;
  columns.forEach(({ dinos }, column) =>
    dinos.forEach(({ type: dino, trap }, space) => {
      if (!trap) return;
      const key = `${column}:${space}`;
      if (!trap.roll || state.config.deterministic.traps)
        return void (draft = tap(state, draft, `trap:${key}`, trap.type));
      const matched = trap.type === dino ? 'followers' in trap.roll && trap.roll.followers : 0;
      const face = { 'success-anyway': 'success', 'failure-anyway': 'failure' } as const;
      draft = tap(
        state,
        draft,
        `trap:${key}`,
        `${trap.type}:${trap.roll.face === 'success-if-match' ? `match-${matched}` : face[trap.roll.face]}`,
      );
    }),
  );
  if (state.config.deterministic.walls) return draft;
  columns.forEach(({ wall }, column) => {
    if (!wall?.roll) return;
    draft = type(state, draft, `${column}:followers`, wall.roll.followers);
    draft = type(state, draft, `${column}:safeguard`, wall.roll.safeguard);
    draft = type(state, draft, `${column}:skull`, wall.roll.kill ? 1 : 0);
  });
  return draft;
}

export function told(state: State, draft: AttackDraft, id: string) {
  const step = dinoAttack.steps(state, draft).find((one) => one.id === id);
  return step?.kind === 'told' ? step.lines : [];
}
