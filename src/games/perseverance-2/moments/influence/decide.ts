import { err, ok } from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { countOf, withCount } from '../../../perseverance/session/table';
import { PERKS, type PerkId, type PerkList } from '../../perks';
import { influenceWithout, type InfluenceSource } from './rule';
import { perkWithout } from './perk';
import { say } from '../../say';
import type { Officer } from '../../terms';
import type { RuledCommand } from '../../session/command';
import type { PerkPick } from '../../session/moves';
import { happened, type Decision } from '../../session/event';
import { enclosureAfter, rulesPlayer, rulesPlayers, suppliesLeft } from '../../session/records';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { chain, changesIn } from '../../session/decide/decision';

export interface CubePlacement {
  readonly player: string;
  readonly officer: Officer;
  readonly count: number;
  readonly source: InfluenceSource;
}

/** Cubes, and with the Secondary Action one Perk of the same Officer; it may be left out (R26). */
export function influence(state: State, command: Extract<RuledCommand, { type: 'influence' }>): Decision {
  const { player, officer, perk } = command;
  const cubes = place(state, command);
  if (!perk) return cubes;
  if (command.source === 'free') return refuse('noPerkForFree');
  return chain(state, cubes, (after) => gainPerkOf(after, player, officer, perk));
}

/** `idle`: Perks that were gained earlier in the same Effect. */
export function place(
  state: State,
  { player, officer, count, source }: CubePlacement,
  idle: PerkList = [],
): Decision {
  const { slots, pool } = state.officers[officer];
  const outcome = influenceWithout(idle).ask({
    players: rulesPlayers(state),
    officer,
    source,
    player,
    slots,
    count,
    securityBonus: state.config.securityBonus,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const slid = Object.entries(figures.pooled).reduce(
    (tile, [owner, cubes]) => withCount(tile, owner, countOf(tile, owner) + cubes),
    pool,
  );
  return ok([
    happened(
      'influencePlaced',
      {
        player,
        officer,
        count,
        winners: figures.bonuses.map((bonus) => bonus.player),
        ...(source !== 'action' && { free: true as const }),
      },
      [{ what: 'officer', officer, slots: figures.slots, pool: slid }, ...changesIn(state, figures.deltas)],
      explanation,
    ),
  ]);
}

/** One free cube as a bonus; without a cube left the bonus is skipped (R26). */
export function placeBonus(state: State, player: string, officer: Officer, idle: PerkList = []): Decision {
  const none = player !== DISSENTERS && suppliesLeft(state, player).influence < 1;
  return none ? ok([]) : place(state, { player, officer, count: 1, source: 'free' }, idle);
}

export function gainPerkOf(
  state: State,
  player: string,
  officer: Officer,
  pick: PerkPick,
  idle: PerkList = [],
): Decision {
  if (PERKS[pick.perk].officer !== officer)
    return refuse('otherOfficer', { perk: say(`perk.${pick.perk}`), officer: say(`officer.${officer}`) });
  return gainPerk(state, player, pick, { idle });
}

interface PerkMoment {
  /** The cube comes from another Perk (Officers' Lodge). */
  readonly moveFrom?: PerkId | null;
  /** Perks that were gained earlier in the same Effect. */
  readonly idle?: PerkList;
}

export function gainPerk(
  state: State,
  player: string,
  pick: PerkPick,
  { moveFrom = null, idle = [] }: PerkMoment = {},
): Decision {
  const seat = rulesPlayer(state, player);
  const before = seat.enclosure;
  const outcome = perkWithout(idle).ask({
    player: seat,
    perk: pick.perk,
    pay: pick.pay,
    moveFrom,
    dino: pick.dino,
    release: pick.release,
  });
  if (!outcome.ok) return err(outcome.error);
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'perkGained',
      { player, perk: pick.perk, from: moveFrom },
      [
        { what: 'perks', player, to: figures.perks },
        { what: 'enclosure', player, to: enclosureAfter(state, player, before, figures.enclosure) },
        ...changesIn(state, figures.deltas),
      ],
      explanation,
    ),
  ]);
}
