import { unwrap, withAnswer, type Draft } from '@/engine';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import type { Command, DefenseEdit } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import {
  sayDangerous,
  withEdit,
  type AttackBegun,
  type GridEdits,
} from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import { withDeclined, withPicks, type Picked } from '@/games/perseverance-1/moments/dinoAttack/askRewards';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import type { RewardsView } from '@/games/perseverance-1/moments/dinoAttack/rewardsView';
import type { RewardId, Zone } from '@/games/perseverance-1/terms';
import { restored, tapped } from '../../../../support/tap';

/** A step that a widget draws: what it shows, and what it writes. */
function widget<Value, Given = unknown>(state: State, draft: Draft, id: string) {
  const step = dinoAttack.steps(state, draft).find((one) => one.id === id);
  if (step?.kind !== 'custom') return null;
  return {
    value: step.value as Value,
    given: step.given as Given,
    write: (to: Value) => tapped(draft, step, { drawn: to }),
  };
}

function beginning(state: State, draft: Draft) {
  const page = widget<AttackBegun>(state, draft, 'begin');
  if (!page) throw new Error('nobody asks for the Zone');
  return page;
}

export function begin(state: State, zone: Zone, player = state.turn): Draft {
  return chooseZone(state, dinoAttack.begin(state, player), zone);
}

export function chooseZone(state: State, draft: Draft, zone: Zone): Draft {
  const { value, write } = beginning(state, draft);
  return write({ ...value, zone });
}

export function setDangerous(state: State, draft: Draft, zone: Zone, to: boolean): Draft {
  const { value, write } = beginning(state, draft);
  return write(sayDangerous(state, value, zone, to));
}

/** What a widget would have written, whether or not its page is there now. */
export function drawn(draft: Draft, name: string, value: unknown): Draft {
  return restored(withAnswer(draft, { drawn: { [name]: value } }));
}

/** The attack as it would be entered now. */
export function commandOf(state: State, draft: Draft): Extract<Command, { type: 'resolveDinoAttack' }> {
  const command = unwrap(dinoAttack.commit(state, draft));
  if (command.type !== 'resolveDinoAttack') throw new Error('something was set by hand');
  return command;
}

export function rewardsOf(state: State, draft: Draft): RewardsView {
  const page = widget<Picked, RewardsView>(state, draft, 'rewards');
  if (!page) throw new Error('nobody has anything to pick');
  return page.given;
}

export function picksOf(state: State, draft: Draft): Picked['picks'] {
  return widget<Picked>(state, draft, 'rewards')?.value.picks ?? {};
}

export function offerOf(state: State, draft: Draft, player: string, reward: RewardId) {
  const picker = rewardsOf(state, draft).pickers.find((one) => one.player === player);
  const offer = picker?.offers.find((one) => one.reward === reward);
  if (!offer) throw new Error(`no ${reward} for ${player}`);
  return offer;
}

/** Taps a reward, a second time on "take it twice"; what is off cannot be tapped. */
export function pick(state: State, draft: Draft, player: string, reward: RewardId): Draft {
  const offer = offerOf(state, draft, player, reward);
  if (offer.reason) throw new Error(`${reward}: ${offer.reason.key}`);
  const picks = offer.times === 0 ? offer.tapped : offer.twice;
  const page = widget<Picked>(state, draft, 'rewards');
  if (!picks || !page) throw new Error(`${reward} cannot be repeated`);
  return page.write(withPicks(page.value, player, picks));
}

/** Where nobody is asked for rewards, the contribution says why. */
export function statusOf(state: State, draft: Draft, player: string): string | undefined {
  const page = widget<Picked, RewardsView>(state, draft, 'rewards');
  if (page) return page.given.pickers.find((one) => one.player === player)?.status;
  const line = resultOf(state, draft, 'contribution').find((one) => one.player === player);
  return line?.note?.key === 'session.attack.picksUnpaid' ? 'unpaid' : 'none';
}

/** Everybody who still has to choose gives it up. */
export function declineOpen(state: State, start: Draft): Draft {
  return state.config.seats.reduce((draft, { id }) => {
    const page = widget<Picked>(state, draft, 'rewards');
    return page && statusOf(state, draft, id) === 'open' ? page.write(withDeclined(page.value, id)) : draft;
  }, start);
}

/** Taps an option of a choice, or an answer that is no number, as the screen would; what is off cannot be tapped. */
export function tap(state: State, draft: Draft, stepId: string, optionId: string): Draft {
  const step = dinoAttack.steps(state, draft).find(({ id }) => id === stepId);
  if (!step) throw new Error(`no step ${stepId}`);
  return tapped(draft, step, { option: optionId });
}

export function type(state: State, draft: Draft, figureId: string, to: number): Draft {
  const step = dinoAttack
    .steps(state, draft)
    .find((one) => one.kind === 'figures' && one.figures.some(({ id }) => id === figureId));
  if (!step) throw new Error(`${figureId} is not asked for`);
  return tapped(draft, step, { figure: figureId, to });
}

/** One piece onto the grid, or away from it. */
export function put(state: State, draft: Draft, column: number, edit: DefenseEdit): Draft {
  const page = widget<GridEdits>(state, draft, 'position');
  if (!page) throw new Error('there is no grid');
  return page.write(withEdit(page.value, column, edit));
}

/** Puts every piece of a position onto the grid, with Traps face down. */
export function putPosition(state: State, start: Draft, columns: readonly DefenseColumn[]): Draft {
  const page = widget<GridEdits>(state, start, 'position');
  if (!page) throw new Error('there is no grid');
  return page.write(editsFor(state, columns, page.value));
}

export function editsFor(state: State, columns: readonly DefenseColumn[], before: GridEdits = []): GridEdits {
  let laid = before;
  const lay = (column: number, edit: DefenseEdit) => {
    laid = withEdit(laid, column, edit);
  };
  // What is there from the beginning does not belong to this position.
  state.zones.military.columns.forEach(({ spaces }, column) =>
    spaces.forEach((_, space) => {
      lay(column, { piece: 'dino', space, to: null });
      lay(column, { piece: 'trap', space, to: null });
    }),
  );
  columns.forEach(({ dinos, wall = null, soldiers }, column) => {
    dinos.forEach(({ type: to, trap = null }, space) => {
      lay(column, { piece: 'dino', space, to });
      if (trap) lay(column, { piece: 'trap', space, to: { owner: trap.owner, type: null } });
    });
    if (wall) lay(column, { piece: 'wall', to: wall.owner });
    lay(column, { piece: 'soldier', row: 'top', to: soldiers[0] });
    lay(column, { piece: 'soldier', row: 'bottom', to: soldiers[1] });
  });
  return laid;
}

/** Turns up the Traps and rolls for Traps and Walls, in the order of the steps. */
export function roll(state: State, start: Draft, columns: readonly DefenseColumn[]): Draft {
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

export function resultOf(state: State, draft: Draft, id: string) {
  const step = dinoAttack.steps(state, draft).find((one) => one.id === id);
  return step?.kind === 'result' ? step.lines : [];
}
