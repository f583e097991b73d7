import { ok, type Chance } from '@/engine';
import { beginPlay } from '../../../perseverance/session/beginAndNote';
import { OFFICERS, ZONES, type Zone } from '../../terms';
import type { Change } from '../../session/change';
import type { Command } from '../../session/command';
import { setupOf } from '../../session/config';
import { setup } from './rule';
import { initial, type State } from '../../session/state';
import type { Decision } from '../../session/decide/decision';

type BeginPlay = Extract<Command, { type: 'beginPlay' }>;

/** The table is set: with the first Settlements where the players put them once the Officers lay there (001:580). */
export function beginGame(state: State, command: BeginPlay, chance: Chance): Decision {
  const begun = beginPlay(state);
  if (!begun.ok || !command.placements) return begun;
  const placements = { ...state.config.placements, ...command.placements };
  const config = {
    ...state.config,
    placements,
    dissenterZone: dissentersIn(state, command, placements, chance),
  };
  const legal = setup.ask(setupOf(config));
  if (!legal.ok) return legal;
  const changes = differences(initial(state.config), initial(config));
  return ok(begun.value.map((event) => ({ ...event, changes: [...changes, ...event.changes] })));
}

/** One of the Zones that nobody begins in; what was drawn for the table before is kept where it still can be. */
function dissentersIn(
  { config }: State,
  { dissenterZone }: BeginPlay,
  placements: Readonly<Record<string, Zone>>,
  chance: Chance,
): Zone | null {
  if (config.dissenterZone === null) return null;
  const free = ZONES.filter((zone) => !Object.values(placements).includes(zone));
  const wanted = dissenterZone ?? config.dissenterZone;
  return free.includes(wanted) ? wanted : (free[chance.pick(free.length)] ?? null);
}

function differences(before: State, after: State): readonly Change[] {
  return [
    ...ZONES.flatMap((zone) =>
      after.zones[zone].settlements.flatMap((owner, i): readonly Change[] =>
        owner === before.zones[zone].settlements[i]
          ? []
          : [{ what: 'settlement', zone, space: i + 1, owner }],
      ),
    ),
    ...OFFICERS.flatMap((officer): readonly Change[] => {
      const { slots, pool } = after.officers[officer];
      return slots.join() === before.officers[officer].slots.join()
        ? []
        : [{ what: 'officer', officer, slots, pool }];
    }),
  ];
}
