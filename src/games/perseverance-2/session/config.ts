import type { Given, Seat } from '@/engine';
import { RECOMMENDED } from '../firstGame';
import { setup } from '../rules/setup';
import type { setupInput, Start } from '../rules/setupInput';
import { THREAT_WAYS } from '../rules/threat';
import type { Tracking } from '../../perseverance/session/level';
import type { CityZone, Leader, Officer, SecurityBonus, Zone } from '../terms';

export const PLAYERS = { min: 2, max: 4 } as const;

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
  /** A die, or two tokens on a track (the deterministic Threat of Episode 1). */
  readonly threat: (typeof THREAT_WAYS)[number];
  /** Games of older versions do not say it: they follow everything. */
  readonly tracking?: Tracking;
}

/** What the set-up procedure of the rules wants to know. The last player places first. */
function setupOf(config: Omit<Config, 'v' | 'threat'>): Given<typeof setupInput> {
  const { seats, leaders, officers, securityBonus, starts, dissenterZone } = config;
  return {
    players: seats.map(({ id }) => id),
    officers,
    securityBonus,
    placements: [...seats]
      .reverse()
      .map(({ id }) => ({ player: id, ...(starts[id] ?? RECOMMENDED[leaders[id] ?? 'adelita']) })),
    dissenterZone,
  };
}

/** The table before the first turn, if the rules can begin so. */
export function checkSetup(config: Omit<Config, 'v' | 'threat'>) {
  return setup.ask(setupOf(config));
}
