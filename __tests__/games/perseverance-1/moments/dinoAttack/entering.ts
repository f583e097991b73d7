import { unwrap, withAnswer, type Draft } from '@/engine';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import type { Command, DefenseEdit } from '@/games/perseverance-1/session/command';
import type { State } from '@/games/perseverance-1/session/state';
import {
  laidIn,
  sayDangerous,
  withEdit,
  withLaid,
  type AttackEntered,
  type GridEdits,
} from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import type { PositionPage } from '@/games/perseverance-1/moments/dinoAttack/askPosition';
import {
  withTrap,
  withWall,
  type Rolled,
  type RollsPage,
} from '@/games/perseverance-1/moments/dinoAttack/askRolls';
import type { WallShown } from '@/games/perseverance-1/moments/dinoAttack/wallFaces';
import { withDeclined, withPicks, type Picked } from '@/games/perseverance-1/moments/dinoAttack/askRewards';
import { dinoAttack } from '@/games/perseverance-1/moments/dinoAttack/wizard';
import type { RewardsView } from '@/games/perseverance-1/moments/dinoAttack/rewardsView';
import type { RewardId, Zone } from '@/games/perseverance-1/terms';
import { linesOf, restored, tapped } from '../../../../support/tap';

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
  const page = widget<AttackEntered, PositionPage>(state, draft, 'position');
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
  if (line?.note?.key === 'session.attack.picksWorthless') return 'worthless';
  return line?.note?.key === 'session.attack.picksUnpaid' ? 'unpaid' : 'none';
}

/** Everybody who still has to choose gives it up. */
export function declineOpen(state: State, start: Draft): Draft {
  return state.config.seats.reduce((draft, { id }) => {
    const page = widget<Picked>(state, draft, 'rewards');
    return page && statusOf(state, draft, id) === 'open' ? page.write(withDeclined(page.value, id)) : draft;
  }, start);
}

/** Taps what the die shows for a Trap; the Trap must be there, and the face one of its own. */
export function rollTrap(state: State, draft: Draft, key: string, face: string): Draft {
  const page = widget<Rolled, RollsPage>(state, draft, 'rolls');
  const trap = page?.given.traps.find((one) => one.at === key);
  if (!page || !trap?.faces.some(({ id }) => id === face)) throw new Error(`no ${face} for the Trap ${key}`);
  return page.write(withTrap(page.value, key, face));
}

export function rollWall(state: State, draft: Draft, column: number, shown: Partial<WallShown> = {}): Draft {
  const page = widget<Rolled, RollsPage>(state, draft, 'rolls');
  if (!page?.given.walls.some((wall) => wall.column === column)) throw new Error(`no Wall in ${column}`);
  return page.write(withWall(page.value, column, { followers: 0, safeguard: 0, skull: false, ...shown }));
}

/** The grid of the chosen Zone, as the page has it. */
function gridOf(state: State, draft: Draft) {
  const { value, given, write } = beginning(state, draft);
  const zone = given.position?.zone;
  if (zone === undefined) throw new Error('there is no grid');
  return { laid: laidIn(value, zone), lay: (laid: GridEdits) => write(withLaid(value, zone, laid)) };
}

/** One piece onto the grid, or away from it. */
export function put(state: State, draft: Draft, column: number, edit: DefenseEdit): Draft {
  const { laid, lay } = gridOf(state, draft);
  return lay(withEdit(laid, column, edit));
}

/** Puts every piece of a position onto the grid, with Traps face down. */
export function putPosition(state: State, start: Draft, columns: readonly DefenseColumn[]): Draft {
  const { laid, lay } = gridOf(state, start);
  return lay(editsFor(state, columns, laid));
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

/** Turns up the Traps and rolls for Traps and Walls. */
export function roll(state: State, start: Draft, columns: readonly DefenseColumn[]): Draft {
  let draft = start;
  columns.forEach(({ dinos }, column) =>
    dinos.forEach(({ type: dino, trap }, space) => {
      if (!trap) return;
      const key = `${column}:${space}`;
      if (!trap.roll || state.config.deterministic.traps)
        return void (draft = rollTrap(state, draft, key, trap.type));
      const matched = trap.type === dino ? 'followers' in trap.roll && trap.roll.followers : 0;
      const face = { 'success-anyway': 'success', 'failure-anyway': 'failure' } as const;
      draft = rollTrap(
        state,
        draft,
        key,
        `${trap.type}:${trap.roll.face === 'success-if-match' ? `match-${matched}` : face[trap.roll.face]}`,
      );
    }),
  );
  if (state.config.deterministic.walls) return draft;
  columns.forEach(({ wall }, column) => {
    if (!wall?.roll) return;
    const { followers, safeguard, kill } = wall.roll;
    draft = rollWall(state, draft, column, { followers, safeguard, skull: kill });
  });
  return draft;
}

/** What the page of the outcome says of one phase. */
export function resultOf(state: State, draft: Draft, phase: 'breach' | 'contribution' | 'fight') {
  const step = dinoAttack.steps(state, draft).find(({ id }) => id === 'outcome');
  return step ? linesOf(step).filter(({ id }) => id.startsWith(`${phase}-`)) : [];
}
