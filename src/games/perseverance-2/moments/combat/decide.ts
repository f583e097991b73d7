import { ok, type Explanation } from '@/engine';
import { PIECES } from '../../pieces';
import { breachTurn } from './breachTurn';
import { combat as fight, type CombatResult } from './rule';
import { allDinos } from './dinos';
import type { Party } from './party';
import { nameOf } from '../../say';
import type { Change } from '../../session/change';
import type { RuledCommand } from '../../session/command';
import { happened, type Decision, type Event } from '../../session/event';
import { enclosureOf, enclosureAfter, readyParty, rulesPlayer, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, type BreachState, type State } from '../../session/state';
import { changesIn } from '../../session/decide/decision';
import { usedOutpost, withinAdventure } from '../adventure/rally';
import { without } from '../../session/decide/turn';

type CommandOf<T extends RuledCommand['type']> = Extract<RuledCommand, { type: T }>;

/** Combat on a hex of the Map, within an Adventure Effect. */
export function combat(state: State, command: CommandOf<'combat'>): Decision {
  const { player, fight: input } = command;
  return withinAdventure(state, player, 'combat', command, (rallied) => {
    const outcome = fight.ask({
      ...input,
      player: fighterOf(rallied, player),
      kind: 'adventure',
      ready: readyParty(rallied, player),
    });
    if (!outcome.ok) return outcome;
    const { figures, explanation } = outcome.value;
    return ok([fought(rallied, { player, breach: null, figures }, [], explanation)]);
  });
}

/** All Dinos of one Breach; the token returns, the card's Savior Bonus is taken. */
export function counterattack(state: State, command: CommandOf<'counterattack'>): Decision {
  const { player, of, saviorTimes, outpost = null } = command;
  // The Staging Ground is used with it: one fact, and its owner is attacked afterwards.
  const used = outpost === null ? null : usedOutpost(state, player, 'staging-ground', outpost);
  if (used && !used.ok) return used;
  const breach = Object.hasOwn(state.players, of) ? seatOf(state, of).breach : null;
  if (!breach) return refuse('noBreach', { player: nameOf(of) });
  const outcome = fight.ask({
    ...command.fight,
    player: fighterOf(state, player),
    kind: 'counterattack',
    ready: readyParty(state, player),
    dinos: breach.dinos,
    saviorBonus: breach.savior,
    saviorTimes,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const ended: Change = { what: 'breach', player: of, to: null };
  const staging = used?.value.flatMap(({ changes }) => changes) ?? [];
  return ok([
    fought(
      state,
      { player, breach: of, figures, ...(outpost !== null && { outpost }) },
      [ended, ...staging],
      explanation,
    ),
  ]);
}

interface Fought {
  readonly player: string;
  readonly breach: string | null;
  readonly figures: CombatResult;
  readonly outpost?: number;
}

function fought(
  state: State,
  { player, breach, figures, outpost }: Fought,
  before: readonly Change[],
  why: Explanation,
): Event {
  const { kills, captures, defeated, enclosure, toppled, deltas } = figures;
  return happened(
    'fought',
    {
      player,
      breach,
      killed: kills,
      captured: captures,
      lost: defeated,
      ...(outpost !== undefined && { outpost }),
    },
    [
      ...before,
      ...changesIn(state, deltas),
      { what: 'enclosure', player, to: enclosureAfter(state, player, enclosureOf(state, player), enclosure) },
      { what: 'toppled', player, to: together(seatOf(state, player).toppled, toppled) },
    ],
    why,
  );
}

/** In Essentials nobody counts Soldiers: all of them may be there. */
function fighterOf(state: State, player: string) {
  const most = PIECES.soldiersOfAKind;
  const seat = rulesPlayer(state, player);
  return isFull(state) ? seat : { ...seat, lightSoldier: most, heavySoldier: most };
}

function together(a: Party, b: Party): Party {
  return { light: a.light + b.light, heavy: a.heavy + b.heavy, leader: a.leader || b.leader };
}

/** The end of the player's own turn, once a turn; what is owed from the last one comes before it. */
export function settleBreach(state: State, { player, remove }: CommandOf<'settleBreach'>): Decision {
  const { breach } = seatOf(state, player);
  if (!breach) return refuse('noBreach', { player: nameOf(player) });
  if (breach.paid) return refuse('breachPaid', { player: nameOf(player) });
  const { at, dinos } = breach;
  const outcome = breachTurn.ask({
    player: rulesPlayer(state, player),
    breach: { at, dinos },
    remove,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const after: BreachState = breach.owed
    ? { ...without(breach, 'owed'), ...figures.breach }
    : { ...breach, ...figures.breach, paid: true };
  return ok([
    happened(
      'breachSettled',
      { player, dinos: allDinos(dinos) },
      [...changesIn(state, figures.deltas), { what: 'breach', player, to: after }],
      explanation,
    ),
  ]);
}
