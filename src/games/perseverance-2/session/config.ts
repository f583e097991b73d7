import { resolveRaw, type Seat } from '@/engine';
import { RECOMMENDED } from '../firstGame';
import { readSetup } from '../rules/input/readSetup';
import { setup, type Placement, type SetupInput } from '../rules/setup';
import type { Tracking } from '../../perseverance/session/level';
import type { CityZone, Leader, Officer, SecurityBonus, Zone } from '../terms';

export const PLAYERS = { min: 2, max: 4 } as const;

/** A die, or two tokens on a track (the deterministic Threat of Episode 1). */
export const THREATS = ['die', 'deterministic'] as const;
export type ThreatWay = (typeof THREATS)[number];

/** Where a player begins, and with which Perk. */
export type Start = Omit<Placement, 'player'>;

export interface Config {
  readonly v: 1;
  /** Turn order, first player first. */
  readonly seats: readonly Seat[];
  readonly leaders: Readonly<Record<string, Leader>>;
  readonly officers: Readonly<Record<Zone, Officer>>;
  /** What the Chief of Security's tile shows (R2). */
  readonly securityBonus: SecurityBonus;
  readonly starts: Readonly<Record<string, Start>>;
  /** Two players: the unused City Zone with two Dissenter Settlements. */
  readonly dissenterZone: CityZone | null;
  readonly threat: ThreatWay;
  /** Games of older versions do not say it: they follow everything. */
  readonly tracking?: Tracking;
}

/** What the set-up procedure of the rules wants to know. The last player places first. */
export function setupInput(config: Omit<Config, 'v' | 'threat'>): SetupInput {
  const { seats, leaders, officers, securityBonus, starts, dissenterZone } = config;
  return {
    players: seats.map(({ id }) => ({ id })),
    officers,
    securityBonus,
    placements: [...seats]
      .reverse()
      .map(({ id }) => ({ player: id, ...(starts[id] ?? RECOMMENDED[leaders[id] ?? 'adelita']) })),
    dissenterZone,
  };
}

/** Whether the rules can begin so; through their reader, which wants the same of ids as every procedure after it. */
export function checkSetup(config: Config) {
  const input = setupInput(config);
  return resolveRaw(readSetup, setup, { ...input, players: input.players.map(({ id }) => id) });
}
